'use client';
import {
  createContext,
  createElement,
  forwardRef,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ElementType,
} from 'react';

/**
 * How strongly a button is drawn. `primary`: the answer that a person should take. `secondary`: another answer. `quiet`:
 * a button that stays in the background. `danger`: a harmful answer, never drawn stronger than the primary button beside
 * it. A confirm button that is not ready yet is `secondary` and has `aria-disabled`.
 * @selector `[data-slot='elicitation-accept'][data-emphasis]` on every button: `primary`, `secondary`, `quiet` or `danger`
 * @selector `[data-slot='elicitation-accept'][data-native]` on every button not drawn by a host; the theme paints only these
 */
export type ButtonEmphasis = 'primary' | 'secondary' | 'quiet' | 'danger';

type SlotTag = 'button' | 'input' | 'textarea' | 'select';

/** The props of a slot: those of a native element, its ref, and the name of the part that is drawn. */
export type SlotProps<Tag extends SlotTag> = ComponentPropsWithRef<Tag> & {
  'data-slot'?: string | undefined;
  /** On buttons only. A host's button has to be drawn by it, so that a dangerous answer stays the weaker one. */
  'data-emphasis'?: (Tag extends 'button' ? ButtonEmphasis : never) | undefined;
};

/**
 * The elements that a host may draw with its own components. Each but `Message` has to pass all of its props, including `data-slot` and
 * ARIA attributes, and its ref to a native element of the same kind. `describeSlot` of `react-mcp-elicitation/testing` checks that.
 */
export interface ElicitationComponents {
  Button: SlotComponent<'button'>;
  TextInput: SlotComponent<'input'>;
  TextArea: SlotComponent<'textarea'>;
  Select: SlotComponent<'select'>;
  Checkbox: SlotComponent<'input'>;
  Radio: SlotComponent<'input'>;
  /**
   * Draws a server's message, which nobody has checked: with neither links, images nor HTML. `text` is plain, cut, and without characters
   * that deceive. It is drawn in a box of ours, and may have blocks in it.
   */
  Message?: ComponentType<{ text: string }>;
}

/** Without `ref`, which the types of React 18 let no component of `forwardRef` take here. */
type SlotComponent<Tag extends SlotTag> = ElementType<Omit<SlotProps<Tag>, 'ref'>>;

const NativeButton = forwardRef<HTMLButtonElement, SlotProps<'button'>>((props, ref) =>
  createElement('button', { ...props, ref, 'data-native': '' }),
);
NativeButton.displayName = 'Button';

export const nativeComponents: ElicitationComponents = {
  Button: NativeButton,
  TextInput: 'input',
  TextArea: 'textarea',
  Select: 'select',
  Checkbox: 'input',
  Radio: 'input',
};

export const ComponentsContext = createContext(nativeComponents);

export const useComponents = (): ElicitationComponents => useContext(ComponentsContext);
