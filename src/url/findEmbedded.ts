import type { FamousNames, GuardedNames, Registration } from './names/loadNames.ts';
import {
  findPair,
  findPosed,
  findPosedLeft,
  findTenant,
  firstOf,
  isEveryday,
} from './findPosed.ts';
import { oddities } from './oddities.ts';
import { decodeDomain, hostOf } from './parseUrl.ts';
import { dotted } from './shapes.ts';
import { skeleton } from './skeleton.ts';
import { finding, type UrlFinding } from './UrlAnalysis.ts';

/** Shorter names are not looked for where a hyphen stands for a dot. They turn up by chance: `box-it`. */
const minHyphenated = 5;

/** The suffixes that are told from a word behind a hyphen, and the shortest name for that. */
const telling = /^\.(?:com|gov|co\..*)$/;
const minTelling = 3;

/** What readers mistake for the real domain stands left of the registrable one (`count` labels), or runs on into it. */
export function findEmbedded(
  labels: readonly string[],
  count: number,
  { domain, name, suffix, isShared }: Registration,
  names: GuardedNames,
): UrlFinding | undefined {
  const { famous, guarded, published, leased, known } = names;
  if (domain === null || name === null || known.has(domain)) return undefined;
  const host = labels.map(tidied);
  const whole = host.join('.');
  const left = host.slice(0, count).join('.');
  if (oddities.honest.test(whole)) return undefined;
  const own = host.slice(0, count + 1).join('.');
  const mark = (embedded: string, level: 'caution' | 'danger') =>
    finding('embedded-domain', level, { embedded });

  // A shared suffix may itself begin with a suffix: google.com.localto.net.
  const place = isShared ? host.slice(0, -1).join('.') : own;
  const ownName = isShared ? '' : `${decodeDomain(name)}.`;
  const found = findKnown(place, own.length, isShared, ownName, guarded);
  if (found) {
    return mark(hostOf(found)!, oddities.lent.test(`${found} ${whole}`) ? 'caution' : 'danger');
  }
  const isLeased = leased.has(domain);
  const isOpen = isLeased || published.has(domain);
  if ((famous.domains.has(domain) && !isOpen) || famous.ordinary.has(domain)) return undefined;
  if (!isLeased) {
    const suffixed = findSuffixed(left, name, names);
    if (suffixed) return mark(...suffixed);
    const common = findUnlisted(left, own, famous);
    if (common) return mark(common, 'caution');
  }
  const plain = decodeDomain(name);
  // Under a shared suffix anybody may take a famous name: login.paypal.workers.dev.
  const labelsLeft = isShared ? own : left;
  const posed =
    firstOf(isOpen ? host.slice(0, count) : [plain], (label) =>
      findPosed(label, guarded, isLeased),
    ) ??
    (isShared ? undefined : findPair(plain, guarded)) ??
    (isShared && !oddities.owned.test(suffix!) ? findTenant(plain, guarded) : undefined) ??
    // Where names are leased, the company has its own: sso.mozilla.auth0.com.
    (isLeased ? undefined : findPosedLeft(labelsLeft, plain, guarded));
  if (!posed) return undefined;
  return finding('embedded-domain', plain === name ? 'caution' : 'danger', { posed });
}

/** A domain that runs on into the registrable one: e-zpass.com-bill.example. */
const runningOn =
  /(?:^|\.)((?:(?!..?\.|www\d?\.)([^.]+)\.(?:(?:com|org)(?=-)|gov(?=-(?:pay|toll|uk\b))|co-uk(?=-|$)))|gov\.uk(?=-))/;

/** A domain that nobody guards, left of the registrable one or running on into it. */
function findUnlisted(left: string, own: string, famous: FamousNames): string | undefined {
  const [, whole] = /\.((?!www\d?\.)[^.]+\.(?:com|net|org|edu|gov))\./.exec(dotted(left)) ?? [];
  const [, embedded, label = ''] = runningOn.exec(own) ?? [];
  // What many call a host of their own is nobody's name: forum.com-magazin.de.
  return whole ?? (isEveryday(label, famous) ? undefined : embedded);
}

