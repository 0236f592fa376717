/**
 * Names a part that the library itself draws. Hosts select it by `data-slot`. Our stylesheet selects it by class, which
 * browsers find without trying every rule. A host's own component gets no class: some put it on a box around the control.
 */
export function slot(name: string) {
  const id = `elicitation-${name}`;
  return { 'data-slot': id, className: id };
}
