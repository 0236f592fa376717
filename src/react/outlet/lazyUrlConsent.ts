import { after } from '../../queue/index.ts';
import { loadNames } from '../../url/index.ts';
import { lazily } from '../request/lazily.ts';

/** How long a URL request waits for the lists of names before it is shown without them, in milliseconds. */
const longestWait = 1000;

/** What draws a URL request. It is loaded with the first one, together with the lists of names. */
export const lazyUrlConsent = lazily(async () => {
  const [{ UrlConsent }] = await Promise.all([
    import('../consent/UrlConsent.tsx'),
    // A warning that comes after the dialog would move the buttons away from a finger.
    Promise.race([loadNames(), new Promise<void>((resolve) => after(longestWait, resolve))]),
  ]);
  return UrlConsent;
});
