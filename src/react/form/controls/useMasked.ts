'use client';
import { useState } from 'react';
import { useIsHydrating } from '../../dom/useIsHydrating.ts';
import { withLineFeeds } from '../../dom/withLineFeeds.ts';

export type Masked = ReturnType<typeof useMasked>;

/** What keeps 1Password, Bitwarden, LastPass and Dashlane from saving an input's text. */
const unsaved = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/** Chromium's password manager saves no one-time code. */
const password = { type: 'password', autoComplete: 'one-time-code' } as const;
/** Browsers write what is in a text to disk, to restore the page, unless its autocomplete is off. */
const text = { type: 'text', autoComplete: 'off' } as const;

/** An input deletes line breaks, but not this separator of lines. */
export const separator = '\u2028';
const toInput = (text: string) => withLineFeeds(text).replaceAll('\n', separator);
export const fromMasked = (text: string): string => text.replaceAll(separator, '\n');

/**
 * Shows dots instead of the text that is typed into a control, also to screen readers. `type=password` does that. Firefox
 * would offer to save what is in it, whatever else the input says. But of a text with `-webkit-text-security`, only Firefox
 * gives dots to screen readers. So it gets that. A text area would give the others its text, so it is used only to show one.
 * A script sets the style: a host may not use the stylesheet, and a strict page refuses a `style` attribute in
 * server-rendered markup. It sets the text too: React would repeat it in an attribute, where recorders of pages read it.
 */
export function useMasked() {
  const [isMasked, setMasked] = useState(true);
  // A server cannot know it.
  const isGecko = !useIsHydrating() && isInGecko();
  return {
    /** Whether a control shows dots instead of the typed text. */
    isMasked,
    toggle: () => setMasked(!isMasked),
    /** For an input. */
    inputProps: { ...(isMasked && !isGecko ? password : text), ...unsaved },
    /**
     * For the ref of an input or a text area: masks it, and gives it a text that no attribute repeats. The text is read then:
     * a person may have typed since the control was rendered.
     */
    // A new function at each render, so that React calls it again, also for a control that a host has swapped in.
    attach: (read: () => string) => (control: HTMLElement | null) => {
      if (!control) return;
      control.style.setProperty('-webkit-text-security', isMasked ? 'disc' : 'none');
      const textBox = control as HTMLInputElement | HTMLTextAreaElement;
      const held = read();
      const shown = textBox.tagName === 'INPUT' ? toInput(held) : withLineFeeds(held);
      if (textBox.value !== shown) textBox.value = shown;
    },
  };
}

const isInGecko = () => typeof CSS !== 'undefined' && CSS.supports('-moz-appearance', 'none');
