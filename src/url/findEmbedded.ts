import type { FamousNames, NamesAtHand, Registration, SuffixLookup } from './names/loadNames.ts';
import { findPosed } from './findPosed.ts';
import { decodeDomain } from './parseUrl.ts';
import { dotted } from './shapes.ts';
import type { TrustedDomain } from './trustedDomains.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

/** Names that are shorter turn up by chance where a hyphen stands for a dot: `box-it`. */
const minHyphenated = 5;

/** Google Translate writes the domain of the page that it translates before this. */
const translated = 'translate.goog';

/**
 * A domain that stands where only its readers' eyes find it: left of the one that counts, or running on
 * into it.
 *
 * @param count how many labels stand left of the registrable domain
 */
export function findEmbedded(
  labels: readonly string[],
  count: number,
  { domain, name, suffix }: Registration,
  trusted: readonly TrustedDomain[],
  { famous, lookUp }: NamesAtHand,
): UrlFinding | undefined {
  const isKnown = trusted.some((of) => of.domain === domain && !of.isServer);
  if (domain === null || isKnown || suffix === translated) return undefined;
  const left = labels.slice(0, count).join('.');
  const text = labels.slice(0, count + 1).join('.');
  const place = { text, shape: dotted(text), end: left.length + (left === '' ? 0 : 1) };
  const mark = (embedded: string, level: 'caution' | 'danger') =>
    finding('embedded-domain', level, { embedded });

  const exact = trusted.find(
    (of) => of.domain !== domain && isWithin(decodeDomain(of.domain), place, 0),
  );
  if (exact) return mark(exact.domain, 'danger');
  if (famous && lookUp) {
    const known = [...famous.domains].find(
      ([whole, shape]) =>
        place.shape.includes(shape) &&
        !whole.startsWith(`${name}.`) &&
        isWithin(whole, place, minHyphenated),
    );
    if (known) return mark(known[0], 'danger');
    const national = findNational(left, name, famous, lookUp);
    if (national) return mark(...national);
  }
  if (famous?.domains.has(domain)) return undefined;
  const common = /\.([^.]+\.(?:com|net|org|edu|gov))\./.exec(dotted(left));
  if (common) return mark(common[1]!, 'caution');
  const isPlain = name === null || famous?.ordinary.has(domain);
  const posed = famous && !isPlain ? findPosed(name, famous) : undefined;
  return posed === undefined ? undefined : finding('embedded-domain', 'caution', { posed });
}

/** Where a domain may hide: a host without its suffix, and up to where one may begin. */
interface Place {
  readonly text: string;
  readonly shape: string;
  readonly end: number;
}

/** Whether a domain begins left of the registrable one, or right at its beginning, with any joint for a dot. */
function isWithin(whole: string, { text, shape, end }: Place, minLength: number): boolean {
  const at = shape.indexOf(dotted(whole));
  if (at < 0 || at > end) return false;
  const written = text.slice(at, at + whole.length);
  return written === whole || whole.indexOf('.') >= minLength || !written.includes('-');
}

/** A famous name under a suffix that it is not listed with: google.co.uk.evil.example. */
function findNational(
  left: string,
  name: string | null,
  famous: FamousNames,
  lookUp: SuffixLookup,
): [domain: string, level: 'caution' | 'danger'] | undefined {
  const parts = left.split(/[._]/);
  for (const [at, part] of parts.entries()) {
    const known = famous.byName.get(part);
    if (!known || known.isWord || part === name) continue;
    const isSuffix = (suffix: string) => {
      const { suffix: listed, isShared } = lookUp(`${part}.${suffix}`);
      return listed === suffix && !isShared;
    };
    const [first = '', second] = parts.slice(at + 1, at + 3);
    if (second !== undefined && isSuffix(`${first}.${second}`)) {
      return [`${part}.${first}.${second}`, 'danger'];
    }
    // A name and two letters may be a department's: github.it.example.edu.
    if (first.length === 2 && isSuffix(first)) return [`${part}.${first}`, 'caution'];
  }
  return undefined;
}
