import type { ReactNode } from 'react';
import { shownLengths } from '../../../core/shownLengths.ts';
import type { Say } from '../../settings/ElicitationSettings.ts';
import { ourText, serverLines } from '../../frame/textProps.tsx';

interface OptionParts {
  /** For the radio button or checkbox. Without them, its label would be its name with all that is said about it. */
  readonly naming: {
    readonly 'aria-labelledby'?: string;
    readonly 'aria-describedby'?: string | undefined;
  };
  /** For the label, beside the radio button or checkbox. */
  readonly words: ReactNode;
}

/**
 * An option's name, and below it what the server says about it.
 *
 * @param id unique in the page
 * @param name what to call the option
 * @param describedBy the ids of what describes all options, for the one that Tab leads to
 * @selector `[data-slot='elicitation-option-description']` what the server says about an option
 */
export function drawOption(
  id: string,
  name: string,
  description: string | undefined,
  say: Say,
  describedBy?: string | false,
): OptionParts {
  if (description === undefined) {
    return {
      naming: { 'aria-describedby': describedBy || undefined },
      words: <span {...ourText(name)} />,
    };
  }
  const [nameId, descriptionId] = [`${id}-name`, `${id}-description`];
  return {
    naming: {
      'aria-labelledby': nameId,
      'aria-describedby': describedBy ? `${describedBy} ${descriptionId}` : descriptionId,
    },
    words: (
      <span>
        <span id={nameId} {...ourText(name)} />
        <span
          id={descriptionId}
          data-slot="elicitation-option-description"
          {...serverLines(description, shownLengths.description, say)}
        />
      </span>
    ),
  };
}
