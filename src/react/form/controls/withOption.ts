/** The chosen ids after one of them was ticked or unticked. */
export function withOption(
  chosen: string | readonly string[],
  id: string,
  isChosen: boolean,
): string[] {
  const others = (Array.isArray(chosen) ? chosen : []).filter((other) => other !== id);
  return isChosen ? [...others, id] : others;
}
