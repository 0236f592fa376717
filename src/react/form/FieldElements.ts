/** Where the fields of one form stand in the document, by field id. */
export class FieldElements {
  readonly #elements = new Map<string, HTMLElement>();
  readonly #fieldIds = new WeakMap<Element, string>();
  readonly #visited = new Set<string>();

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

  /** Focuses a field's control: the chosen one of several, or else the first. */
  focus(fieldId: string): void {
    const field = this.#elements.get(fieldId);
    const control =
      field?.querySelector<HTMLElement>('input:checked') ??
      field?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]');
    control?.focus();
  }

  /** Says that somebody came to an element in a field. */
  visit(target: Element): void {
    for (let element: Element | null = target; element; element = element.parentElement) {
      const fieldId = this.#fieldIds.get(element);
      if (fieldId !== undefined) this.#visited.add(fieldId);
    }
  }

  /** Says that somebody may have come to any of them. */
  visitAll(): void {
    for (const fieldId of this.#elements.keys()) this.#visited.add(fieldId);
  }

  /**
   * Which of the fields have something half typed that the control's value does not show. Of those that were visited:
   * a form may have a thousand, and it is asked at each key press.
   */
  incompleteAmong(fieldIds: readonly string[]): string[] {
    return fieldIds.filter((fieldId) => {
      if (!this.#visited.has(fieldId)) return false;
      const inputs = this.#elements.get(fieldId)?.querySelectorAll('input') ?? [];
      return [...inputs].some((input) => input.validity.badInput);
    });
  }
}
