import { createElement, forwardRef, type ElementType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { UrlConsent } from '../react/consent/UrlConsent.tsx';
import { disableConsentGuard } from '../react/guard/guardSwitch.ts';
import { Elicitation } from '../react/outlet/Elicitation.tsx';
import type { ElicitationComponents } from '../react/settings/ElicitationComponents.ts';
import { ElicitationProvider } from '../react/settings/ElicitationProvider.tsx';

/** The functions that register tests: the globals of Vitest and Jest, or others with the same names. */
export interface TestFramework {
  describe: (name: string, register: () => void) => unknown;
  test: (name: string, run: () => Promise<void>) => unknown;
}

/** `Message` gets no props of an element. */
type ElementSlot = Exclude<keyof ElicitationComponents, 'Message'>;

/** What a slot is tried with. */
interface Trial {
  readonly tag: 'button' | 'input' | 'textarea' | 'select';
  readonly part: string;
  readonly property: Readonly<Record<string, unknown>>;
  readonly answer?: unknown;
}

const text = { type: 'string', default: 'before', minLength: 1 };
const options = (...values: string[]) => ({ type: 'string', enum: values, default: 'b' });

const trials: Readonly<Record<ElementSlot, Trial>> = {
  Button: { tag: 'button', part: 'accept', property: text },
  TextInput: { tag: 'input', part: 'input', property: text, answer: 'after' },
  TextArea: {
    tag: 'textarea',
    part: 'textarea',
    property: { ...text, maxLength: 500 },
    answer: 'after',
  },
  Select: {
    tag: 'select',
    part: 'select',
    property: options('a', 'b', 'c', 'd', 'e', 'f'),
    answer: 'a',
  },
  Checkbox: {
    tag: 'input',
    part: 'checkbox',
    property: { type: 'boolean', default: true },
    answer: false,
  },
  Radio: { tag: 'input', part: 'radio', property: options('a', 'b'), answer: 'a' },
};

function draw(component: ElementType, slot: ElementSlot) {
  const { tag, part, property } = trials[slot];
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const elements: Element[] = [];
  const answers: { content?: object }[] = [];
  // React 18 keeps a function's ref from it otherwise.
  const Spied = forwardRef<Element>((props, ref) =>
    createElement(component, {
      ...props,
      ref: (element: Element | null) => {
        if (element) elements.push(element);
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      },
    }),
  );
  // Nothing is awaited with `act` here. Instead, `until` looks at the page again and again.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
  const isActing = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const render = (Component: ElementType, request: object) =>
    flushSync(() =>
      root.render(
        <ElicitationProvider components={{ [slot]: Spied }}>
          <Component
            {...{ request, server: { name: 'Example' } }}
            onRespond={(result: object) => answers.push(result)}
          />
        </ElicitationProvider>,
      ),
    );
  const message = 'A slot is tried.';
  const subject = { title: 'Subject', description: 'What it is for.', ...property };
  const requestedSchema = { type: 'object', properties: { subject }, required: ['subject'] };
  render(Elicitation, { message, requestedSchema });
  const find = (name: string, kind: string = tag) =>
    [...container.querySelectorAll<HTMLElement>(kind)].find((element) =>
      element.closest(`[data-slot='elicitation-${name}']`),
    );
  return {
    container,
    elements,
    answers,
    find,
    control: find(part) ?? container.querySelector<HTMLElement>(`form ${tag}`),
    openUrl: () => render(UrlConsent, { mode: 'url', message, url: 'https://example.com/' }),
    accept() {
      const enableGuard = disableConsentGuard();
      container.querySelector<HTMLElement>('form button')!.click();
      enableGuard();
    },
    until: async (holds: () => boolean): Promise<boolean> => {
      for (const end = Date.now() + 1000; !holds() && Date.now() < end;) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return holds();
    },
    end() {
      root.unmount();
      container.remove();
      environment.IS_REACT_ACT_ENVIRONMENT = isActing;
    },
  };
}

type Drawn = ReturnType<typeof draw> & { control: HTMLInputElement | HTMLSelectElement };

/** Enters an answer as a person would. React notices a value only if the prototype's own setter sets it. */
function enter({ control }: Drawn, answer: unknown): void {
  if (control.matches('[type=checkbox], [type=radio]')) {
    control.click();
    return;
  }
  const isSelect = control instanceof HTMLSelectElement;
  const chosen = isSelect && [...control.options].find(({ label }) => label === answer)?.value;
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', chosen || answer, control);
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}

/** What a person can tell two buttons apart by. */
const lookOf = (element: Element): string => {
  const { color, backgroundColor, backgroundImage, borderColor, boxShadow, opacity } =
    getComputedStyle(element);
  const own = [color, backgroundColor, backgroundImage, borderColor, boxShadow, opacity];
  return JSON.stringify([own, [...element.children].map(lookOf)]);
};

type Check = (drawn: Drawn, trial: Trial) => boolean | Promise<boolean>;

const described: Check = ({ container, control }) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').some((id) =>
    // Not `CSS.escape`, which the jsdom for Node 20 lacks.
    container.querySelector(`[id="${id}"]`)?.textContent?.includes('What it is for.'),
  );

