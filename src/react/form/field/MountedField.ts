import { coveredBelow, keepInSight } from '../../dom/keepInSight.ts';
import { viewOf } from '../../dom/viewOf.ts';
import type { ContentIssue, FormValue } from '../../../core/index.ts';
import type { FieldPlan } from '../../../core/plan/FieldPlan.ts';
import { judgeField, type Judgement } from '../../../core/plan/judgeField.ts';
import type { StepBudget } from '../../../core/pattern/StepBudget.ts';
import { fewestToSearch, isPicked } from './controlOf.ts';
import { idsOf, type FieldIds } from './idsOf.ts';

/** How a person writes numbers and times. The same object until that changes. */
export interface Reading {
  readonly locale: string | undefined;
  readonly timeZone: string | undefined;
}

/** The error and the notes on one field's answer. It is the same object until they change. */
export interface FieldVerdict {
  /** The error that blocks the answer, once it should be shown. */
  readonly issue: ContentIssue | undefined;
  readonly notes: readonly ContentIssue[];
}

/**
 * Advice on an answer that may be another than the person meant: "1.500" is a small number, the year 24 long ago, the address
 * "localhost:3000" has the scheme `localhost`, and a field that is required is empty.
 */
const misreadings: ReadonlySet<unknown> = new Set([
  'decimal-point',
  'early-year',
  'host-port',
  'empty',
]);
/** A search of which nothing is chosen. */
const unchosen = '[data-unchosen]';
type NativeControl = HTMLInputElement;
const controls = 'input, select, textarea';
/** How much of a control is in sight if its text can be read. */
const readable = 0.8;

/**
 * A field in the page: its element, the verdict on its answer, and what a person has seen of both. Its listeners are called only
 * when its own verdict changes, so a key press costs the same in a form of a thousand fields as in one of five.
 */
export class MountedField {
  readonly plan: FieldPlan;
  readonly ids: FieldIds;
  element: HTMLElement | null = null;
  /** The result for the last answer that was judged. From the first one on, the answer is judged at each key. */
  judgement: Judgement | undefined;
  verdict: FieldVerdict = { issue: undefined, notes: [] };
  /** The error or note that screen readers have read last. */
  heard: ContentIssue | undefined;
  /** Its control is not alive yet, and what is in it not known. */
  isComing = false;
  readonly #listeners = new Set<() => void>();
  /** The native control that holds its answer. */
  #control: NativeControl | undefined;
  #judged = '';
  #reading: Reading | undefined;
  /** It was wrong when it was left, or at a submit. From then on its error is shown while somebody types. */
  #wasWrong = false;
  #seenNotes: readonly ContentIssue[] | undefined;
  /** It was filled in out of sight, and nobody has seen it since. */
  isOutOfSight = false;
  #adopt: ((element: HTMLElement) => void) | undefined;

  constructor(plan: FieldPlan, idPrefix: string) {
    this.plan = plan;
    this.ids = idsOf(`${idPrefix}${plan.field.id}`);
  }

  readonly attach = (element: HTMLElement | null): void => {
    this.element = element;
    if (!element) this.#control = undefined;
    // Before anything is drawn anew, which would take back what was entered before the page came alive.
    this.adoptShown();
  };

