'use client';
import { createContext, useContext, type ComponentPropsWithRef, type ElementType } from 'react';

/** What a slot gets: the props and the ref of a native element, and which part it draws. */
export type SlotProps<Tag extends 'button' | 'input' | 'textarea' | 'select'> =
  ComponentPropsWithRef<Tag> & { 'data-slot'?: string | undefined };

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

const nativeComponents: ElicitationComponents = {
  Button: 'button',
  TextInput: 'input',
  TextArea: 'textarea',
  Select: 'select',
  Checkbox: 'input',
  Radio: 'input',
};

export const ComponentsContext = createContext(nativeComponents);

export const useComponents = (): ElicitationComponents => useContext(ComponentsContext);
