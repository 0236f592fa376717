import type { MouseEventHandler } from 'react';
import type { ButtonEmphasis } from './ElicitationComponents.ts';

/** Props of a button that answers nothing. */
export const buttonProps = (
  emphasis: ButtonEmphasis,
  slot: string,
  onClick: MouseEventHandler<HTMLButtonElement>,
) => ({
  type: 'button' as const,
  'data-emphasis': emphasis,
  'data-slot': `elicitation-${slot}`,
  onClick,
});
