/** An `Icon` of MCP, since 2025-11-25. */
export interface ServerIcon {
  readonly src: string;
  readonly mimeType?: string | undefined;
  readonly sizes?: readonly string[] | undefined;
  /** The scheme that it was made for. */
  readonly theme?: 'light' | 'dark' | undefined;
}

/** What MCP says that clients must draw, or should. None of these runs scripts in an `<img>`, and none moves but WebP. */
const drawn = /^data:image\/(?:png|jpe?g|webp|svg\+xml)[;,]/i;

/** In UTF-16 code units. A page is told of them with each request of their server. */
const longest = 20_000;

/**
 * The icons of a server that may be drawn, at most one for each theme: images in themselves, or of the server's own origin over
 * https (MCP, Icons, Security considerations).
 */
export function readIcons(icons: unknown, url = ''): readonly ServerIcon[] {
  const allowed = new Map<unknown, ServerIcon>();
  for (const icon of [icons].flat()) {
    const { src, theme: said } = Object(icon) as Readonly<Record<string, unknown>>;
    const theme = said === 'light' || said === 'dark' ? said : undefined;
    if (typeof src !== 'string' || src.length > longest || allowed.has(theme)) continue;
    if (drawn.test(src) || isOf(url, src)) allowed.set(theme, { src, theme });
  }
  return [...allowed.values()];
}

function isOf(url: string, src: string): boolean {
  if (!URL.canParse(url) || !URL.canParse(src)) return false;
  const { protocol, origin } = new URL(src);
  return protocol === 'https:' && origin === new URL(url).origin;
}
