'use client';
import { createContext, useContext, type ComponentPropsWithRef, type ElementType } from 'react';

/**
 * The elements that a host may draw with its own components. Each takes the props and the ref of the
 * native element it stands for, `data-slot` and ARIA attributes among them, and passes them on.
 */
export interface ElicitationComponents {
  Button: ElementType<ComponentPropsWithRef<'button'>>;
  TextInput: ElementType<ComponentPropsWithRef<'input'>>;
  TextArea: ElementType<ComponentPropsWithRef<'textarea'>>;
  Select: ElementType<ComponentPropsWithRef<'select'>>;
  Checkbox: ElementType<ComponentPropsWithRef<'input'>>;
  Radio: ElementType<ComponentPropsWithRef<'input'>>;
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
