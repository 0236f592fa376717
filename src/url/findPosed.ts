import type { FamousName, FamousNames } from './names/loadNames.ts';
import { skeleton } from './skeleton.ts';

const strong =
  /^(?:log-?[io]n|sign-?[io]n|o?auth\d?|sso|2fa|mfa|verif(?:y|ied|ication)|passwords?|accounts?)$/;
const weak =
  /^(?:id|secured?|security|support|services?|update|billing|confirm(?:ation)?|wallet|recover(?:y)?|unlock|alerts?|customers?|payments?|helpdesk|team|portal|online|center|validation|validate|access|admin|notice|suspended|restore|reset|connect|sign)$/;

/**
 * The famous domain that a name poses as with the words of a login page: `paypal-signin`, `secure-apple-id`.
 * A name that is an everyday word needs more of them.
 */
export function findPosed(name: string, famous: FamousNames): string | undefined {
  const parts = name.replace(/(log|sign)[-_](in|on)\b/g, '$1$2').split(/[-_]/);
  const posed = parts.map((part) => famousNamed(part, famous)).find((known) => known !== undefined);
  if (parts.length > 1 && posed) {
    const strongWords = parts.filter((part) => strong.test(part)).length;
    const weakWords = parts.filter((part) => weak.test(part)).length;
    const needed = posed.isWord ? strongWords * 2 + weakWords >= 2 : strongWords + weakWords > 0;
    return needed ? posed.domain : undefined;
  }
  return parts.length === 1 ? joined(name, famous) : undefined;
}

/** Without a hyphen: `paypallogin`, `verifystripe`. */
function joined(name: string, famous: FamousNames): string | undefined {
  for (let at = 2; at < name.length - 2; at++) {
    const [before, after] = [name.slice(0, at), name.slice(at)];
    const known =
      (strong.test(after) && famousNamed(before, famous)) ||
      (strong.test(before) && famousNamed(after, famous));
    if (known && known.name.length > 3) return known.domain;
  }
  return undefined;
}

const famousNamed = (part: string, famous: FamousNames): FamousName | undefined =>
  famous.byName.get(part) ??
  (part.length > 3 && !famous.ordinary.has(part)
    ? famous.bySkeleton.get(skeleton(part))
    : undefined);
