import type { ElicitationServer } from '../queue/index.ts';

/** Who asks, in the host's words alone. */
export function ServerIdentity({ server }: { server: ElicitationServer }) {
  const { name, icon, url } = server;
  return (
    <span data-slot="elicitation-server">
      {icon !== undefined && (
        <img data-slot="elicitation-server-icon" src={icon} alt="" width={20} height={20} />
      )}
      <bdi data-slot="elicitation-server-name">{name}</bdi>{' '}
      {url !== undefined && <bdi data-slot="elicitation-server-origin">{originOf(url)}</bdi>}
    </span>
  );
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
