import type { FamousName, FamousNames } from './names/loadNames.ts';
import { unrepeated, withoutAccents } from './shapes.ts';
import { skeleton } from './skeleton.ts';

/** Words that only sign-in pages have in their names. */
const signInWord =
  /^(?:log[io]ns?|sign[io]ns?|o?auth\d*|sso|2fa|mfa|authenticat\w*|authori[sz]\w*|verif(?:y|ied|ication)|passwords?|accounts?)\d*$/;
/** Words of sign-in pages that honest names have as well. */
const accountWord =
  /^(?:id|secured?|security|support|update|billing|confirm(?:ation)?|wallet|recover(?:y)?|unlock|alerts?|customers?|payments?|helpdesk|validation|validate|access|admin|notice|suspended|restore|reset|connect|sign)\d*$/;

/**
 * The famous domain that a name poses as with the words of a login page: `paypal-signin`, `secure-apple-id`. A famous
 * name that is an everyday word or very short needs more such words beside it.
 */
export function findPosed(name: string, famous: FamousNames): string | undefined {
  const parts = joinSignIn(withoutAccents(name)).split(/[-_]/);
  for (const part of parts) {
    const known = joined(part, famous);
    if (known !== undefined) return known;
  }
  if (parts.length === 1) return undefined;
  const posed =
    parts.map((part) => famousNamed(part, famous)).find((known) => known !== undefined) ??
    parts.map((part) => famousStart(part, famous)).find((known) => known !== undefined);
  if (!posed) return undefined;
  if (!posed.isWord && parts.some((part) => /^www\d*$/.test(part))) return posed.domain;
  const signInWords = parts.filter((part) => signInWord.test(part)).length;
  const accountWords = parts.filter((part) => accountWord.test(part)).length;
  const isCommon = posed.isWord || posed.name.length <= 3;
  const isEnough = isCommon ? signInWords * 2 + accountWords >= 2 : signInWords + accountWords > 0;
  return isEnough ? posed.domain : undefined;
}

const joinSignIn = (text: string) => text.replace(/(log|sign)[-_](in|on)(?![a-z])/g, '$1$2');

/** What many run on a host of their own, or have one to sign in with. */
const selfHosted =
  /^(?:auth0|bitbucket|git(?:ea|lab)|grafana|jenkins|jira|keycloak|moodle|supabase|vmware|wordpress)$/;

/**
 * The same for the labels left of the registered name: `signin.paypal`, `paypal-login`, `auth.openai`. Companies
 * have hosts such as `okta-sso` and `google-auth`, so a word like these counts only as the label before the name.
 */
export function findPosedLeft(left: string, name: string, famous: FamousNames): string | undefined {
  const labels = joinSignIn(left).split('.');
  // The registered name counts only if it has several words, unlike onelogin.
  const words = joinSignIn(name.includes('-') ? `${left}.${name}` : left).split(/[._-]/);
  const isSignIn = words.some((word) => signInWord.test(word) && /^(?:acc|l|p|si|v)/.test(word));
  return labels
    .filter((_, at) => isSignIn || signInWord.test(labels[at - 1] ?? ''))
    .flatMap((label) => label.split(/[-_]/))
    .map((part) => famousNamed(part, famous))
    .find(
      (known) => known && !known.isWord && known.name.length > 3 && !selfHosted.test(known.name),
    )?.domain;
}

/** The same without a hyphen: `paypallogin`, `verifystripe`. */
function joined(part: string, famous: FamousNames): string | undefined {
  for (let at = 2; at < part.length - 2; at++) {
    const [before, after] = [part.slice(0, at), part.slice(at)];
    const known =
      (signInWord.test(after) && famousNamed(before, famous)) ||
      (signInWord.test(before) && famousNamed(after, famous));
    if (known && known.name.length > 3) return known.domain;
    // A famous domain without its dot, or with a www before it: `paypalcom.net`, `wwwgithub.com`. Honest names end in a
    // `net` of their own: `ubuntunet.net`.
    const isAddress = /^(?:com|net|org)$/.test(after) && famous.domains.has(`${before}.${after}`);
    const plain =
      famous.byName.get(isAddress ? before : '') ??
      (/^www\d*$/.test(before) ? famous.byName.get(after) : undefined);
    if (plain && !plain.isWord && plain.name.length > 4) return plain.domain;
  }
  return undefined;
}

/** The famous name that a part is or looks like. A sign-in word that is also an everyday word does not count (login.gov). */
function famousNamed(part: string, famous: FamousNames): FamousName | undefined {
  const known = famous.byName.get(part) ?? famous.byName.get(part.replace(/\d+$/, ''));
  if (signInWord.test(part) && (!known || known.isWord)) return undefined;
  if (known || part.length < 4 || famous.ordinary.has(part)) return known;
  const alike = famous.bySkeleton.get(skeleton(part)) ?? famous.byLetters.get(unrepeated(part));
  return alike && alike.name.length > 3 ? alike : undefined;
}

/** A famous name with a product's name behind it: `googledrive`. */
const famousStart = (part: string, famous: FamousNames): FamousName | undefined =>
  [...famous.byName.values()].find(
    ({ name, isWord }) => !isWord && name.length > 5 && part.startsWith(name),
  );
