'use client';
import {
  Fragment,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefCallback,
} from 'react';
import type { ListField } from '../../../core/index.ts';
import { slot } from '../../dom/slot.ts';
import { CloseIcon } from '../../frame/CloseIcon.tsx';
import { focusAfter } from '../../dom/focusAfter.ts';
import { isFromInputMethod } from '../../dom/isFromInputMethod.ts';
import { useIsHydrating } from '../../dom/useIsHydrating.ts';
import { useAdopted } from './useAdopted.ts';
import { useMountedForm } from '../field/useElicitationField.ts';
import { useComponents } from '../../settings/ElicitationComponents.ts';
import { useMessages } from '../../settings/useMessages.ts';
import { RevealButton } from './RevealButton.tsx';
import { pastedLines, type Insertion } from './pasted.ts';
import { useMasked } from './useMasked.ts';
import { inSight } from './inSight.tsx';
import { drawnDefault } from '../field/drawnDefault.ts';
import { ShowMore } from './ShowMore.tsx';
import type { ControlProps } from './ControlProps.ts';
import { buttonProps } from '../../settings/buttonProps.ts';

interface Row {
  /** Stays with the row as others come and go. */
  readonly key: number;
  readonly text: string;
  /** What the server suggests. Empty in a row that a person has made. */
  readonly suggestion: string;
}

/** So many are drawn at most for the row that the person has made, or that is wrong, and more at a press. */
const mostRows = 1000;

/**
 * A list of strings, one in each row. Several pasted lines become several rows. Empty rows are left out of the answer.
 * Of many rows, the first are shown, and more when the person asks for them.
 * @selector `[data-slot='elicitation-rows']` the rows of a list
 * @selector `[data-slot='elicitation-row']` one row
 * @selector `[data-slot='elicitation-remove-row']` the button that removes a row
 * @selector `[data-slot='elicitation-add-row']` the button that adds a row
 */
