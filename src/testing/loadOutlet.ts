import { loadLate } from '../host/loadLate.ts';
import { lazyPanels } from '../react/outlet/lazyPanels.ts';
import { lazyUrlConsent } from '../react/outlet/lazyUrlConsent.ts';
import { loadReader } from '../remote/loadReader.ts';

/**
 * Loads the code that reads requests and draws them, so that a test sees a request of either mode as soon as it is asked. If
 * the DOM for tests has no modal dialogs, such as jsdom before 30, a dialog is shown without being modal.
 *
 * @example
 * beforeAll(loadOutlet);
 */
export async function loadOutlet(): Promise<void> {
  const dialog = HTMLDialogElement.prototype as Partial<HTMLDialogElement>;
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  await Promise.all([loadLate(), loadReader(), lazyPanels.load(), lazyUrlConsent.load()]);
}
