const keyframes = /^ *@keyframes [\w-]+ \{\n(?:.*\n)*?^  \}\n/gm;

/**
 * The stylesheet for hosts whose own resets are in no cascade layer. Such resets would win over ours. It has the same
 * rules in the same order, each with the specificity of one class.
 */
export function unlayer(styles: string): string {
  const frames = styles.match(keyframes) ?? [];
  const rules = styles.replace(keyframes, '').replace('@layer elicitation {', ':root {');
  return `${rules}\n${frames.join('\n')}`;
}
