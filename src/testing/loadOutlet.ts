import { loadLate } from '../host/loadLate.ts';
import { lazyPanels } from '../react/outlet/lazyPanels.ts';
import { lazyUrlConsent } from '../react/outlet/lazyUrlConsent.ts';
import { loadReader } from '../remote/loadReader.ts';

/**
 * For `beforeAll`: loads what draws, so that a request is seen at once. Without modal dialogs (jsdom before 30), none is
 * modal.
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
