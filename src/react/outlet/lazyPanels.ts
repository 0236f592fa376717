import { lazily } from '../request/lazily.ts';

/**
 * Everything that an outlet draws. It is loaded later, so that a host does not pay for it before anything is asked. A module that
 * threw as it was evaluated is kept by bundlers, half-made, and imported without an error the next time: so this throws again.
 */
export const lazyPanels = lazily(() =>
  import('./panels.ts').then((panels) => panels.PanelBoundary.prototype && panels),
);
