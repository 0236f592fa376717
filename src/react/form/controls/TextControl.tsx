'use client';
import {
  useState,
  type ChangeEvent,
  type FocusEvent,
  type HTMLInputTypeAttribute,
  type ReactNode,
} from 'react';
import type { NumberField, TextField } from '../../../core/index.ts';
import { useMessages } from '../../settings/useMessages.ts';
import { useLengthCount } from './useLengthCount.ts';
import { useMasked, type Masked } from './useMasked.ts';
import { directionOf } from './directionOf.ts';
import { drawnDefault } from './drawnDefault.ts';
import { SuggestedText } from './SuggestedText.tsx';
import { ourText } from '../../frame/textProps.tsx';
import { useComponents } from '../../settings/ElicitationComponents.ts';
import { RevealButton } from './RevealButton.tsx';
import type { ControlProps } from './ControlProps.ts';

interface TextControlProps extends ControlProps<TextField | NumberField> {
  control: 'input' | 'textarea' | 'date' | 'time';
}

/**
 * A text, number or date that is typed. It has no `type=email|url|number`, `pattern`, `maxlength` or `min`: each of
 * them changes or refuses what was typed, by rules other than those of JSON Schema.
 */
export function TextControl(props: TextControlProps) {
  const { field, state } = props;
  const [drawn] = useState(() => drawnDefault(field, String(state.getValue())));
  if (drawn) return <SuggestedText {...props} field={field as TextField} drawn={drawn} />;
  return field.sensitive ? <SecretControl {...props} /> : <TypedControl {...props} />;
}

/** A control that shows dots instead of the typed text, and a button that shows the text. */
function SecretControl(props: TextControlProps) {
  const masked = useMasked();
  return (
    <TypedControl {...props} masked={masked}>
      <RevealButton masked={masked} labelId={props.state.ids.label} />
    </TypedControl>
  );
}

/**
 * @selector `[data-slot='elicitation-input']` an input that text, a number, a date or a search is typed into
 * @selector `[data-slot='elicitation-textarea']` a text area, for text of several lines
 * @selector `[data-slot='elicitation-secret']` a control that is masked, and the button that shows what is in it
 * @selector `[data-slot='elicitation-counter']` how long a text is, near its limit
 * @selector `[data-slot='elicitation-counter'][data-over]` the text is longer than its limit
 */
function TypedControl({
  control,
  field,
  state,
  described,
  masked,
  children,
}: TextControlProps & {
  masked?: Masked;
  /** Drawn after the control, in one box with it. */
  children?: ReactNode;
}) {
  const { TextArea, TextInput } = useComponents();
  const say = useMessages();
  const isPicker = control === 'date' || control === 'time';
  const [initial] = useState(state.getValue);
  const { count, measure } = useLengthCount(field, String(initial));
  const [direction, setDirection] = useState(() => directionOf(String(initial)));
  const native = state.getInputProps();
  const props = {
    ...native,
    ...(masked && {
      ref(element: HTMLInputElement & HTMLTextAreaElement) {
        native.ref(element);
        masked.attach(element);
      },
    }),
    ...described,
    id: state.ids.control,
    defaultValue: initial,
    onChange(event: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) {
      measure(event.target.value);
      setDirection(directionOf(event.target.value));
      native.onChange(event);
    },
    'aria-required': field.required || undefined,
    // A person may answer in another script than the page's.
    dir: direction,
    ...(field.sensitive && { ...machineReadable, autoComplete: 'off' }),
  };
  // Hidden from screen readers, which get the length from the error.
  const counter = count !== undefined && field.kind === 'text' && (
    <p
      aria-hidden
      data-slot="elicitation-counter"
      data-over={count > field.maxLength! ? '' : undefined}
      {...ourText(say('lengthCount', { actual: count, maxLength: field.maxLength! }))}
    />
  );
  const drawn =
    control === 'textarea' ? (
      <TextArea {...props} data-slot="elicitation-textarea" rows={4} />
    ) : (
      <TextInput
        {...props}
        {...keyboardFor(field)}
        type={(isPicker ? control : 'text') satisfies HTMLInputTypeAttribute}
        {...(!isPicker && masked?.inputProps)}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          props.onBlur(event);
          if (isPicker) state.validate();
        }}
        data-slot="elicitation-input"
      />
    );
  return (
    <>
      {children ? (
        <div data-slot="elicitation-secret">
          {drawn}
          {children}
        </div>
      ) : (
        drawn
      )}
      {counter}
    </>
  );
}

const machineReadable = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

function keyboardFor(field: TextField | NumberField) {
  if (field.kind === 'number') {
    // The number pads of iOS have no minus sign.
    const isPositive = (field.minimum ?? field.exclusiveMinimum ?? -1) >= 0;
    const pad = field.integer ? ('numeric' as const) : ('decimal' as const);
    return { ...machineReadable, autoComplete: 'off', ...(isPositive && { inputMode: pad }) };
  }
  if (field.format === 'email') {
    const fill = !field.sensitive && { autoComplete: 'email' };
    return { ...machineReadable, inputMode: 'email' as const, ...fill };
  }
  if (field.format === 'uri') return { ...machineReadable, inputMode: 'url' as const };
  return {};
}
