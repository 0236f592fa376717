/** How much a finding weighs; `block` means that the URL must not be opened at all. */
export type UrlFindingLevel = 'info' | 'caution' | 'danger' | 'block';

/** What may be worth saying about a URL. */
export type UrlFindingCode =
  | 'invalid-url'
  | 'scheme-blocked'
  | 'userinfo'
  | 'insecure-scheme'
  | 'ip-address'
  | 'local-network'
  | 'non-default-port'
  | 'obfuscated-host'
  | 'hidden-characters'
  | 'punycode'
  | 'mixed-script'
  | 'restricted-character'
  | 'confusable'
  | 'many-subdomains'
  | 'long-host'
  | 'embedded-domain'
  | 'lookalike-server'
  | 'shared-hosting'
  | 'redirect-param'
  | 'credential-param';

/** One thing found in a URL, with what it was found in: a host, a label, a character as `U+202E`, a parameter's name. */
export interface UrlFinding {
  readonly code: UrlFindingCode;
  readonly level: UrlFindingLevel;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What a person has to know before a URL is opened for a server. */
export interface UrlAnalysis {
  /** The URL as the server sent it. */
  readonly raw: string;
  /** The URL that would be opened, as the URL standard writes it; null where it is none, or not of the web. */
  readonly href: string | null;
  /** Whether it may be opened once the person consents. */
  readonly openable: boolean;
  /** The level of the worst finding. */
  readonly level: 'none' | UrlFindingLevel;
  /** The host as the network knows it: `xn--` for whatever is not ASCII. */
  readonly asciiHost: string | null;
  /** The host in the letters it stands for, which may deceive: see `displayHost`. */
  readonly unicodeHost: string | null;
  /** Which of the two to show large. */
  readonly displayHost: 'unicode' | 'ascii';
  /** The part of `asciiHost` that somebody registered, so that can be trusted or not; null for an address or a suffix. */
  readonly registrableDomain: string | null;
  /** Whether the Public Suffix List could be loaded; without it the level is at least `caution`. */
  readonly suffixList: 'loaded' | 'unavailable';
  /** In the order of the rules, each code at most once, at its worst. */
  readonly findings: readonly UrlFinding[];
}

/** From the most harmless on. */
export const urlLevels: readonly UrlAnalysis['level'][] = [
  'none',
  'info',
  'caution',
  'danger',
  'block',
];

/** The higher of two levels. */
export function worse<A extends UrlAnalysis['level'], B extends UrlAnalysis['level']>(
  a: A,
  b: B,
): A | B {
  return urlLevels.indexOf(a) < urlLevels.indexOf(b) ? b : a;
}

/** The level of the worst of some findings, or the one given where none is worse. */
export const worstLevel = <L extends UrlAnalysis['level']>(
  findings: readonly UrlFinding[],
  least: L,
): L | UrlFindingLevel =>
  findings.reduce<L | UrlFindingLevel>((worst, { level }) => worse(worst, level), least);

export function finding(
  code: UrlFindingCode,
  level: UrlFindingLevel,
  params: UrlFinding['params'] = {},
): UrlFinding {
  return { code, level, params };
}
