'use client';
import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../dom/useLatest.ts';
import { useFormInternals } from '../field/useElicitationField.ts';

/**
 * React hears only of clicks. What a script has ticked, as extensions do, is taken over as the form is sent or put away.
 *
 * @param list the element around native radio buttons or checkboxes
 * @param readTicks whether each of the controls, in their order, is ticked by the form's value
 * @param adopt sets the form's value to what is ticked
 */
export function useTicksByScript(
  list: RefObject<HTMLElement | null>,
  readTicks: () => readonly boolean[],
  adopt: (ticks: readonly boolean[]) => void,
): void {
  const latest = useLatest({ readTicks, adopt });
  const { elements } = useFormInternals();
  useEffect(
    () =>
      elements.followTicks(() => {
        const ticks = controlsIn(list).map(({ checked }) => checked);
        const expected = latest.current.readTicks();
        // A host may draw an option with more inputs than one.
        const isKnown = ticks.length === expected.length;
        if (isKnown && ticks.join() !== expected.join()) latest.current.adopt(ticks);
      }),
    [elements, latest, list],
  );
}

export const controlsIn = ({ current }: RefObject<HTMLElement | null>) => [
  ...(current?.querySelectorAll('input') ?? []),
];
