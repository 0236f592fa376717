import { findNear } from './findLookalikes.ts';
import type { FamousName, FamousNames } from './names/loadNames.ts';
import { unrepeated, withoutAccents } from './shapes.ts';
import { skeleton } from './skeleton.ts';

export const firstOf = <T, R>(
  list: readonly T[],
  find: (item: T) => R | undefined,
): R | undefined => list.map(find).find(Boolean);

/** What is put before or behind a word of a sign-in page: `devicelogin`, `loginpage`, `oauth2`. */
const besideWord = /^(?:device|my|o?auth|user|web)(?=\D)|page$|\d+$/g;

const wordOf = (part: string, { pageWords }: FamousNames) =>
  pageWords.get(skeleton(part)) ?? pageWords.get(skeleton(part.replace(besideWord, '')));

/** Whether a name is a word of every day or of sign-in pages: other honest names contain it. */
export const isEveryday = (name: string, famous: FamousNames): boolean =>
  famous.ordinary.has(name) || !!famous.byName.get(name)?.isWord || !!wordOf(name, famous);

function isSignIn(part: string, famous: FamousNames): boolean {
  const word = wordOf(part, famous);
  return word !== undefined && word !== 'account';
}

/** As `paypal-signin`, `secure-apple-id`. An everyday word or a very short name needs more such words beside it. */
export function findPosed(
  name: string,
  famous: FamousNames,
  /** Companies have names here, with honest words beside them. */
  isLeased = false,
): string | undefined {
  const parts = joinSignIn(withoutAccents(name)).split(/[-_]/);
  const whole = firstOf([parts.join('-'), ...parts], (part) => joined(part, famous));
  if (whole || parts.length === 1) return whole;
  const words = parts.map((part) => wordOf(part, famous));
  const accountWords = words.filter((word) => word === 'account').length;
  const signInWords = words.filter((word) => word !== undefined).length - accountWords;
  const rest = parts.filter((part, at) => words[at] === undefined && !addressStart.test(part));
  const posed =
    firstOf(parts, (part) => famousNamed(part, famous)) ??
    firstOf(parts, (part) => famousStart(part, famous)) ??
    famous.byName.get(rest.join('-')) ??
    (signInWords > 0 ? imitated(rest.join(''), famous) : undefined);
  if (!posed) return undefined;
  if (!posed.isWord && parts.some((part) => addressStart.test(part))) return posed.domain;
  const isCommon = isLeased || posed.isWord || posed.name.length <= 3;
  const isEnough = isCommon ? signInWords * 2 + accountWords >= 2 : signInWords + accountWords > 0;
  return isEnough ? posed.domain : undefined;
}

/** What an address begins with: `www-paypal`, `httpspaypal`. */
const addressStart = /^(?:www\d*|https?)$/;

const joinSignIn = (text: string) => text.replace(/(log|sign)[-_](in|on)(?![a-z])/g, '$1$2');

/** What many run on a host of their own, or have one to sign in with. */
const selfHosted =
  /^(?:auth0|bitbucket|debian|git(?:ea|lab)|grafana|jenkins|jira|keycloak|kubernetes|moodle|nextjs|prisma|redis|supabase|ubuntu|vmware|wordpress)$/;

const isOwn = (known: FamousName | undefined) =>
  known && !known.isWord && known.name.length > 3 && !selfHosted.test(known.name);

/** As `signin.paypal`. Companies have hosts such as `okta-sso`, so such a word counts only right before the name. */
export function findPosedLeft(left: string, name: string, famous: FamousNames): string | undefined {
  const labels = joinSignIn(left).split('.');
  // The registered name counts only if it has several words, unlike onelogin.
  const words = joinSignIn(name.includes('-') ? `${left}.${name}` : left).split(/[._-]/);
  const isLogin = words.some((word) => wordOf(word, famous) === 'login');
  return labels
    .filter((_, at) => isLogin || isSignIn(labels[at - 1] ?? '', famous))
    .flatMap((label) => [label, ...label.split(/[-_]/)])
    .map((part) => imitated(part, famous))
    .find(isOwn)?.domain;
}

/** The same for a tenant that has the bare name, where the first to come gets it: `paypal.web.app`. */
export const findTenant = (name: string, famous: FamousNames): string | undefined =>
  [famous.byName.get(name)].find(isOwn)?.domain;

/** Two famous names, or a product before its company: `paypal-venmo`, `drive-google`. */
export function findPair(name: string, famous: FamousNames): string | undefined {
  const [, first = '', second = ''] = /^([^-]+)-([^-]+)$/.exec(name) ?? [];
  return products.test(first) || isOwn(famous.byName.get(first))
    ? findTenant(second, famous)
    : undefined;
}

const products =
  /^(?:api|aws|azure|console|dash(?:board)?|docs|drive|find|gist|hub|mail|mcp|office|outlook|platform|teams)$/;

/** The same without a hyphen: `paypallogin`, `verifystripe`. */
function joined(part: string, famous: FamousNames): string | undefined {
  for (let at = 2; at < part.length - 2; at++) {
    const [before, after] = [part.slice(0, at), part.slice(at)];
    const known =
      (isSignIn(after, famous) && imitated(before, famous)) ||
      (isSignIn(before, famous) && imitated(after, famous));
    if (known && known.name.length > 3) return known.domain;
    // `paypalcom.net`, `wwwgithub.com`. Honest names end in a `net` of their own: `ubuntunet.net`.
    const isAddress = /^(?:com|net|org)$/.test(after) && famous.domains.has(`${before}.${after}`);
    const plain =
      famous.byName.get(isAddress ? before : '') ??
      (addressStart.test(before) ? famous.byName.get(after) : undefined);
    if (plain && !plain.isWord && plain.name.length > 4) return plain.domain;
  }
  return undefined;
}

/** A sign-in word that is also an everyday word does not count (login.gov). */
function famousNamed(part: string, famous: FamousNames): FamousName | undefined {
  const known = famous.byName.get(part) ?? famous.byName.get(part.replace(/\d+$/, ''));
  if (wordOf(part, famous) && (!known || known.isWord)) return undefined;
  if (known || part.length < 4 || famous.ordinary.has(part)) return known;
  const alike = famous.bySkeleton.get(skeleton(part)) ?? famous.byLetters.get(unrepeated(part));
  return alike && alike.name.length > 3 ? alike : undefined;
}

/** Beside a word of a sign-in page, a name that is one slip from a famous one poses as it too. */
const imitated = (part: string, famous: FamousNames) =>
  famousNamed(part, famous) ?? findNear(part, famous);

/** A famous name with a product's name behind it: `googledrive`. */
const famousStart = (part: string, famous: FamousNames): FamousName | undefined =>
  [...famous.byName.values()].find(
    ({ name, isWord }) => !isWord && name.length > 5 && part.startsWith(name),
  );
