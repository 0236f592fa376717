import { handleElicitation } from 'react-mcp-elicitation/bridge';
import { personOf } from '../../../people';

export const GET = async (request: Request) =>
  handleElicitation((await personOf()).bridge, request);
export const POST = GET;
