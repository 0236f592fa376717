import type { ElicitResult } from '../../protocol/index.ts';
import type { SlotProps } from '../settings/ElicitationComponents.ts';
import type { Sending } from './useAnswerOnce.ts';

/**
 * Props of an answer's button while an answer is slow to arrive. Every button but Cancel is then disabled.
 * @selector `[data-slot='elicitation-accept'][data-sending]` on every answer's button while its own answer is being sent
 */
export const sendingProps = (
  sending: Sending | undefined,
  action: ElicitResult['action'],
): SlotProps<'button'> & { 'data-sending'?: '' | undefined } => ({
  'aria-disabled': (sending?.isSlow && action !== 'cancel') || undefined,
  'data-sending': sending?.isSlow && sending.action === action ? '' : undefined,
});
