'use client';
import { useRef, useSyncExternalStore, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../dom/useBrowserLayoutEffect.ts';

/**
 * Keeps what is ticked in a list of native radio buttons or checkboxes and what the form holds at one. What a person
 * ticked before a server's page came alive is theirs; controls that a host swaps later show what was held.
 *
 * @param readTicks whether each of the controls, in their order, is ticked as the form has it
 * @param adopt makes the form hold what is ticked instead
 */
export function useTicks(
  readTicks: () => readonly boolean[],
  adopt: (ticks: readonly boolean[]) => void,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const isDrawn = useRef(false);
  const isHydrating = useSyncExternalStore(never, inPage, onServer);

  useBrowserLayoutEffect(() => {
    const isFirst = !isDrawn.current;
    isDrawn.current = true;
    // What React has just drawn is right.
    if (isFirst && !isHydrating) return;
    const controls = [...(list.current?.querySelectorAll('input') ?? [])];
    const expected = readTicks();
    if (isFirst && controls.some((control, index) => control.checked !== expected[index])) {
      adopt(controls.map(({ checked }) => checked));
      return;
    }
    for (const [index, control] of controls.entries()) {
      // One radio button that is ticked unticks another.
      if (control.checked !== expected[index]) control.checked = expected[index] ?? false;
    }
  });

  return list;
}

const never = () => () => {};
const inPage = () => false;
const onServer = () => true;
