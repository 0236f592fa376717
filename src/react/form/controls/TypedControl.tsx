'use client';
import {
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type HTMLInputTypeAttribute,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  type SyntheticEvent,
} from 'react';
import type { NumberField, TextField } from '../../../core/index.ts';
import { countCodePoints } from '../../../core/countCodePoints.ts';
import { meantIn } from '../../../core/plan/meantIn.ts';
import { slot } from '../../dom/slot.ts';
import { useMessages } from '../../settings/useMessages.ts';
import { inSight } from './inSight.tsx';
import { fromMasked, separator, type Masked } from './useMasked.ts';
import { isFromInputMethod } from '../../dom/isFromInputMethod.ts';
import { pastedLines, pickPasted, type Insertion } from './pasted.ts';
import { directionOf } from '../../dom/directionOf.ts';
import { asTyped } from '../field/respelled.ts';
import { ourText } from '../../frame/textProps.tsx';
import { useComponents } from '../../settings/ElicitationComponents.ts';
import type { ControlProps } from './ControlProps.ts';

type TextBox = HTMLInputElement & HTMLTextAreaElement;

export type TextControlProps = ControlProps<TextField | NumberField>;

/**
 * A text, number or date that is typed. It has no `type=email|url|number`, `pattern`, `maxlength` or `min`: each of
 * them changes or refuses what was typed, by rules other than those of JSON Schema.
 * @selector `[data-slot='elicitation-input']` an input that text, a number, a date or a search is typed into
 * @selector `[data-slot='elicitation-textarea']` a text area, for text of several lines
 * @selector `[data-slot='elicitation-secret']` a control that is masked, and the button that shows what is in it
 * @selector `[data-slot='elicitation-counter']` how long a text is, near its limit
 * @selector `[data-slot='elicitation-counter'][data-over]` the text is longer than its limit
 */
