import type { ContentIssue } from '../../../core/index.ts';
import type { FieldElements } from './FieldElements.ts';
import { subscribeTo, type FieldVerdicts } from './FieldVerdicts.ts';

/** The error of one field, or the note on it, for screen readers to read. */
export interface SpokenIssue {
  /** Another number each time, so that the same words are read again. */
  readonly count: number;
  readonly fieldId: string;
  readonly issue: ContentIssue;
}

/** In milliseconds. What is told while focus moves is cut off by the words of the control that gets it. */
const focusMoved = 200;

/**
 * Decides which error or note screen readers should be told of, as a store for `useSyncExternalStore`. They read a field's error
 * when focus comes to the control that it describes, so they need to be told only of one that appears as focus leaves, or where it
 * stays, or if focus comes to another option of a group.
 */
export class SpokenIssues {
  readonly #verdicts: FieldVerdicts;
  readonly #elements: FieldElements;
  readonly #heard = new Map<string, ContentIssue | undefined>();
  readonly #listeners = new Set<() => void>();
  #spoken: SpokenIssue | undefined;
  #count = 0;

  constructor(verdicts: FieldVerdicts, elements: FieldElements) {
    this.#verdicts = verdicts;
    this.#elements = elements;
  }

  readonly read = (): SpokenIssue | undefined => this.#spoken;
  readonly subscribe = subscribeTo(this.#listeners);

  /**
   * Focus came to a control. Its field's error is read with it, or told if it describes another control. The last one told is
   * old.
   */
  entered(target: Element, from: Element | null): void {
    this.#speak(undefined);
    const fieldId = this.#elements.fieldOf(target);
    if (fieldId === undefined) return;
    const isDescribed = /-(error|notes)/.test(String(target.getAttribute('aria-describedby')));
    if (isDescribed || fieldId === this.#elements.fieldOf(from)) {
      this.hear(fieldId);
    } else {
      this.#tellLater(fieldId, true);
    }
  }

  /** Focus has left a field, and its answer was judged. */
  left(fieldId: string): void {
    this.#verdicts.see(fieldId);
    this.#tellLater(fieldId);
  }

  /** A field's error is read with its control, or with the summary, which takes focus. */
  hear(fieldId: string): void {
    this.#heard.set(fieldId, this.#issueOf(fieldId));
  }

  /** Moves focus to the only field with an error or a note, or tells of that if focus is there already. */
  pointTo(fieldId: string, issue = this.#issueOf(fieldId)): void {
    if (issue && this.#elements.hasFocus(fieldId)) this.#tell(fieldId, issue);
    else this.#elements.focus(fieldId);
  }

  /** Points to a field whose answer may be read otherwise than it was meant. Returns whether there is one. */
  pointToMisread(): boolean {
    const misread = this.#verdicts.firstMisread();
    if (misread) this.pointTo(...misread);
    return misread !== undefined;
  }

  readonly #issueOf = (fieldId: string): ContentIssue | undefined => {
    const { issue, notes } = this.#verdicts.cell(fieldId).read();
    return issue ?? notes[0];
  };

  /** Tells of a field's error if it is news then, or if that is to be told anyway, unless focus comes or leaves until then. */
  #tellLater(fieldId: string, isAnyway = false): void {
    const isInside = this.#elements.hasFocus(fieldId);
    setTimeout(() => {
      const issue = this.#issueOf(fieldId);
      if (!issue || this.#elements.hasFocus(fieldId) !== isInside) return;
      if (isAnyway || !isSame(issue, this.#heard.get(fieldId))) this.#tell(fieldId, issue);
    }, focusMoved);
  }

  #tell(fieldId: string, issue: ContentIssue): void {
    this.#heard.set(fieldId, issue);
    this.#speak({ count: ++this.#count, fieldId, issue });
  }

  #speak(spoken: SpokenIssue | undefined): void {
    if (spoken === this.#spoken) return;
    this.#spoken = spoken;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether two issues are the same fault, of the same row. */
const isSame = (one: ContentIssue, other: ContentIssue | undefined): boolean =>
  one.code === other?.code &&
  ['index', 'item', 'advice', 'value'].every((name) => one.params[name] === other.params[name]);
