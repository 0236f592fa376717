import { lazyPanels } from '../react/outlet/lazyPanels.ts';

/**
 * Loads what `ElicitationOutlet` draws with, so that a test sees a request as soon as it is asked.
 *
 * @example
 * beforeAll(loadOutlet);
 */
export async function loadOutlet(): Promise<void> {
  await lazyPanels.load();
}