export function TypedControl({
  control,
  field,
  state,
  described,
  masked,
  reveal,
  isReadOnly,
}: TextControlProps & {
  masked?: Masked;
  /** Drawn in one box with a masked control. */
  reveal?: ReactNode;
  isReadOnly?: boolean;
}) {
  const { TextArea, TextInput } = useComponents();
  const say = useMessages();
  const isPicker = control === 'date' || control === 'time';
  const [initial] = useState(state.getValue);
  const [count, setCount] = useState(() => countNear(field, String(initial)));
  const [direction, setDirection] = useState(() => directionOf(String(initial)));
  // A draft may hold lines that were pasted.
  const [pastes, setPastes] = useState(() => (/[\r\n]/.test(String(initial)) ? 1 : 0));
  const isLong = control === 'textarea' || pastes > 0;
  const caret = useRef<number>(undefined);
  const native = state.getInputProps();
  const isWrong = described['aria-invalid'] === true;
  const [wasWrong, setWasWrong] = useState(isWrong);
  if (isWrong && !wasWrong) setWasWrong(true);
  // What is masked is written and read here, since an input holds its lines in another way than the form.
  const attach = masked ? masked.attach(() => String(state.getValue())) : native.ref;

  function enter(text: string): void {
    state.setValue(asTyped(field, text));
    setCount(countNear(field, text));
    setDirection(directionOf(text));
  }

  /** Gives several lines a control that keeps them. */
  function paste(event: Insertion): void {
    const pasted = pastedLines(event);
    if (!pasted) return;
    event.preventDefault();
    const before = fromMasked(pasted.before) + pasted.lines;
    const text = before + fromMasked(pasted.after);
    enter(text);
    caret.current = before.length;
    setPastes(pastes + 1);
  }

  function pick(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData('text');
    pickPasted(event, meantIn((field as TextField).format, text), state.setValue);
  }

  /** In a text of several lines Enter begins the next one. It does not answer the form with a part of a secret. */
  function breakLine(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter' && !isFromInputMethod(event)) insert(event, separator);
  }

  const propsFor = (sightRef?: RefCallback<HTMLElement>) => ({
    name: native.name,
    onBlur: native.onBlur,
    ...(!masked && { defaultValue: initial }),
    ...described,
    ref(element: TextBox | null) {
      attach(element);
      sightRef?.(element);
      if (!element || caret.current === undefined) return;
      element.focus();
      element.setSelectionRange(caret.current, caret.current);
      caret.current = undefined;
    },
    id: state.ids.control,
    onChange: ({ target }: ChangeEvent<TextBox>) =>
      enter(masked ? fromMasked(target.value) : target.value),
    'aria-required': field.required || undefined,
    // A person may answer in another script than the page's.
    dir: direction,
    readOnly: isReadOnly,
    ...(field.sensitive && { ...machineReadable, autoComplete: 'off' }),
  });
  // Hidden from screen readers, which get the length from the error.
  const counter = count !== undefined && field.kind === 'text' && (
    <p
      aria-hidden
      {...slot('counter muted')}
      data-over={count > field.maxLength! ? '' : undefined}
      {...ourText(say('pending', { position: count, count: field.maxLength! }))}
    />
  );
  const draw = (rows: number, sightRef?: RefCallback<HTMLElement>) =>
    isLong && !masked?.isMasked ? (
      <TextArea {...propsFor(sightRef)} data-slot="elicitation-textarea" rows={rows} />
    ) : (
      <TextInput
        {...propsFor(sightRef)}
        {...keyboardFor(field, wasWrong)}
        type={(isPicker ? control : 'text') satisfies HTMLInputTypeAttribute}
        {...masked?.inputProps}
        {...(isLong && { onKeyDown: breakLine, enterKeyHint: 'enter' })}
        {...(isPicker && { onPaste: pick })}
        {...(field.kind === 'text' && !field.format && { onPaste: paste, onDrop: paste })}
        data-slot="elicitation-input"
      />
    );
  return (
    <>
      {masked ? (
        <div {...slot('secret')}>
          {draw(4)}
          {reveal}
        </div>
      ) : (
        inSight(String(initial), draw)
      )}
      {counter}
    </>
  );
}

/** The length is shown from this part of the limit on. */
const nearLimit = 0.8;

/**
 * The length of a text that comes near its `maxLength`. It is counted in code points, as in JSON Schema. The `maxlength`
 * attribute would count UTF-16 units, and cut an emoji in two.
 */
function countNear(field: TextField | NumberField, text: string): number | undefined {
  const least = field.kind === 'text' ? (field.maxLength ?? Infinity) * nearLimit : Infinity;
  if (text.length < least) return undefined;
  const count = countCodePoints(text);
  return count < least ? undefined : count;
}

/** Types a text in place of what an event would do. */
function insert(event: SyntheticEvent<HTMLInputElement>, text: string): void {
  event.preventDefault();
  // Deprecated, but nothing else can be undone. jsdom has no such method.
  event.currentTarget.ownerDocument.execCommand?.('insertText', false, text);
}

const machineReadable = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

function keyboardFor(field: TextField | NumberField, wasWrong: boolean) {
  if (field.kind === 'number') {
    // The number pads of iOS have no minus sign, and of point and comma the one that the phone's region writes. No page
    // learns the region (https://github.com/ionic-team/ionic-framework/issues/29012).
    const hasPad = (field.minimum ?? field.exclusiveMinimum ?? -1) >= 0 && !wasWrong;
    const inputMode = field.integer ? ('numeric' as const) : ('decimal' as const);
    return { ...machineReadable, autoComplete: 'off', ...(hasPad && { inputMode }) };
  }
  if (field.format === 'email') {
    const fill = !field.sensitive && { autoComplete: 'email' };
    return { ...machineReadable, inputMode: 'email' as const, ...fill };
  }
  if (field.format === 'uri') return { ...machineReadable, inputMode: 'url' as const };
  return {};
}