/** What a slot has to do, how it is tried, and what to change where it does not. */
const ofAll: readonly [string, Check, string][] = [
  [
    'says which part it is',
    ({ find }, { part }) => find(part) !== undefined,
    'Hand `data-slot` on, or themes miss this part.',
  ],
];
const ofChoices: typeof ofAll = [
  ...ofAll,
  ['is labelled', ({ control }) => control.labels!.length > 0, 'Hand `id` to the native element.'],
  [
    'reports what is entered',
    async (drawn, { answer }) => {
      enter(drawn, answer);
      drawn.accept();
      await drawn.until(() => drawn.answers.length > 0);
      return JSON.stringify(drawn.answers[0]?.content) === JSON.stringify({ subject: answer });
    },
    'Hand `name`, `value` or `checked`, `onChange` and `onBlur` on.',
  ],
];
const ofTexts: typeof ofAll = [
  ...ofChoices,
  [
    'hands its ref to the native element',
    ({ elements, control }) => elements.includes(control),
    'Hand `ref` to the native element (React 18: by forwardRef).',
  ],
  ['is described', described, 'Hand `aria-describedby` on.'],
  [
    'says that it is required',
    ({ control }) => control.getAttribute('aria-required') === 'true',
    'Hand `aria-required` on.',
  ],
  [
    'says what is wrong with it, and takes focus',
    async (drawn) => {
      enter(drawn, '');
      drawn.accept();
      const isInvalid = () => drawn.control.getAttribute('aria-invalid') === 'true';
      return (
        (await drawn.until(isInvalid)) &&
        drawn.container.ownerDocument.activeElement === drawn.control
      );
    },
    'Hand `aria-invalid` on, and do not disable or hide the native element.',
  ],
];
const ofButtons: typeof ofAll = [
  ...ofAll,
  [
    'can be pressed, and keeps its type',
    async (drawn) => {
      drawn.accept();
      const isSubmit = drawn.control.getAttribute('type') === 'submit';
      return isSubmit && drawn.until(() => drawn.answers.length > 0);
    },
    'Hand `type` and `onClick` on.',
  ],
  [
    'keeps its focus while it cannot be pressed yet',
    async ({ openUrl, find, until }) => {
      openUrl();
      await until(() => find('open') !== undefined);
      const open = find('open')!;
      return open.getAttribute('aria-disabled') === 'true' && !(open as HTMLButtonElement).disabled;
    },
    'Hand `aria-disabled` on as it is. A disabled button loses focus, and cannot say why.',
  ],
  [
    'stands out where it is the primary one (in a browser)',
    ({ control, find }) => !isDrawn(control) || lookOf(control) !== lookOf(find('decline')!),
    'Style it by `data-emphasis`. Otherwise a dangerous answer looks recommended.',
  ],
];

const isDrawn = (element: Element): boolean => element.getBoundingClientRect().height > 0;

/**
 * Registers tests that check a host's component for a slot: label, description, error, ref, value. Each test draws a real
 * form with the component, in jsdom or a browser, and says what to change.
 * @param framework needed where `describe` and `test` are not global
 * @throws {TypeError} without `describe` and `test`, and for a slot that there is not
 * @example
 * describeSlot('TextInput', MyInput);
 */
export function describeSlot<Slot extends ElementSlot>(
  slot: Slot,
  component: ElicitationComponents[Slot],
  framework: TestFramework = globalThis as unknown as TestFramework,
): void {
  if (typeof framework.describe !== 'function' || typeof framework.test !== 'function') {
    throw new TypeError(
      'describeSlot found no global `describe` and `test`. Give them: describeSlot(slot, component, { describe, test }).',
    );
  }
  if (!Object.hasOwn(trials, slot)) {
    const known = Object.keys(trials).join(', ');
    throw new TypeError(`describeSlot knows no slot "${slot}": use ${known}.`);
  }
  const trial = trials[slot];
  const isChoice = slot === 'Checkbox' || slot === 'Radio';
  const checks = slot === 'Button' ? ofButtons : isChoice ? ofChoices : ofTexts;
  framework.describe(`slot ${slot}`, () => {
    for (const [name, holds, mend] of checks) {
      framework.test(name, async () => {
        const drawn = draw(component, slot);
        try {
          if (!drawn.control) {
            throw new Error(
              `${slot}: no <${trial.tag}> was drawn. Draw one, and put your own markup around it.`,
            );
          }
          if (!(await holds(drawn as Drawn, trial))) throw new Error(`${slot}: ${mend}`);
        } finally {
          drawn.end();
        }
      });
    }
  });
}
