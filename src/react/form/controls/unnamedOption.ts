import type { Option } from '../../../core/index.ts';
import type { Say } from '../../settings/ElicitationSettings.ts';

/** What to call an option that shows nothing: the answer that it stands for, or that it is empty. */
export const unnamedOption = ({ value }: Option, say: Say): string =>
  typeof value === 'boolean' ? say(value ? 'yes' : 'no') : say('emptyOption');
