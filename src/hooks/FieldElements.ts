/** Where the fields of one form stand in the document, by field id. */
export class FieldElements {
  readonly #elements = new Map<string, HTMLElement>();

  /** A ref callback for the element that holds a field's controls. */
  register(fieldId: string): (element: HTMLElement | null) => void {
    return (element) => {
      if (element) this.#elements.set(fieldId, element);
      else this.#elements.delete(fieldId);
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

  /** Which of the fields have something half typed that the control's value does not show. */
  incompleteAmong(fieldIds: readonly string[]): string[] {
    return fieldIds.filter((fieldId) => {
      const inputs = this.#elements.get(fieldId)?.querySelectorAll('input') ?? [];
      return [...inputs].some((input) => input.validity.badInput);
    });
  }
}
