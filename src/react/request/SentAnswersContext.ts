import { createContext } from 'react';
import type { SentAnswers } from '../../queue/index.ts';

/**
 * Returns the answers that a queue has sent for the request that its outlet draws. Each panel begins with them, since it
 * may be drawn anew while they are on their way.
 */
export const SentAnswersContext = createContext<() => SentAnswers | undefined>(() => undefined);
