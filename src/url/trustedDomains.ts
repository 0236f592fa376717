import type { Registration, SuffixLookup } from './names/loadNames.ts';
import { hostOf, isAddress } from './parseUrl.ts';

/** A domain that a person may trust, and whose it is. */
export interface TrustedDomain extends Registration {
  readonly domain: string;
  readonly name: string;
  /** Whether it is the asking server's own. Nothing is quieted by that: the server is who may be lying. */
  readonly isServer: boolean;
}

/** The registrable domains of the server and of what the host knows. */
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