export function ListInputs({ field, state, described }: ControlProps<ListField>) {
  const { Button, TextInput } = useComponents();
  const say = useMessages();
  const masked = useMasked();
  const { outlook, fields } = useMountedForm();
  const { drawnAtOnce } = outlook;
  const nextKey = useRef(0);
  const [rows, setRows] = useState<readonly Row[]>(() => {
    const texts = state.getValue();
    const isEmpty = !Array.isArray(texts) || texts.length === 0;
    return rowsOf(isEmpty ? [''] : texts, new Set(field.default));
  });
  const [shownCount, setShownCount] = useState(drawnAtOnce);
  const isFull = field.maxItems !== undefined && rows.length >= field.maxItems;
  const isHydrating = useIsHydrating();
  useAdopted(field, (element) => {
    if (!isHydrating || field.sensitive) return;
    const controls = element.querySelectorAll('input');
    const typed = rows.map((row, index) => {
      const text = controls[index]?.value;
      const isTyped = text !== undefined && text !== row.text.replaceAll(/[\r\n]/g, '');
      return isTyped && !isFixed(row) ? { ...row, text } : row;
    });
    if (typed.some((row, index) => row !== rows[index])) change(typed);
  });

  function rowsOf(texts: readonly string[], suggested?: ReadonlySet<string>): Row[] {
    return texts.map((text) => {
      return { key: nextKey.current++, text, suggestion: suggested?.has(text) ? text : '' };
    });
  }

  function change(next: readonly Row[]): void {
    setRows(next);
    state.setValue(next.map(({ text }) => text));
  }

  /** Draws the row that the person has made, or what takes the place of one, and moves focus to it. */
  function changeAt(index: number, next: readonly Row[]): void {
    focusAfter(
      () => {
        setShownCount(Math.max(shownCount, Math.min(index + 1, mostRows)));
        change(next);
      },
      () => {
        const controls = fields.get(field.id)!.element!.querySelectorAll('input');
        return controls[Math.min(index, controls.length - 1)];
      },
    );
  }

  function add({ detail }: MouseEvent): void {
    // The second click of a double click would add another row.
    if (detail < 2) changeAt(rows.length, [...rows, ...rowsOf([''])]);
  }

  function remove(index: number): void {
    const left = rows.filter((_, at) => at !== index);
    changeAt(index, left.length > 0 ? left : rowsOf(['']));
  }

  /** In a list, Enter ends a row. It does not answer the form. */
  function addAfter(event: KeyboardEvent<HTMLInputElement>, index: number): void {
    if (event.key !== 'Enter' || isFromInputMethod(event)) return;
    event.preventDefault();
    if (event.repeat || isFull || rows[index]!.text === '') return;
    changeAt(index + 1, rows.toSpliced(index + 1, 0, ...rowsOf([''])));
  }

  function paste(event: Insertion, index: number): void {
    const pasted = pastedLines(event);
    if (!pasted || isFixed(rows[index]!)) return;
    event.preventDefault();
    const lines = (pasted.before + pasted.lines + pasted.after).split('\n');
    // Nobody sees the blanks that come along around a line, and few mean them.
    const texts = lines.map((line) => line.trim()).filter((line) => line !== '');
    const next = [...rows.slice(0, index), ...rowsOf(texts), ...rows.slice(index + 1)];
    changeAt(index + texts.length - 1, next);
  }

  const { issue } = state;
  const faultAt = issue?.code === 'item' ? issue.params['index'] : undefined;
  const drawnCount = Math.max(shownCount, Math.min(Number(faultAt) + 1 || 0, mostRows));
  const areMore = rows.length > drawnCount;
  return (
    <div {...slot('rows')} onBlur={state.onBlur}>
      {rows.slice(0, drawnCount).map((row, index) => {
        const position = index + 1;
        const suggestion = drawnRow(row);
        const shown = isFixed(row) ? suggestion : row.text;
        const draw = (sightRef?: RefCallback<HTMLElement>) => (
          <div {...slot('row')}>
            <TextInput
              type="text"
              data-slot="elicitation-input"
              aria-label={say('rowName', { position })}
              aria-describedby={described['aria-describedby']}
              aria-invalid={faultAt === index || undefined}
              dir="auto"
              {...(field.sensitive
                ? { ref: masked.attach(() => shown), ...masked.inputProps, spellCheck: false }
                : { ref: sightRef, value: shown })}
              readOnly={isFixed(row)}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
                change(rows.with(index, { ...row, text: target.value }))
              }
              onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => addAfter(event, index)}
              onPaste={(event: Insertion) => paste(event, index)}
              onDrop={(event: Insertion) => paste(event, index)}
            />
            {(rows.length > 1 || row.text !== '') && (
              <Button
                {...buttonProps('quiet', 'remove-row', () => remove(index))}
                aria-label={say('removeRow', { position })}
              >
                <CloseIcon />
              </Button>
            )}
          </div>
        );
        return (
          <Fragment key={row.key}>
            {inSight(field.sensitive ? '' : suggestion, (_, sightRef) => draw(sightRef))}
          </Fragment>
        );
      })}
      {field.sensitive && <RevealButton masked={masked} labelId={state.ids.label} />}
      {areMore && (
        <>
          <p {...slot('count muted')}>
            <bdi>{say('firstMatches', { shown: drawnCount, count: rows.length })}</bdi>
          </p>
          <ShowMore field={field} grow={() => setShownCount(drawnCount + mostRows)} />
        </>
      )}
      {!isFull && !areMore && (
        <Button {...buttonProps('secondary', 'add-row', add)} aria-describedby={state.ids.label}>
          {say('addRow')}
        </Button>
      )}
    </div>
  );
}

/** A server's row, as it is drawn. */
function drawnRow({ suggestion }: Row): string {
  const { text, rest } = drawnDefault(suggestion, true) ?? { text: suggestion, rest: 0 };
  return rest > 0 ? `${text}…` : text;
}

/** Whether a row cannot be drawn as it is. Then it can only be removed. */
const isFixed = (row: Row): boolean => drawnRow(row) !== row.suggestion;
