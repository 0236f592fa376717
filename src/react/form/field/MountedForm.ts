import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { flushSync } from 'react-dom';
import { createFormControl } from 'react-hook-form';
import { schemaOver } from '../../../core/createFormSchema.ts';
import type {
  CompiledForm,
  ContentIssue,
  ElicitContent,
  Field,
  FormValues,
  ReceiptAnswer,
} from '../../../core/index.ts';
import { StepBudget } from '../../../core/pattern/StepBudget.ts';
import { assembleAsEntered, assembleContent, planOf } from '../../../core/plan/FormPlan.ts';
import type { Judgement } from '../../../core/plan/judgeField.ts';
import { after, shielded } from '../../../queue/index.ts';
import { createHold } from '../../dom/createHold.ts';
import type { FormBinding } from './FormBinding.ts';
import { editedFields, suggestedAnswers, typedAnswers, withDraft } from './formValues.ts';
import { MountedField, type Reading } from './MountedField.ts';
import { outlookOf, type Outlook } from './outlookOf.ts';

/** What the form shows beside its fields. A new object whenever that, or any field's verdict, has changed. */
export interface FormSummary {
  readonly wasSubmitted: boolean;
  /** Whether several fields made the last submit fail. They are then listed until all of them are corrected. */
  readonly isList: boolean;
  /** The error or note that screen readers are told of. Each has a count of its own, so that the same words are read again. */
  readonly spoken: { count: number; field: Field; issue: ContentIssue } | undefined;
}

/** In milliseconds. What is told while focus moves is cut off by the words of the control that gets it. */
const focusMoved = 200;

/**
 * A form in the page. Its values are react-hook-form's, and its verdicts stand in its fields. No control is registered: that took
 * a third of the drawing. The types of the package do not lead here: a host sees a `FormBinding`.
 */
export class MountedForm implements FormBinding {
  readonly form: CompiledForm;
  readonly outlook: Outlook;
  readonly fields: ReadonlyMap<string, MountedField>;
  readonly hold = createHold();
  readonly control;
  readonly #all: readonly MountedField[];
  readonly #listeners = new Set<() => void>();
  #reading: Reading;
  #suggested: FormValues;
  #list: HTMLElement | null = null;
  #summary: FormSummary = { wasSubmitted: false, isList: false, spoken: undefined };

