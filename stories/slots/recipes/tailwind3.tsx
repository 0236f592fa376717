import type { ElicitationComponents } from 'react-mcp-elicitation';

const field = 'block w-full rounded-lg border border-slate-500 bg-transparent px-3 py-2 text-sm';
const button =
  'rounded-lg border px-4 py-2 text-sm font-medium aria-disabled:cursor-not-allowed aria-disabled:opacity-50';
const looks = {
  primary:
    'border-transparent bg-indigo-700 text-white hover:bg-indigo-800 dark:bg-indigo-400 dark:text-slate-950',
  secondary: 'border-slate-500 hover:bg-slate-100 dark:hover:bg-slate-700',
  quiet: 'border-transparent hover:bg-slate-100 dark:hover:bg-slate-700',
  danger: 'border-red-700 text-red-700 hover:bg-red-50 dark:border-red-400 dark:text-red-400',
};

export const tailwind3: Partial<ElicitationComponents> = {
  Button: ({ 'data-emphasis': emphasis = 'secondary', ...props }) => (
    <button
      type="button"
      {...props}
      data-emphasis={emphasis}
      className={`${button} ${looks[emphasis]}`}
    />
  ),
  TextInput: (props) => <input {...props} className={field} />,
  TextArea: (props) => <textarea {...props} className={field} />,
  // The browser's own arrow.
  Select: (props) => <select {...props} className={`${field} appearance-auto bg-none`} />,
};
