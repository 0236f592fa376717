import { readIcons } from './readIcons.ts';
import type { ElicitationServer } from './types.ts';

/** What tells servers apart: `id`, or else `url`, or else `name`. */
export const serverKey = ({ id, url, name }: ElicitationServer): string => id ?? url ?? name;

export const isSameServer = (one: ElicitationServer, other: ElicitationServer): boolean =>
  serverKey(one) === serverKey(other);

/** What a page may know. The URL is cut to its origin, since the rest may hold a key. */
export function publicServer({ name, icon, icons, url }: ElicitationServer): ElicitationServer {
  const shown = icon === undefined ? icons && { icons: readIcons(icons, url) } : { icon };
  return { name, ...shown, ...originOf(url) };
}

function originOf(url: string | undefined): { url?: string } {
  if (url === undefined || !URL.canParse(url)) return {};
  const { origin, protocol, host } = new URL(url);
  return { url: origin === 'null' ? `${protocol}//${host}` : origin };
}
