import { createElement, forwardRef, type ElementType, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { disableConsentGuard } from '../react/guard/guardSwitch.ts';
import { Elicitation } from '../react/outlet/Elicitation.tsx';
import { ElicitationProvider } from '../react/settings/ElicitationProvider.tsx';
import type { ElicitationComponents, SlotProps } from '../react/settings/ElicitationComponents.ts';
import { UrlConsent } from '../react/consent/UrlConsent.tsx';

/** A form in the page, one part of which is drawn by a host's component. */
export interface DrawnSlot {
  readonly slot: string;
  /** The tag of the native element that the slot stands for. */
  readonly tag: 'button' | 'input' | 'textarea' | 'select';
  /** The slot's value of `data-slot`. */
  readonly dataSlot: string;
  readonly root: HTMLElement;
  /** The native element, if one was drawn. */
  readonly control: HTMLElement | null;
  readonly labelText: string;
  readonly initialAnswer: string;
  readonly enteredAnswer: string;
  readonly expectedContent: object;
  /** The element that the component's ref was given. */
  referred: () => unknown;
  /** Whether the control shows this answer. */
  shows: (answer: string) => boolean;
  enter: (answer: string) => void;
  accept: () => void;
  /** What the form was answered with. */
  result: () => object | undefined;
  /** Replaces the form with one button for each set of props. */
  drawButtons: (all: readonly SlotProps<'button'>[]) => readonly HTMLElement[];
  /** Replaces the form with a URL consent, and finds its Open button. */
  drawOpenButton: () => Promise<HTMLElement>;
  /** @throws {Error} with `mend`, which says what to change, if `holds` stays false for a second */
  until: (holds: () => boolean, mend: string) => Promise<void>;
  remove: () => void;
}

interface Subject {
  readonly tag: DrawnSlot['tag'];
  readonly dataSlot: string;
  readonly property: Readonly<Record<string, unknown>>;
  readonly labelText: string;
  readonly initialAnswer: string;
  readonly enteredAnswer: string;
  readonly expectedContent: object;
}

const named = { title: 'Subject', description: 'What it is for.' };
const typed = {
  tag: 'input',
  labelText: 'Subject',
  initialAnswer: 'before',
  enteredAnswer: 'after',
  expectedContent: { subject: 'after' },
} as const;
const options = ['a', 'b', 'c', 'd', 'e', 'f'].map((value) => ({
  const: value,
  title: value.toUpperCase(),
}));

/** The field that each slot is tested with, and its answers. */
const subjects: Readonly<Record<keyof ElicitationComponents, Subject>> = {
  TextInput: {
    ...typed,
    dataSlot: 'elicitation-input',
    property: { type: 'string', ...named, default: 'before', minLength: 1 },
  },
  TextArea: {
    ...typed,
    tag: 'textarea',
    dataSlot: 'elicitation-textarea',
    property: { type: 'string', ...named, default: 'before', minLength: 1, maxLength: 500 },
  },
  Select: {
    ...typed,
    tag: 'select',
    dataSlot: 'elicitation-select',
    property: { type: 'string', ...named, oneOf: options, default: 'a' },
    initialAnswer: 'A',
    enteredAnswer: 'C',
    expectedContent: { subject: 'c' },
  },
  Checkbox: {
    ...typed,
    dataSlot: 'elicitation-checkbox',
    property: { type: 'boolean', ...named, default: true },
    initialAnswer: 'checked',
    enteredAnswer: '',
    expectedContent: { subject: false },
  },
  Radio: {
    ...typed,
    dataSlot: 'elicitation-radio',
    property: { type: 'string', ...named, oneOf: options.slice(0, 2), default: 'b' },
    labelText: 'A',
    initialAnswer: '',
    enteredAnswer: 'checked',
    expectedContent: { subject: 'a' },
  },
  Button: {
    ...typed,
    tag: 'button',
    dataSlot: 'elicitation-accept',
    property: { type: 'string', ...named, default: 'before' },
    expectedContent: { subject: 'before' },
  },
};

/** Draws a form in which a slot is drawn by the component. */
export function drawSlot<Slot extends keyof ElicitationComponents>(
  slot: Slot,
  component: ElicitationComponents[Slot],
): DrawnSlot {
  const { property, ...subject } = subjects[slot];
  const { tag, dataSlot } = subject;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let referred: unknown;
  let content: object | undefined;

  const Spied = forwardRef<unknown>((props, ref) =>
    createElement(component as ElementType, {
      ...props,
      ref: (element: unknown) => {
        // The first of several radio buttons counts.
        referred ??= element;
        hand(ref, element);
      },
    }),
  );
  // Nothing is awaited with `act` here. Instead, `until` looks at the page again and again.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
  const isActing = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;

  const draw = (request: object, Component: ElementType) =>
    flushSync(() =>
      root.render(
        <ElicitationProvider components={{ [slot]: Spied }}>
          <Component
            request={request}
            server={{ name: 'Example' }}
            onRespond={(result: { content?: object }) => (content = result.content ?? {})}
          />
        </ElicitationProvider>,
      ),
    );
  const requestedSchema = {
    type: 'object',
    properties: { subject: property },
    required: ['subject'],
  };
  draw({ message: 'A slot is tried.', requestedSchema }, Elicitation);

  const find = (name: string, kind: string = tag) =>
    container.querySelector<HTMLElement>(`${kind}[data-slot="${name}"]`) ??
    container.querySelector<HTMLElement>(`[data-slot="${name}"] ${kind}`) ??
    container.querySelector<HTMLElement>(kind === 'button' ? 'form button' : `form ${kind}`);
  const control = find(dataSlot);
  const isToggle = slot === 'Checkbox' || slot === 'Radio';

  async function until(holds: () => boolean, mend: string): Promise<void> {
    const end = Date.now() + 1000;
    while (!holds()) {
      if (Date.now() > end) throw new Error(mend);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  return {
    slot,
    ...subject,
    root: container,
    control,
    referred: () => referred,
    shows(answer) {
      if (isToggle) return (control as HTMLInputElement).checked === (answer !== '');
      if (control instanceof HTMLSelectElement) {
        return control.selectedOptions[0]?.textContent === answer;
      }
      return (control as HTMLInputElement).value === answer;
    },
    enter: (answer) => enter(control, isToggle, answer),
    accept() {
      const enableGuard = disableConsentGuard();
      find('elicitation-accept', 'button')?.click();
      enableGuard();
    },
    result: () => content,
    drawButtons(all) {
      const Button = component as ElementType;
      const buttons = all.map((props, index) => (
        <Button key={index} type="button" {...props}>
          Subject
        </Button>
      ));
      flushSync(() =>
        root.render(
          <section data-slot="elicitation">
            <div data-slot="elicitation-actions" className="elicitation-actions">
              {buttons}
            </div>
          </section>,
        ),
      );
      return [...container.querySelectorAll('button')];
    },
    async drawOpenButton() {
      const url = { mode: 'url', message: 'A slot is tried.', url: 'https://example.com/' };
      draw(url, UrlConsent);
      const open = () =>
        container.querySelector<HTMLElement>('button[data-slot="elicitation-open"]');
      await until(() => open() !== null, `${slot}: Open is not drawn. Hand \`data-slot\` on.`);
      return open()!;
    },
    until,
    remove() {
      root.unmount();
      container.remove();
      environment.IS_REACT_ACT_ENVIRONMENT = isActing;
    },
  };
}

function hand(ref: Ref<unknown>, element: unknown): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) (ref as { current: unknown }).current = element;
}

/** Enters an answer as a person would. React notices a value only if the prototype's own setter sets it. */
function enter(control: HTMLElement | null, isToggle: boolean, answer: string): void {
  if (isToggle) {
    // Where it is ticked as wanted already, there and back.
    if ((control as HTMLInputElement).checked === (answer !== '')) control?.click();
    control?.click();
  } else if (control instanceof HTMLSelectElement) {
    const index = [...control.options].findIndex(({ textContent }) => textContent === answer);
    control.selectedIndex = Math.max(index, 0);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control) {
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', answer, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
