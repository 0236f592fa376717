const keyframes = /^ *@keyframes [\w-]+ \{\n(?:.*\n)*?^  \}\n/gm;

/**
 * The stylesheet for hosts whose own resets stand in no cascade layer, and would win over ours: the same rules, in the
 * same order, each with the weight of one class.
 */
export function unlayer(styles: string): string {
  const frames = styles.match(keyframes) ?? [];
  const rules = styles.replace(keyframes, '').replace('@layer elicitation {', ':root {');
  return `${rules}\n${frames.join('\n')}`;
}