  constructor(
    form: CompiledForm,
    idPrefix: string,
    reading: Reading,
    before: FormValues | undefined,
  ) {
    const plan = planOf(form);
    this.form = form;
    this.outlook = outlookOf(plan);
    this.#all = plan.fields.map((field) => new MountedField(field, idPrefix));
    this.fields = new Map(this.#all.map((field) => [field.plan.field.id, field]));
    this.#reading = reading;
    this.#suggested = suggestedAnswers(form, reading.locale);
    const schema = schemaOver(form, (values) => assembleContent(plan, this.#judge(values)));
    const resolver = standardSchemaResolver(schema);
    // Not `useForm`: nothing here reads its state, and it renders the form once more after mounting.
    this.control = createFormControl<FormValues, unknown, ElicitContent>({
      defaultValues: withDraft(this.#suggested, before),
      // The resolver matches each error against each name, to find arrays of fields. There are none.
      resolver: (values, context, options) => resolver(values, context, { ...options, names: [] }),
      // Whatever is judged before a submit is judged here, one field at a time.
      reValidateMode: 'onSubmit',
      // A failed submit moves focus to the summary instead.
      shouldFocusError: false,
    });
    // Until it is first subscribed to, react-hook-form returns its first values.
    this.control.subscribe({ formState: {}, callback() {} })();
  }

  readonly read = (): FormSummary => this.#summary;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly attachList = (list: HTMLElement | null): void => {
    this.#list = list;
  };

  /** Shows what is wrong with what the server suggests. */
  begin(): void {
    for (const { code, property } of this.form.issues) {
      const isOf = ({ plan }: MountedField) => plan.field.property === property;
      const field = code === 'default-invalid' && this.#all.find(isOf);
      if (field) this.validate(field);
    }
  }

  /** From now on answers are read in another language, or in another zone. */
  readIn(reading: Reading): void {
    if (reading === this.#reading) return;
    this.#reading = reading;
    const before = this.#suggested;
    const suggested = suggestedAnswers(this.form, reading.locale);
    this.#suggested = suggested;
    for (const [id, field] of this.fields) {
      // Another language writes a suggested number in another way. What a person has typed stays as it is.
      const isUntouched = this.control.getValues(id) === before[id];
      if (isUntouched && suggested[id] !== before[id]) {
        this.control.setValue(id, suggested[id]!);
        field.rewrite(suggested[id]!);
      }
      // What was wrong in one locale or zone may be right in another.
      if (field.judgement) this.validate(field, false);
    }
  }

  /** Whether a control is still to come alive, so that what it shows would not be sent. */
  readonly isComing = (): boolean => this.#all.some((field) => field.isComing);

  /** Takes over what scripts have entered and ticked, as extensions do, so that what is shown is what is sent. */
  adoptShown(): void {
    for (const field of this.#all) field.adoptShown();
  }

  readonly edited = (): readonly Field[] =>
    editedFields(this.form, this.control.getValues(), this.#suggested);

  isEdited(): boolean {
    this.adoptShown();
    return this.edited().length > 0 || this.#all.some((one) => one.isIncomplete());
  }

  /** The answers that were edited, without secrets, which may not be kept. Undefined if none was edited. */
  draft(): FormValues | undefined {
    const edited = this.edited();
    if (edited.length === 0) return undefined;
    const kept = edited.filter(({ sensitive }) => !sensitive);
    return Object.fromEntries(kept.map(({ id }) => [id, this.control.getValues(id) ?? '']));
  }

  /** What was typed so far, for a person whose form is taken away. */
  typed(): readonly ReceiptAnswer[] {
    return typedAnswers(this.edited(), this.control.getValues(), this.#suggested);
  }

  /** The content if nothing blocked sending: each value as it was read, or else as it was entered. */
  contentAsEntered(): ElicitContent {
    const values = this.control.getValues();
    return assembleAsEntered(planOf(this.form), this.#judge(values), values);
  }

  /** Judges an answer now, and shows its error if focus has left it, or has before while it was wrong. */
  validate(field: MountedField, isLeft = true): void {
    shielded(() => {
      const answer = this.control.getValues(field.plan.field.id);
      field.judge(answer, this.#reading, new StepBudget());
      this.#show([field], isLeft);
    });
  }

  /** Judges all answers. If nothing is wrong, the content is sent; else all errors are shown. */
  async submit(send: (content: ElicitContent) => void): Promise<void> {
    await this.control.handleSubmit(send, () => this.#fail())();
  }

  /** Shows the issues that a back end found in an answer like those found here. */
  refuse(issues: readonly ContentIssue[]): void {
    // Of a form that was drawn anew, nothing has been judged yet that could be refused.
    this.#judge(this.control.getValues());
    for (const field of this.#all) field.add('issues', issues);
    this.#fail();
  }

  /** The fields that keep a submitted form from being sent. */
  readonly failures = (): readonly MountedField[] =>
    this.#all.filter(({ verdict }) => verdict.issue);

  /** Points to a field whose answer may be read otherwise than it was meant. Returns whether there is one. */
  pointToMisread(): boolean {
    const misread = this.#all.find((field) => field.unseenMisreading);
    if (misread) this.#pointTo(misread, misread.unseenMisreading);
    this.#see();
    return misread !== undefined;
  }

  /** Points to a field that was filled in out of sight, and says so. Returns whether there is one. */
  pointToFilled(): boolean {
    // Seldom is any out of sight, and to find what was edited takes a look at all answers.
    if (!this.#all.some(({ isOutOfSight }) => isOutOfSight)) return false;
    const filled = this.edited().find(({ id }) => this.fields.get(id)!.showFilled());
    if (!filled) return false;
    const field = this.fields.get(filled.id)!;
    field.add('notes', [{ property: filled.property, code: 'filled-in', params: {} }]);
    // Screen readers read the note with the control that gets focus.
    flushSync(() => this.#show([field], false));
    this.#pointTo(field);
    return true;
  }

  fieldOf(target: Element | null): MountedField | undefined {
    for (const field of this.#all) if (field.element?.contains(target)) return field;
    return undefined;
  }

  /**
   * Focus came to a control. Its field's error is read with it, or told if it describes another control: the first of a group
   * alone is described by it. The last one told is old.
   */
  entered(target: Element, from: Element | null): void {
    this.#tell(undefined);
    const field = this.fieldOf(target);
    if (!field) return;
    field.visit();
    if (isDescribed(target) || field.element?.contains(from)) field.heard = field.shown;
    else this.#tellLater(field, target);
  }

  /** Focus has left a field, and its answer was judged. Who only passes a field does not mean to leave it empty. */
  left(field: MountedField): void {
    if (field.shown?.params['advice'] !== 'empty') field.see();
    this.#tellLater(field);
  }

  #judge(values: FormValues): readonly Judgement[] {
    const budget = new StepBudget();
    const judgements = this.#all.map((field) =>
      field.judge(values[field.plan.field.id], this.#reading, budget),
    );
    this.#show(this.#all, false);
    return judgements;
  }

  /** Shows all errors, and moves focus to them. A single error is shown at its field alone. */
  #fail(): void {
    this.#show(this.#all, true);
    const failures = this.failures();
    const isList = failures.length > 1;
    flushSync(() => this.#show([], true, { wasSubmitted: true, isList }));
    const list = this.#list;
    if (isList && list) {
      for (const field of failures) field.heard = field.shown;
      list.focus();
      // Browsers show the middle of what is higher than the window. jsdom has no such method.
      list.firstElementChild?.scrollIntoView?.({ block: 'nearest' });
    } else if (failures[0]) this.#pointTo(failures[0]);
    this.#see();
  }

  /** What stands there after a submit is seen before the next one. */
  #see(): void {
    for (const field of this.#all) field.see();
  }

  #show(fields: Iterable<MountedField>, isLeft: boolean, change?: Partial<FormSummary>): void {
    let isNew = change !== undefined;
    for (const field of fields) isNew = field.show(isLeft) || isNew;
    if (!isNew) return;
    this.#summary = { ...this.#summary, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Moves focus to the only field with an error or a note, or tells of that if focus is there already. */
  #pointTo(field: MountedField, issue = field.shown): void {
    if (issue && field.hasFocus()) this.#tell(field, issue);
    else field.focus();
  }

  /**
   * Tells of a field's error, unless focus comes or leaves until then, if it is news, or if it describes another control than the
   * one that focus came to.
   */
  #tellLater(field: MountedField, target?: Element): void {
    const isInside = field.hasFocus();
    after(focusMoved, () => {
      const issue = field.shown;
      if (!issue || field.hasFocus() !== isInside) return;
      if (target ? !isDescribed(target) : !field.hasHeard(issue)) this.#tell(field, issue);
    });
  }

  /** Screen readers read an error when focus comes to the control that it describes, and are told of any other by this. */
  #tell(field: MountedField | undefined, issue?: ContentIssue): void {
    if (field) field.heard = issue;
    const last = this.#summary.spoken;
    const count = (last?.count ?? 0) + 1;
    const spoken = field && issue && { count, field: field.plan.field, issue };
    if (spoken !== last) this.#show([], false, { spoken });
  }
}

/** Whether screen readers read the field's error or note with this control. */
const isDescribed = (control: Element): boolean =>
  /-(error|notes)/.test(String(control.getAttribute('aria-describedby')));
