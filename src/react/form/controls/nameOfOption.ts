import type { Option } from '../../../core/index.ts';
import { plainLine } from '../../frame/plainText.ts';
import type { Say } from '../../settings/ElicitationSettings.ts';

/**
 * What to call an option. Without a label it is "Yes" or "No" if it stands for a boolean, else "Empty". A label that says
 * the same as our own words for no answer gets its value behind it.
 */
export function nameOfOption({ label, value }: Pick<Option, 'label' | 'value'>, say: Say): string {
  if (label === '') {
    return typeof value === 'boolean' ? say(value ? 'yes' : 'no') : say('emptyOption');
  }
  const line = plainLine(label);
  const letters = lettersOf(line);
  const isOurs = [say('noAnswer'), say('choose')].some((ours) => lettersOf(ours) === letters);
  return isOurs ? `${line} (${plainLine(String(value))})` : line;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
