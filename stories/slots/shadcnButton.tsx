import type { ComponentType, ReactNode } from 'react';
import type { ButtonEmphasis, SlotProps } from 'react-mcp-elicitation';
import { compile } from 'tailwindcss';
import '../theming/shadcn.css';

// The button of shadcn/ui: its own utilities, and one for what cannot be pressed yet.
const base =
  'inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md border text-sm font-medium shrink-0 outline-none h-9 px-4 py-2 cursor-pointer aria-disabled:cursor-not-allowed aria-disabled:opacity-50 forced-colors:bg-[ButtonFace] forced-colors:text-[ButtonText]';

const looks: Readonly<Record<ButtonEmphasis, string>> = {
  primary: 'border-transparent bg-primary text-primary-foreground hover:bg-primary/90',
  secondary: 'bg-background shadow-xs hover:bg-muted',
  quiet: 'border-transparent bg-transparent hover:bg-muted',
  // Not the filled `destructive`, which would be the strongest of them all.
  danger: 'bg-background border-destructive text-destructive hover:bg-muted',
};

const theme = `
  @theme inline {
    --color-background: var(--background); --color-primary: var(--primary);
    --color-primary-foreground: var(--primary-foreground); --color-muted: var(--muted);
    --color-destructive: var(--destructive);
    --spacing: 0.25rem; --radius-md: calc(var(--radius) - 2px);
    --text-sm: 0.875rem; --text-sm--line-height: 1.25rem; --font-weight-medium: 500;
    --shadow-xs: 0 1px 2px 0 rgb(0 0 0 / 0.05);
  }
  @layer utilities { @tailwind utilities; }`;
const utilities = (await compile(theme)).build(
  [base, ...Object.values(looks)].join(' ').split(' '),
);

export const ShadcnButton: ComponentType<SlotProps<'button'>> = ({
  'data-emphasis': emphasis = 'secondary',
  ...props
}) => (
  <button
    type="button"
    {...props}
    data-emphasis={emphasis}
    className={`${base} ${looks[emphasis]}`}
  />
);

export function ShadcnTheme({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  return (
    <div className={`shadcn ${mode}`}>
      <style>{utilities}</style>
      {children}
    </div>
  );
}
