import { isGuardOff } from '../react/guard/guardSwitch.ts';

const guarded = ['accept', 'send-anyway', 'open']
  .map((name) => `[data-slot='elicitation-${name}']`)
  .join();
let isListening = false;

/** Says why Accept or Open did nothing in a test that has not called `disableConsentGuard`. */
export function warnOfScripts(): void {
  if (isListening || typeof document === 'undefined') return;
  isListening = true;
  document.addEventListener('click', ({ isTrusted, target }) => {
    if (isTrusted || isGuardOff() || !(target as Partial<Element>).closest?.(guarded)) return;
    console.warn(
      'A script pressed Accept or Open, and the library takes only a person’s press. ' +
        'In tests, call `disableConsentGuard` of react-mcp-elicitation/testing.',
    );
  });
}
