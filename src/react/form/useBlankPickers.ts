'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { listen } from '../dom/listen.ts';

const pickers = 'input:is([type=date], [type=time], [type=datetime-local])';

/**
 * Leaves the pickers of dates and times blank while they are empty. WebKit fills an empty picker with today's date in
 * gray, which looks like an answer. As soon as it has focus, it is shown as WebKit draws it.
 * @returns a ref for the form
 */
export function useBlankPickers(): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = formRef.current;
    // In Node, where hosts test, the navigator has no vendor.
    if (!form || !String(navigator.vendor).startsWith('Apple')) return undefined;
    const draw = (picker: HTMLInputElement, isUsed = false) => {
      const isBlank = !isUsed && picker.value === '' && !picker.validity.badInput;
      picker.style.color = isBlank ? 'transparent' : '';
    };
    const onChange = ({ target, type }: Event) => {
      // Not `instanceof`: the form may be drawn in another window.
      const picker = target as HTMLInputElement;
      if (picker.matches(pickers)) draw(picker, type !== 'blur');
    };
    for (const picker of form.querySelectorAll<HTMLInputElement>(pickers)) draw(picker);
    // Captured: WebKit's pickers send no event that bubbles as they get focus.
    return listen(form, { focus: onChange, blur: onChange, input: onChange }, { capture: true });
  }, []);
  return formRef;
}
