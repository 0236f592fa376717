'use client';

import type { ComponentProps } from 'react';
import {
  ElicitationProvider as Provider,
  type ElicitationComponents,
  type SlotProps,
} from 'react-mcp-elicitation';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { cn } from '@/lib/utils';

type Look = ComponentProps<typeof Button>;
type Emphasis = NonNullable<SlotProps<'button'>['data-emphasis']>;

/** The buttons that stand beside a text, as links do. */
const links = /-(copy|next|open-again|reveal|show-all|silence|start-over)$/;
const link: Look = {
  variant: 'link',
  size: 'sm',
  // What a finger needs beyond the line reaches over the gaps, and moves nothing.
  className: 'h-auto min-h-6 p-0 font-normal pointer-coarse:-my-2',
};

const looks: Record<Emphasis, Look> = {
  primary: { variant: 'default' },
  secondary: { variant: 'outline' },
  quiet: { variant: 'ghost' },
  // Not the filled `destructive`, which would be the strongest button of them all.
  danger: {
    variant: 'outline',
    className:
      'border-destructive text-destructive hover:text-destructive dark:border-destructive dark:text-destructive',
  },
};

/** A component for each part that shadcn/ui has. */
export const elicitationComponents: Partial<ElicitationComponents> = {
  // A button that is not ready has `aria-disabled`. `disabled` would take its focus away.
  Button: ({ 'data-emphasis': emphasis = 'secondary', ...props }) => {
    const look = links.test(props['data-slot'] ?? '') ? link : looks[emphasis];
    return (
      <Button
        {...props}
        {...look}
        data-emphasis={emphasis}
        className={cn(
          'aria-disabled:cursor-not-allowed aria-disabled:opacity-50 pointer-coarse:min-h-11',
          'forced-colors:bg-[ButtonFace] forced-colors:text-[ButtonText]',
          look.className,
        )}
      />
    );
  },
  TextInput: Input,
  TextArea: Textarea,
  // shadcn draws a chevron beside the select, so the theme's own goes (`bg-none`).
  Select: ({ size: _rows, ...props }) => (
    <div className="w-full *:w-full [&_select]:w-full [&_select]:bg-none">
      <NativeSelect {...props} />
    </div>
  ),
};

/** Draws requests with shadcn's own button, input, textarea and select. Put it around your outlet. */
export function ElicitationProvider(props: ComponentProps<typeof Provider>) {
  return <Provider components={elicitationComponents} {...props} />;
}
