import type { ElicitationServer } from '../../queue/index.ts';

/**
 * Who asks, in the host's words alone.
 *
 * @selector `[data-slot='elicitation-server']` who asks, in the host's words
 * @selector `[data-slot='elicitation-server-icon']` the host's image of the server
 * @selector `[data-slot='elicitation-server-name']` the host's name for the server
 * @selector `[data-slot='elicitation-server-origin']` where the server is
 */
export function ServerIdentity({ server }: { server: ElicitationServer }) {
  const { name, icon, url } = server;
  return (
    <span data-slot="elicitation-server">
      {icon !== undefined && (
        <img data-slot="elicitation-server-icon" src={icon} alt="" width={20} height={20} />
      )}
      <bdi data-slot="elicitation-server-name">{name}</bdi>{' '}
      {url !== undefined && <bdi data-slot="elicitation-server-origin">{addressOf(url)}</bdi>}
    </span>
  );
}

/** The host of a secure address; what is not secure shows its scheme. */
function addressOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, host, origin } = new URL(url);
  if (protocol === 'https:') return host;
  return origin === 'null' ? url : origin;
}
