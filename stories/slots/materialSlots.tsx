import MuiButton, { type ButtonProps } from '@mui/material/Button';
import MuiCheckbox from '@mui/material/Checkbox';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import MuiRadio from '@mui/material/Radio';
import type { ElicitationComponents, ButtonEmphasis } from 'react-mcp-elicitation';

const looks: Readonly<Record<ButtonEmphasis, ButtonProps>> = {
  primary: { variant: 'contained' },
  secondary: { variant: 'outlined' },
  quiet: { variant: 'text' },
  danger: { variant: 'outlined', color: 'error' },
};

/**
 * Material UI in every slot. Each hands the props and the ref that it gets to the native element: what is
 * around that is Material's own.
 */
export const materialSlots: ElicitationComponents = {
  Button: ({ 'data-emphasis': emphasis = 'secondary', ...props }) => (
    <MuiButton
      {...(props as object)}
      {...looks[emphasis]}
      data-emphasis={emphasis}
      // Not `disabled`, which would lose focus: its look alone.
      className={props['aria-disabled'] === true ? 'Mui-disabled' : ''}
      style={{ pointerEvents: 'auto' }}
    />
  ),
  TextInput: ({ ref, 'aria-invalid': isInvalid, ...props }) => (
    <OutlinedInput
      fullWidth
      size="small"
      inputRef={ref}
      error={isInvalid === true}
      slotProps={{ input: { ...props, 'aria-invalid': isInvalid } }}
    />
  ),
  TextArea: ({ ref, rows, 'aria-invalid': isInvalid, ...props }) => (
    <OutlinedInput
      fullWidth
      multiline
      inputComponent="textarea"
      inputRef={ref}
      error={isInvalid === true}
      inputProps={{ ...(props as object), rows, 'aria-invalid': isInvalid }}
    />
  ),
  Select: ({ ref, children, 'aria-invalid': isInvalid, ...props }) => (
    <NativeSelect
      fullWidth
      inputRef={ref}
      error={isInvalid === true}
      inputProps={{ ...props, 'aria-invalid': isInvalid }}
    >
      {children}
    </NativeSelect>
  ),
  Checkbox: ({ ref, checked, defaultChecked, onChange, ...props }) => (
    <MuiCheckbox
      size="small"
      {...(checked === undefined ? { defaultChecked } : { checked })}
      onChange={onChange}
      slotProps={{ input: { ...props, ref } }}
    />
  ),
  Radio: ({ ref, checked, defaultChecked, onChange, ...props }) => (
    <MuiRadio
      size="small"
      {...(checked === undefined ? { defaultChecked } : { checked })}
      onChange={onChange}
      slotProps={{ input: { ...props, ref } }}
    />
  ),
};