/** Readers take `paypal--com` for `paypal-com`. */
const tidied = (label: string): string =>
  label.startsWith('xn--') ? label : label.replace(/([-_])[-_]+/g, '$1').replace(/[-_]$/, '');

/**
 * A guarded domain in a text, or its like. It begins before `end`, where the registrable label ends, and runs on if the
 * suffix `isShared`. One that begins with `own`, the host's name and a dot, is not somebody else's.
 */
function findKnown(
  text: string,
  end: number,
  isShared: boolean,
  own: string,
  { byName, domains }: FamousNames,
): string | undefined {
  const shape = dotted(skeleton(text));
  for (const [domain, sought] of domains) {
    if (!shape.includes(sought) || (own !== '' && domain.startsWith(own))) continue;
    const isWord = byName.get(domain.slice(0, domain.indexOf('.')))?.isWord === true;
    if (isWithin(domain, isWord, text, end, isShared)) return domain;
  }
  return undefined;
}

/**
 * Begins left of the registrable domain, or at any part of its first label. A hyphen counts as a dot.
 * An everyday word (`isWord`) may stand before a dot or a hyphen by chance.
 */
function isWithin(
  domain: string,
  isWord: boolean,
  text: string,
  end: number,
  isShared: boolean,
): boolean {
  // An everyday word is sought as it is written, and any other as it looks.
  const [whole = '', host = '', begin = ''] = [domain, text, text.slice(0, end)].map((part) =>
    isWord ? part : skeleton(part),
  );
  const [sought, shape] = [dotted(whole), dotted(host)];
  const dot = domain.indexOf('.');
  const isTold = dot >= minTelling && telling.test(domain.slice(dot));
  for (let at = -1; (at = shape.indexOf(sought, at + 1)) >= 0 && at < begin.length;) {
    const written = host.slice(at, at + whole.length);
    if (lettersOf(written) !== lettersOf(whole)) continue;
    const isJoined = written !== whole && written.includes('-');
    const isWhole = host[at - 1] !== '-' && host[at + whole.length] !== '-';
    // Nobody writes `okta-com` by chance. An everyday word has to have more beside it: `delta-com.de` may be honest.
    const isTelling = isTold && !(isWord && isWhole);
    if (isJoined && !isTelling && (isWord || dot < minHyphenated)) continue;
    // In mail.ru.nl, the last part of `mail.ru` is the registered name itself.
    if (isWord && !isJoined && !isShared && at + whole.length === host.length) continue;
    return true;
  }
  return false;
}

const lettersOf = (text: string) => text.replace(/[-_.]/g, '');

/** Under a suffix of several labels (`mybank.co.uk.evil.example`), or guarded under any (`paypal.info.evil.example`). */
function findSuffixed(
  left: string,
  host: string,
  { guarded, lookUp }: GuardedNames,
): readonly [domain: string, level: 'caution' | 'danger'] | undefined {
  const parts = left.split(/[._]/);
  for (const at of parts.keys()) {
    const { domain, name, suffix, isShared } = lookUp(parts.slice(0, at + 1).join('.'));
    if (suffix === null || isShared) continue;
    const known = guarded.byName.get(name ?? '') ?? guarded.bySkeleton.get(skeleton(name ?? ''));
    const isGuarded = known && !known.isWord && name !== host && known.name.length >= minTelling;
    if (!suffix.includes('.')) {
      if (isGuarded && oddities.commercial.test(suffix)) return [domain!, 'caution'];
    } else if (isGuarded) return [domain!, 'danger'];
    // Governments have their sites at the suffix itself.
    else if (/^go[buv]/.test(suffix)) return [domain ?? suffix, 'caution'];
    else if (domain !== null && !oddities.chance.test(suffix) && !/^www\d?\./.test(domain)) {
      return [domain, 'caution'];
    }
  }
  return undefined;
}
