const keyframes = /^ *@keyframes [\w-]+ \{\n(?:.*\n)*?^  \}\n/gm;

/**
 * The stylesheet for hosts whose own resets are in no cascade layer. Such resets would win over ours. It has the same
 * rules in the same order, each with the specificity of one class. In a shadow tree there is no root, but its host.
 */
export function unlayer(styles: string): string {
  const frames = styles.match(keyframes) ?? [];
  const rules = styles
    .replace(keyframes, '')
    .replace('@layer elicitation {', ':is(:root, :host) {')
    .replace(':where(:root:has(', '&:root:where(:has(');
  return `${rules}\n${frames.join('\n')}`;
}
