'use client';
import { useRef, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../dom/useBrowserLayoutEffect.ts';
import { useIsHydrating } from '../../dom/useIsHydrating.ts';
import { controlsIn, useTicksByScript } from './useTicksByScript.ts';

/**
 * Keeps the ticks in a list of native radio buttons or checkboxes in step with the form's value. If a person ticked
 * something before a server-rendered page was hydrated, the form takes that over. Controls that a host swaps in later
 * show the form's value.
 *
 * @param readTicks whether each of the controls, in their order, is ticked by the form's value
 * @param adopt sets the form's value to what is ticked
 */
export function useTicks(
  readTicks: () => readonly boolean[],
  adopt: (ticks: readonly boolean[]) => void,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const isDrawn = useRef(false);
  const isHydrating = useIsHydrating();
  useTicksByScript(list, readTicks, adopt);

  useBrowserLayoutEffect(() => {
    const isFirst = !isDrawn.current;
    isDrawn.current = true;
    // React has just drawn the controls from the form's value.
    if (isFirst && !isHydrating) return;
    const controls = controlsIn(list);
    const expected = readTicks();
    if (isFirst && controls.some((control, index) => control.checked !== expected[index])) {
      adopt(controls.map(({ checked }) => checked));
      return;
    }
    for (const [index, control] of controls.entries()) {
      // Read again for each control, because ticking one radio button unticks another.
      if (control.checked !== expected[index]) control.checked = expected[index] ?? false;
    }
  });

  return list;
}
