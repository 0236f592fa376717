'use client';
import { useRef, useState, type FocusEvent } from 'react';
import type { FormValue } from '../../../core/index.ts';
import { slot } from '../../dom/slot.ts';
import { useMessages } from '../../settings/useMessages.ts';
import { controlOf, fewestToSearch, isOffered } from '../field/controlOf.ts';
import { typedIn } from '../field/describeBranches.ts';
import { useMountedForm } from '../field/useElicitationField.ts';
import type { ControlProps } from './ControlProps.ts';
import { OptionList } from './OptionList.tsx';
import { SearchOptions } from './SearchOptions.tsx';
import { TextControl } from './TextControl.tsx';
import type { TextControlProps } from './TypedControl.tsx';
import { other, type OpenField } from './useChoice.tsx';

/**
 * Options and, below them, a text for any other answer. The form holds what the answer says, be it chosen or typed.
 * @selector `[data-slot='elicitation-other']` the text of an answer that is none of the options
 */
export function OpenChoice({ field: asked, state, described, ...props }: ControlProps<OpenField>) {
  const say = useMessages();
  const mounted = useMountedForm().fields.get(asked.id)!;
  const [field] = useState(() => ({ ...asked, options: asked.options.filter(isOffered) }));
  const [chosen, setChosen] = useState(() => {
    const answer = state.getValue();
    const option = field.options.find(({ value }) => String(value) === answer);
    return option?.id ?? (answer === '' ? '' : other.id);
  });
  const isOther = chosen === other.id;
  const typed = useRef<FormValue>(isOther ? state.getValue() : '');
  const [only, another] = typedIn(field.branches!);
  const text = only && !another ? { ...only, default: field.default } : { ...field, options: [] };
  const List = field.options.length < fewestToSearch ? OptionList : SearchOptions;

  function choose(id: FormValue) {
    setChosen(String(id));
    const option = field.options.find((one) => one.id === id);
    state.setValue(id === other.id ? typed.current : String(option?.value ?? ''));
  }

  function type(answer: FormValue) {
    typed.current = answer;
    state.setValue(answer);
  }

  /** To go on from the options to the text is not to leave the answer. */
  function onBlur(event: FocusEvent) {
    if (!mounted.element?.contains(event.relatedTarget)) state.onBlur(event);
  }

  const ofList = { ...state, onBlur, getValue: () => chosen, setValue: choose };
  const ofText = {
    ...state,
    ids: { ...state.ids, control: `${state.ids.control}-text` },
    setValue: type,
    getInputProps: () => ({ ...state.getInputProps(), onBlur }),
  };
  const named = { ...described, 'aria-label': say('other') };
  return (
    <>
      <List {...props} {...{ field, described }} state={ofList} />
      {isOther && (
        <div {...slot('other search')}>
          <TextControl
            field={text as TextControlProps['field']}
            state={ofText}
            described={named}
            control={controlOf(text as OpenField) === 'textarea' ? 'textarea' : 'input'}
          />
        </div>
      )}
    </>
  );
}
