import type { ElicitContent } from '../protocol/index.ts';
import type { Format } from './formats/formats.ts';
import type { Field, OptionValue } from './Field.ts';

export interface ReceiptAnswer {
  readonly property: string;
  readonly label: string;
  /** What was sent; absent where it is sensitive. */
  readonly value?: ElicitContent[string];
  /** The format of a text that was typed, or of each entry of a list. */
  readonly format?: Format;
  /** The titles of the chosen options, where the field has options. */
  readonly chosen?: readonly string[];
  /** Whether `value` is a number in a text, which keeps all digits. */
  readonly isDecimal?: boolean;
  /** Whether something was sent that a receipt does not keep. */
  readonly isMasked: boolean;
}

/** `withheld`: properties that were answered, but whose answer is not in `content`. */
export function describeAnswers(
  fields: readonly Field[],
  content: ElicitContent,
  withheld: readonly string[] = [],
): readonly ReceiptAnswer[] {
  return fields
    .filter(({ property }) => Object.hasOwn(content, property) || withheld.includes(property))
    .map((field) => {
      const { property, label, sensitive } = field;
      if (sensitive !== false || withheld.includes(property))
        return { property, label, isMasked: true };
      const value = content[property]!;
      const options = 'options' in field ? field.options : undefined;
      const titles = new Map<OptionValue, string>(
        options?.toReversed().map(({ value: option, label: title }) => [option, title]),
      );
      const titleOf = (sent: OptionValue) => titles.get(sent) ?? String(sent);
      const chosen = options && (Array.isArray(value) ? value : [value]).map(titleOf);
      const format = 'format' in field ? field.format : undefined;
      return {
        property,
        label,
        value,
        ...(format && { format }),
        ...(chosen && { chosen }),
        ...(field.kind === 'number' && typeof value === 'string' && { isDecimal: true }),
        isMasked: false,
      };
    });
}
