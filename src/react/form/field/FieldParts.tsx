import { useState, type ReactNode } from 'react';
import type { Field } from '../../../core/index.ts';
import { slot } from '../../dom/slot.ts';
import type { Say } from '../../settings/ElicitationSettings.ts';
import { shownLengths } from '../../../core/shownLengths.ts';
import type { ElicitationFieldState } from './useElicitationField.ts';
import { tabStop, useScrollable } from '../../frame/useScrollable.ts';
import { describeIssue } from './describeIssue.ts';
import { alone, ourText, serverLine, serverLines } from '../../frame/textProps.tsx';

/*
 * These are functions, not components. A form of a thousand fields would have ten thousand such components, and React
 * would keep and compare each of them.
 */

export interface FieldPartsProps {
  field: Field;
  state: ElicitationFieldState;
  say: Say;
}

/** Props of a field's label, in the server's words. */
export const labelText = (field: Field, say: Say) => serverLine(field.label, say);

/** Whether something else than its control is named by the field's label. */
export const namesMore = ({ sensitive, description }: Field): boolean =>
  !!sensitive || (description !== undefined && isLong(description));

/** `aria-required` is not allowed on a group of checkboxes. */
export const describesRequired = ({ kind, required }: Field): boolean =>
  required && (kind === 'multiselect' || kind === 'list');

/**
 * Draws "Required", or "Optional" in a form where most answers are required. Only sighted people get it from here. For
 * screen readers, a control has `aria-required`, or is described by this text's id, which works for hidden text too.
 * @selector `[data-slot='elicitation-required']` the mark of a required answer
 * @selector `[data-slot='elicitation-optional']` the mark of an optional answer, in a form that requires most
 */
export function drawRequiredMark({ field, state, say }: FieldPartsProps): ReactNode {
  const { ids, isMostlyRequired } = state;
  if (field.required) {
    return (
      <span
        id={describesRequired(field) ? ids.required : undefined}
        {...slot('required muted')}
        aria-hidden
        hidden={isMostlyRequired}
      >
        {say('required')}
      </span>
    );
  }
  return isMostlyRequired ? (
    <span {...slot('optional muted')} aria-hidden>
      {say('optional')}
    </span>
  ) : null;
}

/**
 * What the server says about a field. If the field asks for a secret, a warning comes first.
 * @selector `[data-slot='elicitation-description']` what the server says about a field
 * @selector `[data-slot='elicitation-sensitive-note']` the warning on a field that asks for a secret
 */
export function drawHelp({ field, state, say }: FieldPartsProps) {
  const { ids } = state;
  const { description, sensitive } = field;
  return (
    <>
      {sensitive && (
        <p
          id={ids.sensitive}
          {...slot('sensitive-note muted')}
          {...ourText(say('sensitiveField'))}
        />
      )}
      {description !== undefined &&
        (isLong(description) ? (
          <LongDescription {...{ field, state, say }} />
        ) : (
          <p
            id={ids.description}
            {...slot('description muted')}
            {...alone(serverLines(description, shownLengths.description, say))}
          />
        ))}
    </>
  );
}

/** Whether a description may be taller than a few lines. */
const isLong = (description: string): boolean =>
  description.length > 400 || (description.match(/[\r\n\u0085\u2028\u2029]/g)?.length ?? 0) > 4;

/**
 * A long description, in a box that scrolls.
 * @selector `[data-slot='elicitation-description'][data-long]` a description that may have to be scrolled
 */
function LongDescription({ field, state: { ids }, say }: FieldPartsProps) {
  const { scrollRef, isScrollable } = useScrollable(false);
  return (
    <p
      id={ids.description}
      ref={scrollRef}
      {...slot('description muted')}
      data-long=""
      {...(isScrollable && tabStop(ids.label))}
      {...serverLines(field.description!, shownLengths.description, say)}
    />
  );
}

/**
 * Before "(you entered 2)". That describes no control: it changes with each key, and screen readers would read all that
 * describes the control again.
 */
const beforeCount = /(?=[(（，؛]|[,;.] )/;

/**
 * The error that blocks the answer, and below it the notes about the answer.
 * @selector `[data-slot='elicitation-error']` what is wrong with an answer
 * @selector `[data-slot='elicitation-notes']` what is worth knowing about an answer
 * @selector `[data-slot='elicitation-note']` one note
 */
export function drawMessages({ field, state, say }: FieldPartsProps): ReactNode {
  const { ids, issue, notes } = state;
  const words = issue ? describeIssue(issue, field, say) : '';
  const [lasting, count] =
    issue?.params['actual'] === undefined ? [words] : words.split(beforeCount);
  return (
    <>
      {issue && (
        <p {...slot('error muted')}>
          <bdi>
            <span id={ids.error}>{lasting}</span>
            {/* Translators of pages replace the texts that they find. React still fills an element. */}
            {count && <span>{count}</span>}
          </bdi>
        </p>
      )}
      {notes.length > 0 && (
        <div id={ids.notes} {...slot('notes')}>
          {[...new Set(notes.map((note) => describeIssue(note, field, say)))].map((words) => (
            <p key={words} {...slot('note muted')} {...ourText(words)} />
          ))}
        </div>
      )}
    </>
  );
}

/** The messages of a group, above its controls: below a long list nobody would see them. */
export function GroupMessages(props: FieldPartsProps) {
  const { issue } = props.state;
  const [wasWrong, setWrong] = useState(false);
  if (issue && !wasWrong) setWrong(true);
  return (
    <>
      {drawMessages(props)}
      {/* Keeps the line's place, so that no option moves away from under the pointer. */}
      {wasWrong && !issue && <p className="elicitation-muted">{'\u00a0'}</p>}
    </>
  );
}
