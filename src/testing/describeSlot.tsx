import type { ElicitationComponents } from '../react/settings/ElicitationComponents.ts';
import { hasMoved, placeOf } from '../react/guard/placeOf.ts';
import { drawSlot, type DrawnSlot } from './drawSlot.tsx';
import { isDrawn, lookOf } from './lookOf.ts';

/** The functions that register tests: the globals of Vitest and Jest, or others with the same names. */
export interface TestFramework {
  describe: (name: string, register: () => void) => unknown;
  test: (name: string, run: () => Promise<void>) => unknown;
}

interface Check {
  readonly name: string;
  /** The check runs only where the page is drawn. */
  readonly isSeen?: true;
  readonly run: (slot: DrawnSlot) => void | Promise<void>;
}

/** @throws {Error} with `mend`, which says what to change, if `holds` is false */
function insist(holds: boolean, mend: string): void {
  if (!holds) throw new Error(mend);
}

const idsIn = (element: Element, attribute: string): string[] =>
  element.getAttribute(attribute)?.split(' ') ?? [];

const native: Check = {
  name: 'draws a native element of its kind',
  run: ({ slot, tag, control }) =>
    insist(
      control?.localName === tag,
      `${slot}: no <${tag}> was drawn. Draw one, and put your own markup around it.`,
    ),
};

const part: Check = {
  name: 'says which part it is',
  run: ({ slot, root, dataSlot }) =>
    insist(
      root.querySelector(`[data-slot="${dataSlot}"]`) !== null,
      `${slot}: nothing carries data-slot="${dataSlot}". Hand the prop on, or themes miss this part.`,
    ),
};

const reference: Check = {
  name: 'hands its ref to the native element',
  run: ({ slot, control, referred }) =>
    insist(
      referred() === control,
      `${slot}: its ref is not the native element. Hand \`ref\` to it (React 18: by forwardRef).`,
    ),
};

const label: Check = {
  name: 'is labelled',
  run: ({ slot, control, labelText }) =>
    insist(
      [...((control as HTMLInputElement).labels ?? [])].some(({ textContent }) =>
        textContent?.includes(labelText),
      ),
      `${slot}: its label does not name the native element. Hand \`id\` to it, and not to what is around it.`,
    ),
};

const description: Check = {
  name: 'is described',
  run: ({ slot, control, root }) => {
    const described = idsIn(control!, 'aria-describedby').some((id) =>
      // Not `CSS.escape`, which the jsdom for Node 20 lacks.
      root.querySelector(`[id="${id}"]`)?.textContent?.includes('What it is for.'),
    );
    insist(described, `${slot}: the native element lacks \`aria-describedby\`. Hand it on.`);
  },
};

const required: Check = {
  name: 'says that it is required',
  run: ({ slot, control }) =>
    insist(
      control!.getAttribute('aria-required') === 'true',
      `${slot}: the native element lacks \`aria-required\`. Hand it on.`,
    ),
};

const error: Check = {
  name: 'says what is wrong with it, and takes focus from the summary of errors',
  async run(drawn) {
    const { slot, root, control, until } = drawn;
    drawn.enter('');
    drawn.accept();
    await until(
      () => control!.getAttribute('aria-invalid') === 'true',
      `${slot}: the native element lacks \`aria-invalid\` after an error. Hand it on.`,
    );
    const words = root.querySelector('[data-slot="elicitation-error"] [id]');
    insist(
      idsIn(control!, 'aria-describedby').includes(words?.id ?? ''),
      `${slot}: the error does not describe the native element. Hand \`aria-describedby\` on as it changes.`,
    );
    root.querySelector<HTMLElement>('[data-slot="elicitation-summary-link"]')?.click();
    insist(
      root.ownerDocument.activeElement === control,
      `${slot}: the native element cannot be focused. Do not disable or hide it.`,
    );
  },
};

const initial: Check = {
  name: 'shows what is there to begin with',
  run: ({ slot, shows, initialAnswer }) =>
    insist(
      shows(initialAnswer),
      `${slot}: what there is to begin with is not shown. Hand \`defaultValue\` or \`checked\` on.`,
    ),
};

const answer: Check = {
  name: 'reports what is entered',
  async run(drawn) {
    const { slot, enteredAnswer, result, until } = drawn;
    drawn.enter(enteredAnswer);
    drawn.accept();
    await until(
      () => result() !== undefined,
      `${slot}: the answer was not taken. Hand \`name\`, \`value\`, \`onChange\` and \`onBlur\` on.`,
    );
    insist(
      JSON.stringify(result()) === JSON.stringify(drawn.expectedContent),
      `${slot}: ${JSON.stringify(drawn.expectedContent)} was entered and ${JSON.stringify(result())} reported. Hand \`onChange\` on.`,
    );
  },
};

const press: Check = {
  name: 'can be pressed, and keeps its type',
  async run({ slot, control, accept, result, until }) {
    insist(
      control!.getAttribute('type') === 'submit',
      `${slot}: \`type\` is not handed on, so Accept does not submit its form.`,
    );
    accept();
    await until(() => result() !== undefined, `${slot}: pressing it did nothing.`);
  },
};

