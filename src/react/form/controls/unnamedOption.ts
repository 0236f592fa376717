import type { Option } from '../../../core/index.ts';
import type { Say } from '../../settings/ElicitationSettings.ts';

/** What to call an option without a label: "Yes" or "No" if it stands for a boolean, else "Empty". */
export const unnamedOption = ({ value }: Option, say: Say): string =>
  typeof value === 'boolean' ? say(value ? 'yes' : 'no') : say('emptyOption');
