import { Locator, selectorEngine } from '@vitest/browser/locators';
import { page } from 'vitest/browser';

/** An element of a test, by a selector that `inPage.ts` reads. */
class EngineElement extends Locator {
  override readonly selector: string;
  constructor(selector: string, container?: Element) {
    super();
    this.selector = selector;
    this._container = container;
  }
  protected override locator = (selector: string) =>
    new EngineElement(`${this.selector} >> ${selector}`, this._container);
  protected override elementLocator = (element: Element) => elementLocator(element);
}

const elementLocator = (element: Element) =>
  new EngineElement(selectorEngine.generateSelectorSimple(element), element);

page.extend({ elementLocator });
