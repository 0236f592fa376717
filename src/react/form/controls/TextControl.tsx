'use client';
import { useState } from 'react';
import type { FormValue } from '../../../core/index.ts';
import { slot } from '../../dom/slot.ts';
import { useIsHydrating } from '../../dom/useIsHydrating.ts';
import { ourText } from '../../frame/textProps.tsx';
import { useComponents } from '../../settings/ElicitationComponents.ts';
import { useMessages } from '../../settings/useMessages.ts';
import { drawnDefault, type DrawnDefault } from '../field/drawnDefault.ts';
import { RevealButton } from './RevealButton.tsx';
import { TypedControl, type TextControlProps } from './TypedControl.tsx';
import { useAdopted } from './useAdopted.ts';
import { useMasked } from './useMasked.ts';

/** A text, number or date that is typed, or picked from a calendar or a clock. */
export function TextControl(props: TextControlProps) {
  const { field, state } = props;
  const [drawn] = useState(() =>
    // A text that a person wrote is drawn as it is.
    field.kind === 'text' && field.default !== undefined && state.getValue() === field.default
      ? drawnDefault(field.default)
      : undefined,
  );
  // Behind dots nothing can deceive.
  if (field.sensitive) return <SecretControl {...props} />;
  return drawn ? <SuggestedText {...props} drawn={drawn} /> : <TypedControl {...props} />;
}

/** A control that shows dots instead of the typed text, and a button that shows the text. */
function SecretControl(props: TextControlProps) {
  const masked = useMasked();
  const reveal = <RevealButton masked={masked} labelId={props.state.ids.label} />;
  return <TypedControl {...props} {...{ masked, reveal }} />;
}

/**
 * A default that is not drawn exactly as the server sent it. Until it is edited, it is sent unchanged. If it is drawn cut,
 * the person chooses whether to send all of it or only what is shown.
 * @selector `[data-slot='elicitation-rest']` how much of a default is not shown, and the choice to send all of it
 */
function SuggestedText({
  drawn: { text, rest },
  ...props
}: TextControlProps & { drawn: DrawnDefault }) {
  const { Checkbox } = useComponents();
  const say = useMessages();
  const { field, state, described } = props;
  const [isWhole, setWhole] = useState(rest > 0);
  const [edited, setEdited] = useState(text);
  function choose(isNowWhole: boolean, typed: string) {
    setWhole(isNowWhole);
    setEdited(typed);
    state.setValue(isNowWhole ? String(field.default) : typed);
  }
  const isHydrating = useIsHydrating();
  useAdopted(field, (element) => {
    if (!isHydrating) return;
    const { value, defaultValue } = element.querySelector('textarea')!;
    const isChecked = element.querySelector<HTMLInputElement>('[type=checkbox]')?.checked ?? false;
    if (isChecked !== isWhole || value !== defaultValue) choose(isChecked, value);
  });
  const restId = `${state.ids.control}-rest`;
  const describedBy = [described['aria-describedby'], rest > 0 && restId].filter(Boolean).join(' ');
  // The form holds the server's text, and the control what is drawn of it.
  const ofControl = {
    ...state,
    getValue: () => text,
    setValue: (typed: FormValue) => choose(false, String(typed)),
    getInputProps: () => ({ ...state.getInputProps(), ref: () => {} }),
  };
  return (
    <>
      <TypedControl
        {...props}
        control="textarea"
        state={ofControl}
        described={{ ...described, 'aria-describedby': describedBy || undefined }}
        isReadOnly={isWhole}
      />
      {rest > 0 && (
        <div {...slot('rest')}>
          <p id={restId} {...ourText(say('moreCharacters', { count: rest }))} />
          <label {...slot('option')}>
            <Checkbox
              type="checkbox"
              data-slot="elicitation-checkbox"
              checked={isWhole}
              onChange={() => choose(!isWhole, edited)}
            />
            <span>{say('sendWhole')}</span>
          </label>
        </div>
      )}
    </>
  );
}
