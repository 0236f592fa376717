import { callTool, personOf } from '../../../people';

export async function POST(request: Request) {
  const { name } = (await request.json()) as { name: string };
  const { content } = await callTool(personOf(request), name);
  return Response.json(content);
}
