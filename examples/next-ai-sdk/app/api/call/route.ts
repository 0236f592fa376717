import { personOf } from '../../../people';

export async function POST(request: Request) {
  const { client, server } = await personOf(request);
  const { name } = (await request.json()) as { name: string };
  const { content } = await server.track(client.callTool({ name }));
  return Response.json(content);
}
