import { handleElicitation } from 'react-mcp-elicitation/bridge';
import { personOf } from '../../../people';

export async function GET(request: Request) {
  const person = await personOf();
  if (!person) return new Response(null, { status: 401 });
  return handleElicitation(person.bridge, request);
}
export const POST = GET;
