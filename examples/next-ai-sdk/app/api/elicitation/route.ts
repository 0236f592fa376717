import { handleElicitation } from 'react-mcp-elicitation/bridge';
import { personOf } from '../../../people';

export const GET = (request: Request) => handleElicitation(personOf(request).bridge, request);
export const POST = GET;
