/**
 * Names a part that the library itself draws. Hosts select it by `data-slot`. Our stylesheet selects it by class, which
 * browsers find without trying every rule. A host's own component gets no class: some put it on a box around the control.
 * @param name of the part. After a space, a look that it shares with others: `muted`, `said`, `box`, `lead` or `unseen`
 */
export function slot(name: string) {
  const className = `elicitation-${name.replace(' ', ' elicitation-')}`;
  return { 'data-slot': className.split(' ')[0], className };
}
