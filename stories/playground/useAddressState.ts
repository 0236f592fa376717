import { useState } from 'react';

/** The page whose address people see and share: Storybook's own, around the frame that stories are drawn in. */
export function addressedPage(): Window {
  try {
    return window.parent.location.href ? window.parent : window;
  } catch {
    return window;
  }
}

const readAddress = () => new URLSearchParams(addressedPage().location.hash.slice(1));

/**
 * A text that is kept in the page's address, so that it can be shared.
 *
 * @param name its name in the address; undefined for one that is not kept
 */
export function useAddressState(name: string | undefined, initial: string) {
  const [text, setText] = useState(
    () => (name === undefined ? null : readAddress().get(name)) ?? initial,
  );
  return [
    text,
    (next: string) => {
      setText(next);
      if (name === undefined) return;
      const { history, location } = addressedPage();
      const parameters = readAddress();
      parameters.set(name, next);
      const { pathname, search } = location;
      history.replaceState(history.state, '', `${pathname}${search}#${parameters}`);
    },
  ] as const;
}
