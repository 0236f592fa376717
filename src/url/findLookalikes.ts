import type { TrustedDomain } from './findDomains.ts';
import { decodeDomain } from './parseUrl.ts';
import { skeleton } from './skeleton.ts';
import type { Registration } from './loadSuffixList.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

/** Below this nearly every name is one letter from some other. */
const minCompared = 3;

/** Whether a domain is easily taken for one that is trusted: `lookalike-server`, `confusable`. */
export function findLookalikes(
  { domain, name, suffix }: Registration,
  trusted: readonly TrustedDomain[],
): UrlFinding[] {
  if (domain === null || name === null || trusted.some((known) => known.domain === domain))
    return [];
  const unicode = decodeDomain(domain);
  return trusted.flatMap((known) => {
    // Under another top-level domain it is another's, and looks it.
    if (name === known.name) return [];
    const isSameShape = skeleton(unicode) === skeleton(decodeDomain(known.domain));
    const isAscii = unicode === domain;
    const isNear =
      isAscii &&
      suffix === known.suffix &&
      known.name.length >= minCompared &&
      isOneEdit(name, known.name) &&
      !isHarmless(name, known.name);
    if (!isSameShape && !isNear) return [];
    const code = known.isServer ? 'lookalike-server' : 'confusable';
    return [finding(code, isAscii ? 'caution' : 'danger', { lookalike: known.domain })];
  });
}

/** Differences that honest names have: a number at the end, a hyphen, another first letter. */
function isHarmless(a: string, b: string): boolean {
  const isAlike = (strip: RegExp) => a.replace(strip, '') === b.replace(strip, '');
  return isAlike(/\d+$/) || isAlike(/-/g) || isAlike(/^./) || a.slice(1) === b || a === b.slice(1);
}

/** One letter put in, left out or exchanged, or two neighbours swapped. */
function isOneEdit(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}
