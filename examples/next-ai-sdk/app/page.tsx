import { personOf } from '../people';
import { Chat } from './Chat';

export default async function Page() {
  const { messages, receipts, run } = await personOf();
  return <Chat messages={messages} receipts={receipts} resume={run !== undefined} />;
}
