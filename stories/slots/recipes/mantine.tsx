import { Button, Input, NativeSelect } from '@mantine/core';
import type { ElicitationComponents, SlotProps } from 'react-mcp-elicitation';

const looks = {
  primary: { variant: 'filled' },
  secondary: { variant: 'outline', color: 'gray' },
  quiet: { variant: 'subtle', color: 'gray', px: 'xs' },
  danger: { variant: 'outline', color: 'red' },
} as const;

// Mantine passes these two on to the native element only as attributes of its part `input`.
type Field = SlotProps<'input'> | SlotProps<'textarea'> | SlotProps<'select'>;
const field = ({ dir, 'aria-describedby': description, ...props }: Field) => {
  const attributes = { input: { dir, 'aria-describedby': description } };
  return { ...props, attributes, error: !!props['aria-invalid'] } as object;
};

export const mantine: Partial<ElicitationComponents> = {
  // `disabled` would take the focus away from a button that is not ready. `data-disabled` changes only its look.
  Button: ({ 'data-emphasis': emphasis = 'secondary', ...props }) => (
    <Button
      {...({ ...props, ...looks[emphasis], 'data-disabled': props['aria-disabled'] } as object)}
      data-emphasis={emphasis}
    />
  ),
  TextInput: (props) => <Input {...field(props)} />,
  TextArea: (props) => <Input {...field(props)} component="textarea" multiline />,
  Select: (props) => <NativeSelect {...field(props)} />,
};
