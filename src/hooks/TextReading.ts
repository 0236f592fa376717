import type { ToContentOptions } from '../core/index.ts';

/** How a form's texts are read, which may change while the form stays. */
export class TextReading {
  #options: ToContentOptions = {};

  get options(): ToContentOptions {
    return this.#options;
  }

  change(options: ToContentOptions): void {
    this.#options = options;
  }
}
