import { Button, Input, NativeSelect } from '@mantine/core';
import type { ElicitationComponents, SlotProps } from 'react-mcp-elicitation';

const links = /-(copy|next|open-again|reveal|show-all|silence|start-over)$/;
const looks = {
  primary: { variant: 'filled' },
  secondary: { variant: 'outline', color: 'gray' },
  quiet: { variant: 'subtle', color: 'gray', px: 'xs' },
  danger: { variant: 'outline', color: 'red' },
  link: { variant: 'transparent', size: 'compact-xs', fw: 400, px: 0 },
} as const;

// Mantine passes these two on to the native element only as attributes of its part `input`.
type Field = SlotProps<'input'> | SlotProps<'textarea'> | SlotProps<'select'>;
const field = ({ dir, 'aria-describedby': description, ...props }: Field) => {
  const attributes = { input: { dir, 'aria-describedby': description } };
  return { ...props, attributes, error: !!props['aria-invalid'] } as object;
};

export const mantine: Partial<ElicitationComponents> = {
  Button: ({ 'data-emphasis': emphasis = 'secondary', ...props }) => {
    const look = looks[links.test(props['data-slot'] ?? '') ? 'link' : emphasis];
    // `disabled` would take the focus away from a button that is not ready. `data-disabled` changes only its look.
    const state = { 'data-emphasis': emphasis, 'data-disabled': props['aria-disabled'] };
    return <Button {...({ ...props, ...look, ...state } as object)} />;
  },
  TextInput: (props) => <Input {...field(props)} />,
  TextArea: (props) => <Input {...field(props)} component="textarea" multiline />,
  Select: (props) => <NativeSelect {...field(props)} />,
};
