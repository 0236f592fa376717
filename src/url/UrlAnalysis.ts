/** Who asks, and whom people here trust. */
export interface AnalyzeUrlContext {
  /** Where the server itself is. A domain that looks like the server's own is reported. */
  readonly serverUrl?: string | undefined;
  /** Domains that people here know and that an attacker may imitate, such as `['example.com']`. */
  readonly knownDomains?: readonly string[] | undefined;
  /** Whether names that everybody knows are compared too: about a thousand, such as `paypal.com`. Default: true. */
  readonly famousDomains?: boolean | undefined;
}

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
  | 'credential-param'
  | 'device-sign-in';

/** `params` say what it is about: a host (two with a comma between), a label, a character (`U+202E`), a parameter. */
export interface UrlFinding {
  /** Which rule found it. */
  readonly code: UrlFindingCode;
  /** How much it weighs. */
  readonly level: UrlFindingLevel;
  /** What its words need, such as the domain that is imitated. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** What a person has to know before a URL is opened for a server. */
export interface UrlAnalysis {
  /** The URL as the server sent it. */
  readonly raw: string;
  /** The URL that would be opened, as the URL standard writes it; null if it is no URL, or not a web URL. */
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
  /** The part of `asciiHost` that somebody registered, which tells who owns it. Null for an IP address or a public suffix. */
  readonly registrableDomain: string | null;
  /** Whether the Public Suffix List could be loaded; without it the level is at least `caution`. */
  readonly suffixList: 'loaded' | 'unavailable';
  /** In the order of the rules. Each code occurs at most once, with its worst level. */
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

export function worse<A extends UrlAnalysis['level'], B extends UrlAnalysis['level']>(
  a: A,
  b: B,
): A | B {
  return urlLevels.indexOf(a) < urlLevels.indexOf(b) ? b : a;
}

/** The worst level of some findings, but at least the level given. */
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
