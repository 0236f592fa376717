import { callTool, personOf } from '../../../people';

export async function POST(request: Request) {
  const person = personOf(request);
  if (!person) return new Response(null, { status: 401 });
  const { name } = (await request.json()) as { name: string };
  const { content } = await callTool(person, name);
  return Response.json(content);
}
