import type { Registration, SuffixLookup } from './names/loadNames.ts';
import { hostOf, isAddress } from './parseUrl.ts';

/** A domain that a person may trust: the server's own, or one that the host knows. */
export interface TrustedDomain extends Registration {
  readonly domain: string;
  readonly name: string;
  /** Whether it is the asking server's own domain. That silences no finding, since the server may be lying. */
  readonly isServer: boolean;
}

/** The registrable domains of the server, and of the domains that the host knows. */
export function trustedDomains(
  lookUp: SuffixLookup,
  serverUrl: string | undefined,
  knownDomains: readonly string[],
): TrustedDomain[] {
  return [serverUrl ?? '', ...knownDomains].flatMap((known, at) => {
    const host = hostOf(known);
    const registration = host && !isAddress(host) && lookUp(host);
    return registration && isRegistered(registration)
      ? [{ ...registration, isServer: at === 0 }]
      : [];
  });
}

const isRegistered = (of: Registration): of is Registration & { domain: string; name: string } =>
  of.domain !== null;
