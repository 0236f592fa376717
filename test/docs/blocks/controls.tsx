import type { SlotProps } from 'react-mcp-elicitation';

export const Button = (props: SlotProps<'button'>) => <button type="button" {...props} />;
export const TextInput = (props: SlotProps<'input'>) => <input {...props} />;
export const MyInput = (props: SlotProps<'input'>) => <input {...props} />;
