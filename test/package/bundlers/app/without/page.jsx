import { Host } from './Host.jsx';

export default function Page() {
  return <Host />;
}
