import type { Field } from '../../../core/index.ts';
import type { Say } from '../../settings/ElicitationSettings.ts';

/** Describes a field's limits, to be shown before anyone breaks them. Undefined for a field without limits. */
export function describeLimits(field: Field, say: Say): string | undefined {
  switch (field.kind) {
    case 'text': {
      const { minLength = 0, maxLength } = field;
      if (minLength > 1 && minLength === maxLength) return say('hintLengthExactly', { minLength });
      if (minLength > 1 && maxLength !== undefined) {
        return say('hintLengthBetween', { minLength, maxLength });
      }
      if (maxLength !== undefined) return say('hintMaxLength', { maxLength });
      return minLength > 1 ? say('hintMinLength', { minLength }) : undefined;
    }
    case 'number': {
      const { minimum, maximum } = field;
      if (minimum !== undefined && maximum !== undefined) {
        return say('hintBetween', { minimum, maximum });
      }
      if (minimum !== undefined) return say('hintMinimum', { minimum });
      return maximum === undefined ? undefined : say('hintMaximum', { maximum });
    }
    case 'multiselect': {
      const { minItems = 0, maxItems } = field;
      if (minItems > 0 && minItems === maxItems) return say('hintItemsExactly', { minItems });
      if (minItems > 0 && maxItems !== undefined) {
        return say('hintItemsBetween', { minItems, maxItems });
      }
      if (minItems > 0) return say('hintMinItems', { minItems });
      return maxItems === undefined ? undefined : say('hintMaxItems', { maxItems });
    }
    default:
      return undefined;
  }
}
