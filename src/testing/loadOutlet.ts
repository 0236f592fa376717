import { lazyPanels } from '../react/outlet/lazyPanels.ts';

/**
 * Loads what `ElicitationOutlet` draws with, so that a test sees a request as soon as it is asked. Where a DOM for tests has no
 * modal dialogs, as jsdom before 30, a dialog is shown without being modal.
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
  await lazyPanels.load();
}
