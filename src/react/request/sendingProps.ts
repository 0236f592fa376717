import type { ElicitResult } from '../../protocol/index.ts';
import type { SlotProps } from '../settings/ElicitationComponents.ts';
import type { Sending } from './useAnswerOnce.ts';

/**
 * What an answer that is slow on its way makes of an answer's button: nothing else can be given, but a cancel always.
 *
 * @selector `[data-slot='elicitation-accept'][data-sending]` of Accept, Decline, Cancel and "I have finished": its answer is on the way
 */
export const sendingProps = (
  sending: Sending | undefined,
  action: ElicitResult['action'],
): SlotProps<'button'> & { 'data-sending'?: '' | undefined } => ({
  'aria-disabled': (sending?.isSlow && action !== 'cancel') || undefined,
  'data-sending': sending?.isSlow && sending.action === action ? '' : undefined,
});
