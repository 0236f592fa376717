'use client';
import {
  createContext,
  createElement,
  forwardRef,
  useContext,
  type ComponentPropsWithRef,
  type ElementType,
} from 'react';

/**
 * How strongly a button is drawn. `primary`: the one that a person should take. `secondary`: another answer. `quiet`: out
 * of the way. `danger`: what harms, never stronger than the primary one beside it. What is not ready is `secondary`,
 * and has `aria-disabled`.
 *
 * @selector `[data-slot='elicitation-accept'][data-emphasis]` of every button: `primary`, `secondary`, `quiet` or `danger`
 * @selector `[data-slot='elicitation-accept'][data-native]` of every button that no slot draws: the theme paints those alone
 */
export type ButtonEmphasis = 'primary' | 'secondary' | 'quiet' | 'danger';

/** What a slot gets: the props and the ref of a native element, and which part it draws. */
export type SlotProps<Tag extends 'button' | 'input' | 'textarea' | 'select'> =
  ComponentPropsWithRef<Tag> & {
    'data-slot'?: string | undefined;
    /** Of a button, which a host's own draws accordingly: what is dangerous has to stay the weaker answer (TRUST-9). */
    'data-emphasis'?: (Tag extends 'button' ? ButtonEmphasis : never) | undefined;
  };

/**
 * The elements that a host may draw with its own components. Each hands its props, `data-slot` and ARIA
 * attributes among them, and its ref to a native element of the kind it stands for. `describeSlot` of
 * `react-mcp-elicitation/testing` checks that.
 */
export interface ElicitationComponents {
  Button: ElementType<SlotProps<'button'>>;
  TextInput: ElementType<SlotProps<'input'>>;
  TextArea: ElementType<SlotProps<'textarea'>>;
  Select: ElementType<SlotProps<'select'>>;
  Checkbox: ElementType<SlotProps<'input'>>;
  Radio: ElementType<SlotProps<'input'>>;
}

const NativeButton = forwardRef<HTMLButtonElement, SlotProps<'button'>>((props, ref) =>
  createElement('button', { ...props, ref, 'data-native': '' }),
);
NativeButton.displayName = 'Button';

const nativeComponents: ElicitationComponents = {
  Button: NativeButton,
  TextInput: 'input',
  TextArea: 'textarea',
  Select: 'select',
  Checkbox: 'input',
  Radio: 'input',
};

export const ComponentsContext = createContext(nativeComponents);

export const useComponents = (): ElicitationComponents => useContext(ComponentsContext);
