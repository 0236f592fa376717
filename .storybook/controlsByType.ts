import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/csf';

/**
 * Names each prop's type as the source does, and gives it a control. Storybook does neither for a type with `undefined` in
 * it, which every optional prop here has.
 */
export const controlsByType: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withControl(argType)]),
  );

type Control = NonNullable<StrictInputType['control']>;

function withControl(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (!type) return argType;
  const summary = (type.raw ?? '').replace(/ \| undefined$/, '');
  const named = summary === '' ? argType : { ...argType, table: { ...table, type: { summary } } };
  if (summary.includes('=>')) return { ...named, control: none };
  const parts = type.name === 'union' ? type.value : [type];
  const [only, ...others] = parts.filter((part) => !isUndefined(part));
  if (!only || others.length > 0) return named;
  if (only.name === 'enum') return { ...named, control: { type: 'radio' }, options: only.value };
  const control = controls[only.name === 'other' ? only.value : only.name];
  return control === undefined ? named : { ...named, control };
}

const isUndefined = (type: SBType): boolean => type.name === 'other' && type.value === 'undefined';

/** For what is for the program, not for a person to type. */
const none: Control = { disable: true };

const controls: Readonly<Record<string, Control>> = {
  AbortSignal: none,
  OutletQueue: none,
  ReactNode: { type: 'text' },
  boolean: { type: 'boolean' },
  function: none,
  number: { type: 'number' },
  string: { type: 'text' },
};
