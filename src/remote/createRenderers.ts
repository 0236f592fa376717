/** @returns the id of the request that a component has on screen, if there is one */
type GetShown = () => string | undefined;

/** The components that show a queue's requests. */
export interface Renderers extends Iterable<GetShown> {
  /** @param onEnd called when the component has unmounted */
  attach: (getShown: GetShown, onEnd: () => void) => () => void;
  isOnScreen: (id: string) => boolean;
}

export function createRenderers(): Renderers {
  const attached = new Set<GetShown>();
  return {
    attach(getShown, onEnd) {
      // Two components may pass the same function.
      const renderer = () => getShown();
      attached.add(renderer);
      return () => {
        if (attached.delete(renderer)) onEnd();
      };
    },
    isOnScreen: (id) => [...attached].some((getShown) => getShown() === id),
    [Symbol.iterator]: () => attached.values(),
  };
}