const notDisabled: Check = {
  name: 'keeps its focus while it cannot be pressed yet',
  async run(drawn) {
    const { slot } = drawn;
    const button = await drawn.drawOpenButton();
    insist(
      button.getAttribute('aria-disabled') === 'true' && !(button as HTMLButtonElement).disabled,
      `${slot}: hand \`aria-disabled\` on as it is. A disabled button loses focus, and cannot say why.`,
    );
    insist(
      button.hasAttribute('data-readiness') && button.hasAttribute('aria-describedby'),
      `${slot}: \`data-readiness\` or \`aria-describedby\` is missing. Hand all attributes on.`,
    );
  },
};

const emphases = ['primary', 'secondary', 'quiet', 'danger'] as const;

const readable: Check = {
  name: 'can be read at each emphasis',
  isSeen: true,
  run({ slot, drawButtons }) {
    const buttons = drawButtons(emphases.map((emphasis) => ({ 'data-emphasis': emphasis })));
    for (const [index, emphasis] of emphases.entries()) {
      const { contrast = Infinity } = lookOf(buttons[index]!);
      insist(
        contrast >= 4.5,
        `${slot}: at data-emphasis="${emphasis}" its words have a contrast of ${contrast.toFixed(2)}:1. WCAG 1.4.3 asks for 4.5:1.`,
      );
    }
  },
};

const emphasised: Check = {
  name: 'stands out where it is the primary one, and nowhere else',
  isSeen: true,
  run({ slot, drawButtons }) {
    const buttons = drawButtons(emphases.map((emphasis) => ({ 'data-emphasis': emphasis })));
    const [primary, ...others] = buttons.map((button) => lookOf(button).signature);
    for (const [index, other] of others.entries()) {
      insist(
        primary !== other,
        `${slot}: data-emphasis="${emphases[index + 1]!}" looks like "primary". Style it by data-emphasis. Otherwise a dangerous answer looks recommended.`,
      );
    }
  },
};

const seenDisabled: Check = {
  name: 'looks it while it cannot be pressed',
  isSeen: true,
  run({ slot, drawButtons }) {
    for (const emphasis of emphases) {
      const [ready, notReady] = drawButtons([
        { 'data-emphasis': emphasis },
        { 'data-emphasis': emphasis, 'aria-disabled': true },
      ]).map((button) => lookOf(button).signature);
      insist(
        ready !== notReady,
        `${slot}: at data-emphasis="${emphasis}" nobody sees aria-disabled="true". Draw it as one that is not ready.`,
      );
    }
  },
};

const still: Check = {
  name: 'keeps its place in the page as it is pressed',
  isSeen: true,
  async run({ slot, drawButtons }) {
    const [button] = drawButtons([{ 'data-emphasis': 'primary' }]) as [HTMLElement];
    const before = placeOf(button);
    for (const type of ['pointerover', 'pointerdown', 'mousedown']) {
      const options = { bubbles: true, pointerId: 1, isPrimary: true };
      button.dispatchEvent(new PointerEvent(type, options));
    }
    // A button that moves may take a moment to do so.
    await new Promise((resolve) => setTimeout(resolve, 200));
    insist(
      !hasMoved(before, placeOf(button)),
      `${slot}: its place or size in the page changes as it is pressed. Move it by \`transform\`, or Open never opens.`,
    );
  },
};

const textChecks = [native, part, reference, label, description, required, error, initial, answer];

const checks: Readonly<Record<keyof ElicitationComponents, readonly Check[]>> = {
  Button: [native, part, press, notDisabled, readable, emphasised, seenDisabled, still],
  TextInput: textChecks,
  TextArea: textChecks,
  Select: textChecks,
  // No checks for required and wrong answers: the group says both, or nothing does.
  Checkbox: [native, part, label, description, initial, answer],
  Radio: [native, part, reference, label, initial, answer],
};

/**
 * Registers tests that check a host's component for a slot: label, description, error, ref, value. Each test draws a real
 * form with the component, in jsdom or a browser, and says what to change. Only a browser can tell how a button looks at
 * each emphasis (Vitest's browser mode). Elsewhere those tests are left out, and the group's name says so.
 *
 * @param framework needed where `describe` and `test` are not global
 * @example
 * describeSlot('TextInput', MyInput);
 */
export function describeSlot<Slot extends keyof ElicitationComponents>(
  slot: Slot,
  component: ElicitationComponents[Slot],
  framework: TestFramework = globalThis as unknown as TestFramework,
): void {
  if (typeof framework.describe !== 'function' || typeof framework.test !== 'function') {
    throw new TypeError(
      'describeSlot found no global `describe` and `test`. Give them: describeSlot(slot, component, { describe, test }).',
    );
  }
  if (!Object.hasOwn(checks, slot)) {
    const known = Object.keys(checks).join(', ');
    throw new TypeError(`describeSlot knows no slot "${slot}": use ${known}.`);
  }
  const canSee = isDrawn();
  const judged = checks[slot].filter(({ isSeen }) => canSee || !isSeen);
  // The report says what jsdom, which draws nothing, cannot tell.
  const unseen = judged.length < checks[slot].length ? ' (its looks need a browser)' : '';
  framework.describe(`slot ${slot}${unseen}`, () => {
    for (const { name, run } of judged) {
      framework.test(name, async () => {
        const drawn = drawSlot(slot, component);
        try {
          // Without the native element no other check can say what is wrong.
          await native.run(drawn);
          await run(drawn);
        } finally {
          drawn.remove();
        }
      });
    }
  });
}
