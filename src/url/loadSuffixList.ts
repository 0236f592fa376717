/** The registrable domain of a host, and the public suffix above it. */
export interface Registration {
  /** Null where the host is itself a suffix, or has one label. */
  readonly domain: string | null;
  /** What stands before the suffix in it. */
  readonly name: string | null;
  readonly suffix: string | null;
  /** Whether the suffix is one that a company lets others register under (the list's private section). */
  readonly isShared: boolean;
}

export type SuffixLookup = (host: string) => Registration;

let loading: Promise<SuffixLookup | undefined> | undefined;

/**
 * Loads the Public Suffix List, private section included; undefined where it cannot be loaded. It is
 * five times the size of everything else here, so a form never pays for it. A failure is tried again.
 */
export function loadSuffixList(): Promise<SuffixLookup | undefined> {
  loading ??= import('tldts').then(
    ({ parse }) =>
      (host: string): Registration => {
        const { domain, domainWithoutSuffix, publicSuffix, isPrivate } = parse(host, {
          allowPrivateDomains: true,
          extractHostname: false,
          validateHostname: false,
          detectIp: false,
        });
        return {
          domain,
          name: domainWithoutSuffix,
          suffix: publicSuffix,
          isShared: isPrivate === true,
        };
      },
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}
