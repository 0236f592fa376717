import type { KeyboardEvent } from 'react';
import { coveredBelow, keepInSight } from '../../dom/keepInSight.ts';
import { viewOf } from '../../dom/viewOf.ts';
import { report } from '../../../queue/index.ts';

/** A search of which nothing is chosen. */
const unchosen = '[data-unchosen]';
const boxes = '[type=checkbox], [type=radio]';
/** How much of a control is in sight if its text can be read. */
const readable = 0.8;

/** The elements of one form's fields in the document, by field id. */
export class FieldElements {
  readonly #elements = new Map<string, HTMLElement>();
  readonly #fieldIds = new WeakMap<Element, string>();
  readonly #visited = new Set<string>();
  readonly #ticks = new Set<() => void>();
  readonly #unread = new Set<string>();
  readonly #unseen = new Set<string>();

  /** A ref callback for the element that holds a field's controls. */
  register(fieldId: string): (element: HTMLElement | null) => void {
    return (element) => {
      if (!element) {
        this.#elements.delete(fieldId);
        return;
      }
      this.#elements.set(fieldId, element);
      this.#fieldIds.set(element, fieldId);
    };
  }

  /** The field around an element. */
  fieldOf(target: Element | null): string | undefined {
    for (let element = target; element; element = element.parentElement) {
      const fieldId = this.#fieldIds.get(element);
      if (fieldId !== undefined) return fieldId;
    }
    return undefined;
  }

  /** Whether focus is in a field. */
  hasFocus(fieldId: string): boolean {
    return this.#elements.get(fieldId)?.matches(':focus-within') ?? false;
  }

  /** Focuses a field's control: the wrong row of a list, an open search, the chosen one of several, or else the first. */
  focus(fieldId: string): void {
    const find = (selector: string) =>
      this.#elements.get(fieldId)?.querySelector<HTMLElement>(selector);
    const control =
      find(`[data-slot=elicitation-row] [aria-invalid=true], ${unchosen} input`) ??
      find('input:checked') ??
      // A long description may take focus as well, to be scrolled.
      find('input, select, textarea, button, [tabindex]:not(p)');
    if (!control) return;
    control.focus();
    keepInSight(control, find('[data-slot=elicitation-error]'));
  }

  /** Keeps what a key has reached in sight. WebKit leaves a text field behind the sticky foot, and Chromium an option. */
  readonly reached = ({ key, target }: KeyboardEvent): void => {
    const isOption = (target as Partial<HTMLInputElement>).type === 'radio';
    if (key === 'Tab' || (isOption && key.startsWith('Arrow'))) keepInSight(target as HTMLElement);
  };

  /** Records that a person visited the field around an element. */
  visit(target: Element): void {
    const fieldId = this.fieldOf(target);
    if (fieldId === undefined) return;
    this.#visited.add(fieldId);
    this.#unseen.delete(fieldId);
  }

  /**
   * Watches whether a control comes into sight, if something other than a person's hands has changed what is in it. A person's
   * press on a box does not focus it in Safari, and nothing fills one in. A script that changes a `<select>` tests the host, or
   * is a part of its design system.
   */
  changed({ target, isTrusted }: Event): void {
    const control = target as Element;
    if (control.matches(isTrusted ? boxes : `${boxes}, select`)) return;
    // Firefox moves focus to each control that it fills in, and then back.
    queueMicrotask(() => {
      const fieldId = this.fieldOf(control);
      // jsdom has none. In it, nothing is out of sight.
      const Observer = viewOf(control).IntersectionObserver;
      if (fieldId === undefined || !Observer || this.hasFocus(fieldId)) return;
      const margin = `0px 0px ${-coveredBelow(control)}px`;
      new Observer(
        (entries, observer) => {
          if (entries.at(-1)!.intersectionRatio < readable) {
            this.#unseen.add(fieldId);
          } else {
            this.#unseen.delete(fieldId);
            observer.disconnect();
          }
        },
        { threshold: readable, rootMargin: margin, scrollMargin: margin },
      ).observe(control);
    });
  }

  /**
   * Tells whether a field was filled in out of sight, and nobody has seen or visited it since. If so, scrolls to it. It is at the
   * top then, so that as many of the next ones as possible come into sight, too. The next time, it counts as seen.
   */
  showUnseen(fieldId: string): boolean {
    const isUnseen = this.#unseen.delete(fieldId);
    if (isUnseen) this.#elements.get(fieldId)?.scrollIntoView?.({ block: 'start' });
    return isUnseen;
  }

  /** Records that a person may have visited any of the fields. */
  visitAll(): void {
    for (const fieldId of this.#elements.keys()) this.#visited.add(fieldId);
  }

  /** Records whether the form could read what was entered into a control. */
  entered(fieldId: string, isRead: boolean): void {
    if (isRead) this.#unread.delete(fieldId);
    else this.#unread.add(fieldId);
  }

  /** Reports that something was entered which the form could not read, and returns the error. */
  reportUnread(): Error | undefined {
    if (this.#unread.size === 0) return undefined;
    const error = new Error(
      'A control of this form passes no `ref` on, so its answer cannot be read. ' +
        'With React 18, wrap it in `forwardRef`.',
    );
    report(error);
    return error;
  }

  /** Registers a function that takes over ticks which no event told of. Returns a function that unregisters it. */
  followTicks(adoptTicks: () => void): () => void {
    this.#ticks.add(adoptTicks);
    return () => this.#ticks.delete(adoptTicks);
  }

  /** Takes over what a script has ticked, as extensions that fill in forms do, so that what is shown is what is sent. */
  adoptTicks(): void {
    for (const adoptTicks of this.#ticks) adoptTicks();
  }

  /**
   * Which of the fields hold something half typed that the control's value does not show, or a search that led to no choice.
   * Only visited fields are looked at, because this runs at each key press and a form may have a thousand fields.
   */
  incompleteAmong(fieldIds: readonly string[]): string[] {
    return fieldIds.filter((fieldId) => {
      if (!this.#visited.has(fieldId)) return false;
      const parts = this.#elements
        .get(fieldId)
        ?.querySelectorAll<HTMLInputElement>(`input, ${unchosen}`);
      return [...(parts ?? [])].some((part) => part.matches(unchosen) || part.validity.badInput);
    });
  }
}
