import { Button, Checkbox, OutlinedInput, Radio, Select } from '@mui/material';
import type { ElicitationComponents, SlotProps } from 'react-mcp-elicitation';

const looks = {
  primary: { variant: 'contained' },
  secondary: { variant: 'outlined' },
  quiet: { variant: 'text' },
  danger: { variant: 'outlined', color: 'error' },
} as const;
const field = (props: SlotProps<'input'> | SlotProps<'textarea'> | SlotProps<'select'>) =>
  ({ fullWidth: true, size: 'small', inputProps: props, error: !!props['aria-invalid'] }) as object;
const choice = ({ checked, defaultChecked, onChange, ...input }: SlotProps<'input'>) =>
  ({ checked, defaultChecked, onChange, size: 'small', slotProps: { input } }) as object;

export const material: ElicitationComponents = {
  // `disabled` would take the focus away from a button that is not ready. The class changes only its look.
  Button: ({ 'data-emphasis': emphasis = 'secondary', 'aria-disabled': isDisabled, ...props }) => (
    <Button
      {...({ ...props, ...looks[emphasis], 'aria-disabled': isDisabled } as object)}
      className={isDisabled ? 'Mui-disabled' : ''}
      data-emphasis={emphasis}
    />
  ),
  TextInput: (props) => <OutlinedInput {...field(props)} />,
  TextArea: (props) => <OutlinedInput {...field(props)} multiline inputComponent="textarea" />,
  Select: (props) => <Select native {...field(props)} />,
  Checkbox: (props) => <Checkbox {...choice(props)} />,
  Radio: (props) => <Radio {...choice(props)} />,
};
