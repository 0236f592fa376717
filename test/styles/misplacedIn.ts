const boxOf = (element: Element) => element.getBoundingClientRect();

/** The box of all that follows an element beside it. */
function boxAfter(element: Element): DOMRect {
  const range = document.createRange();
  range.setStartAfter(element);
  range.setEndAfter(element.parentNode!.lastChild!);
  return range.getBoundingClientRect();
}

/** What a host's rules for plain elements would move, stretch or squeeze in a form. */
export function misplacedIn(root: HTMLElement): string[] {
  const part = (name: string) => root.querySelector(`[data-slot="elicitation-${name}"]`)!;
  const faults: string[] = [];
  for (const choice of root.querySelectorAll('[type=checkbox], [type=radio]')) {
    const { width, height, right, bottom } = boxOf(choice);
    const words = boxAfter(choice);
    const kind = choice.getAttribute('type')!;
    if (Math.abs(width - height) > 1) faults.push(`a ${kind} is ${width} by ${height}`);
    if (words.left < right || words.top > bottom) faults.push(`a ${kind} is apart from its words`);
  }
  for (const option of root.querySelectorAll('[data-kind=select] > * > label')) {
    const excess = boxOf(option.parentElement!).width - boxOf(option).width;
    if (excess > 3) faults.push('an option is narrower than its list');
  }
  for (const field of root.querySelectorAll('div[data-slot=elicitation-field]')) {
    const [label, control] = ['label', 'input, select, textarea'].map((name) =>
      field.querySelector(`:scope > :is(${name})`),
    );
    if (label && control && boxOf(label).bottom > boxOf(control).top + 1) {
      faults.push('a label stands beside its field');
    }
  }
  if (boxOf(part('accept')).top !== boxOf(part('decline')).top) {
    faults.push('Accept and Decline stand in two rows');
  }
  const [card, foot] = [boxOf(root), boxOf(part('actions'))];
  if (card.width - foot.width > 3) faults.push('the form is narrower than its card');
  if (card.bottom - foot.bottom > 3) faults.push('the card is longer than its form');
  return faults;
}