  /** Writes the answer into a native control, or into the one that a slot draws in another element, once. */
  write(element: HTMLElement | null, answer: FormValue): void {
    const control = element && 'value' in element ? element : element?.querySelector(controls);
    if (!control || control === this.#control) return;
    this.#control = control as NativeControl;
    this.rewrite(answer);
  }

  rewrite(answer: FormValue): void {
    const control = this.#control;
    if (control?.type === 'radio') control.checked = control.value === answer;
    // Half of a date would be lost, of which the value is empty.
    else if (control && control.value !== answer) control.value = String(answer);
  }

  readonly read = (): FieldVerdict => this.verdict;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Keeps what takes over what the controls show. */
  follow(adopt: (element: HTMLElement) => void): void {
    // A control comes alive later than its field where its code was still to be loaded.
    const isLate = !this.#adopt;
    this.#adopt = adopt;
    if (isLate) this.adoptShown();
  }

  /** Takes over what the controls show, where nobody has told of it. */
  adoptShown(): void {
    if (this.element) this.#adopt?.(this.element);
  }

  /** Judges an answer, unless the last one was the same. */
  judge(answer: FormValue | undefined, reading: Reading, budget: StepBudget): Judgement {
    const incomplete = this.isIncomplete();
    const judged = JSON.stringify([answer, incomplete]);
    if (!this.judgement || judged !== this.#judged || reading !== this.#reading) {
      this.judgement = judgeField(this.plan, answer, {
        ...reading,
        incomplete,
        asks: true,
        budget,
      });
      this.#judged = judged;
      this.#reading = reading;
    }
    return this.judgement;
  }

  /** Adds issues that were found elsewhere. They are dropped once the answer changes. */
  add(kind: 'issues' | 'notes', found: readonly ContentIssue[]): void {
    const own = found.filter(({ property }) => property === this.plan.field.property);
    if (!this.judgement || own.length === 0) return;
    this.judgement = { ...this.judgement, [kind]: [...own, ...this.judgement[kind]] };
  }

  /**
   * Brings the verdict up to date. Returns whether it has changed.
   * @param isLeft whether a first error is shown. While somebody types, it waits
   */
  show(isLeft: boolean): boolean {
    const { issues, notes } = this.judgement ?? { issues: [], notes: [] };
    if (isLeft && issues[0]) this.#wasWrong = true;
    const issue = this.#wasWrong ? issues[0] : undefined;
    const last = this.verdict;
    const areSameNotes = notes === last.notes || notes.length + last.notes.length === 0;
    if (issue === last.issue && areSameNotes) return false;
    this.verdict = { issue, notes };
    for (const listener of this.#listeners) listener();
    return true;
  }

  get shown(): ContentIssue | undefined {
    return this.verdict.issue ?? this.verdict.notes[0];
  }

  /** Records that the notes stood there as focus had left the field. While somebody types, nobody reads them. */
  see(): void {
    this.#seenNotes = this.verdict.notes;
  }

  /** The note that the answer may be read otherwise than it was meant, if nobody could see it yet. */
  get unseenMisreading(): ContentIssue | undefined {
    const { notes } = this.verdict;
    if (notes === this.#seenNotes) return undefined;
    return notes.find(({ params }) => misreadings.has(params['advice']));
  }

  /** Whether screen readers have read the same fault last, of the same row. */
  hasHeard({ code, params }: ContentIssue): boolean {
    const { heard } = this;
    return (
      code === heard?.code &&
      ['index', 'item', 'advice', 'value'].every((name) => params[name] === heard.params[name])
    );
  }

  /** Whether it holds something half typed that its value does not show, or a search that led to no choice. */
  isIncomplete(): boolean {
    const { field } = this.plan;
    const isSearched = 'options' in field && field.options.length >= fewestToSearch;
    if (!this.element || !(isPicked(field) || isSearched)) return false;
    const found = this.element.querySelectorAll<HTMLInputElement>(`input, ${unchosen}`);
    return [...found].some((part) => part.matches(unchosen) || part.validity.badInput);
  }

  hasFocus(): boolean {
    return this.element?.matches(':focus-within') ?? false;
  }

  /** Focuses its control: the wrong row of a list, an open search, the chosen one of several, or else the first. */
  focus(): void {
    const find = (selector: string) => this.element?.querySelector<HTMLElement>(selector);
    const control =
      find(
        `:is([data-slot=elicitation-row],[data-slot=elicitation-other]) [aria-invalid=true], ${unchosen} input`,
      ) ??
      find('input:checked') ??
      // A long description may take focus as well, to be scrolled.
      find('input, select, textarea, button, [tabindex]:not(p)');
    if (!control) return;
    control.focus();
    keepInSight(control, find('[data-slot=elicitation-error]'));
  }

  /** Watches whether a control that was filled in comes into sight. */
  watch(control: Element): void {
    // jsdom has none. In it, nothing is out of sight.
    const Observer = viewOf(control).IntersectionObserver;
    if (!Observer || this.hasFocus()) return;
    const margin = `0px 0px ${-coveredBelow(control)}px`;
    new Observer(
      (entries, observer) => {
        this.isOutOfSight = entries.at(-1)!.intersectionRatio < readable;
        if (!this.isOutOfSight) observer.disconnect();
      },
      { threshold: readable, rootMargin: margin, scrollMargin: margin },
    ).observe(control);
  }

  visit(): void {
    this.isOutOfSight = false;
  }

  /**
   * Tells whether the field was filled in out of sight, and nobody has seen or visited it since. If so, scrolls to it. It is at
   * the top then, so that as many of the next ones as possible come into sight, too. The next time, it counts as seen.
   */
  showFilled(): boolean {
    const wasOutOfSight = this.isOutOfSight;
    this.isOutOfSight = false;
    if (wasOutOfSight) this.element?.scrollIntoView?.({ block: 'start' });
    return wasOutOfSight;
  }
}
