import { useImperativeHandle, useRef, type AriaAttributes, type Ref } from 'react';
import { Button, Input } from 'antd';
import type { ElicitationComponents } from 'react-mcp-elicitation';

const looks = {
  primary: { type: 'primary' },
  secondary: { type: 'default' },
  quiet: { type: 'text' },
  danger: { type: 'default', danger: true },
} as const;

// Ant Design's ref is a handle of its own, which holds the native element.
function useField<Native>({ ref, ...props }: AriaAttributes & { ref?: Ref<Native> | undefined }) {
  const handle = useRef<{ nativeElement: Native }>(null);
  useImperativeHandle(ref, () => handle.current!.nativeElement);
  return { ...props, ref: handle, status: props['aria-invalid'] ? 'error' : '' } as object;
}

export const antd: Partial<ElicitationComponents> = {
  // `disabled` would take the focus away from a button that is not ready. The class changes only its look.
  Button: ({ 'data-emphasis': emphasis = 'secondary', type, ...props }) => (
    <Button
      {...({ ...props, ...looks[emphasis], htmlType: type, 'data-emphasis': emphasis } as object)}
      className={props['aria-disabled'] ? 'ant-btn-disabled' : ''}
    />
  ),
  TextInput: (props) => <Input {...useField(props)} />,
  TextArea: (props) => <Input.TextArea {...useField(props)} />,
};
