import { loadLate } from '../host/loadLate.ts';
import { lazyPanels } from '../react/outlet/lazyPanels.ts';
import { lazyUrlConsent } from '../react/outlet/lazyUrlConsent.ts';
import { loadReader } from '../remote/loadReader.ts';

/** Loads what reads and draws requests, for `beforeAll`. Without modal dialogs (jsdom before 30), they are not modal. */
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
