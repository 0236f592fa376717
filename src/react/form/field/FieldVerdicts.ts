import type { ContentIssue, FormSchema } from '../../../core/index.ts';

/** The error and the notes on one field's answer. It is the same object until they change. */
export interface FieldVerdict {
  /** The error that blocks the answer, once it should be shown. */
  readonly issue: ContentIssue | undefined;
  /** Notes that do not block the answer. */
  readonly notes: readonly ContentIssue[];
}

/** One field's verdict as a store, for `useSyncExternalStore`. */
export interface VerdictCell {
  read: () => FieldVerdict;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Advice on an answer that may be another than the person meant: "1.500" is a small number, the year 24 long ago, and the
 * address "localhost:3000" has the scheme `localhost`.
 */
const misreadings: ReadonlySet<unknown> = new Set(['decimal-point', 'early-year', 'host-port']);

const noNotes: readonly ContentIssue[] = [];
const nothing: FieldVerdict = { issue: undefined, notes: noNotes };

/** A new object whenever any field's verdict has changed, or the form was submitted. */
interface Summary {
  readonly submitCount: number;
}

/**
 * The verdicts of a form's fields. A field's listeners are called only when that field's verdict changes. So a key
 * press costs the same in a form of a thousand fields as in a form of five.
 */
export class FieldVerdicts {
  readonly #schema: FormSchema;
  readonly #verdicts = new Map<string, FieldVerdict>();
  readonly #cells = new Map<string, VerdictCell & { listeners: Set<() => void> }>();
  readonly #listeners = new Set<() => void>();
  /** Notes that the person could see. */
  readonly #seen = new WeakSet<readonly ContentIssue[]>();
  /** The fields that were wrong when they were left, or at a submit. From then on they are judged at each key. */
  readonly #wrong = new Set<string>();
  #summary: Summary = { submitCount: 0 };

  constructor(schema: FormSchema) {
    this.#schema = schema;
  }

  cell(fieldId: string): VerdictCell {
    let cell = this.#cells.get(fieldId);
    if (!cell) {
      const listeners = new Set<() => void>();
      const read = () => this.#verdicts.get(fieldId) ?? nothing;
      cell = { listeners, read, subscribe: subscribeTo(listeners) };
      this.#cells.set(fieldId, cell);
    }
    return cell;
  }

  readonly readSummary = (): Summary => this.#summary;
  readonly subscribe = subscribeTo(this.#listeners);

  /** Records that the notes on a field stood there as focus had left it. While somebody types, nobody reads them. */
  see(fieldId: string): void {
    this.#seen.add(this.cell(fieldId).read().notes);
  }

  /** The first field whose answer may be read otherwise than it was meant, and the note on it, if nobody could see that yet. */
  firstMisread(): [fieldId: string, note: ContentIssue] | undefined {
    for (const [fieldId, { notes }] of this.#verdicts) {
      const note = notes.find(({ params }) => misreadings.has(params['advice']));
      if (note && !this.#seen.has(notes)) return [fieldId, note];
    }
    return undefined;
  }

  /** Shows a field's error as the field is left, or as a server suggests it. While somebody types, a first error waits. */
  readonly show = (fieldId: string): void => {
    if (this.#schema.judgementOf(fieldId)?.issues[0]) this.#wrong.add(fieldId);
    this.judge([fieldId]);
  };

  /**
   * Shows all errors once the form was submitted.
   *
   * @param errors by field id. Only their keys are read: in older versions of react-hook-form, the name that comes with the
   *   errors can be that of another field.
   */
  submitted(errors: object, submitCount: number): void {
    if (submitCount === this.#summary.submitCount) return;
    Object.keys(errors).forEach(this.show);
    this.judge([], submitCount);
    // What stands there after a submit is seen before the next one.
    for (const fieldId of this.#verdicts.keys()) this.see(fieldId);
  }

  /** Updates the verdicts of fields that were judged again. */
  judge(fieldIds: readonly string[], submitCount = this.#summary.submitCount): void {
    const changed = fieldIds.filter((fieldId) => this.#hasChanged(fieldId));
    if (changed.length === 0 && submitCount === this.#summary.submitCount) return;
    this.#summary = { submitCount };
    for (const fieldId of changed) {
      for (const listener of this.#cells.get(fieldId)?.listeners ?? []) listener();
    }
    for (const listener of this.#listeners) listener();
  }

  #hasChanged(fieldId: string): boolean {
    const { issues = [], notes = noNotes } = this.#schema.judgementOf(fieldId) ?? {};
    const last = this.#verdicts.get(fieldId) ?? nothing;
    const issue = this.#wrong.has(fieldId) ? issues[0] : undefined;
    if (issue === last.issue && (notes === last.notes || notes.length + last.notes.length === 0)) {
      return false;
    }
    this.#verdicts.set(fieldId, { issue, notes });
    return true;
  }
}

/** The `subscribe` of a store, for `useSyncExternalStore`. */
export const subscribeTo = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
