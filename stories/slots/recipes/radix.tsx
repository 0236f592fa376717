import { Button, TextArea, TextField } from '@radix-ui/themes';
import type { ElicitationComponents } from 'react-mcp-elicitation';

const looks = {
  primary: { variant: 'solid' },
  secondary: { variant: 'outline', color: 'gray', highContrast: true },
  quiet: { variant: 'soft', color: 'gray' },
  danger: { variant: 'outline', color: 'red' },
} as const;

export const radix: Partial<ElicitationComponents> = {
  // `disabled` would take the focus away from a button that is not ready. `data-disabled` changes only its look.
  Button: ({ 'data-emphasis': emphasis = 'secondary', ...props }) => (
    <Button
      {...({ ...props, ...looks[emphasis], 'data-disabled': props['aria-disabled'] } as object)}
      data-emphasis={emphasis}
    />
  ),
  TextInput: (props) => <TextField.Root {...(props as object)} />,
  TextArea: (props) => <TextArea {...(props as object)} />,
  // Radix's Select is not a <select>. Our theme draws the native one, in the colors of Radix.
};
