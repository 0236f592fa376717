import { lazily } from '../request/lazily.ts';

/** Everything that an outlet draws. It is loaded later, so that a host does not pay for it before anything is asked. */
export const lazyPanels = lazily(() => import('./panels.ts'));
