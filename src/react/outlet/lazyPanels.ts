import { lazily } from '../request/lazily.ts';

/** All that an outlet draws: a host would else pay for it before anything is asked. */
export const lazyPanels = lazily(() => import('./panels.ts'));
