// What costly input of a hostile server takes of the main thread: each case is timed in a page of its own.
import { createRoot } from 'react-dom/client';
import { Elicitation } from 'react-mcp-elicitation';
import { analyzeUrl, compileSchema } from 'react-mcp-elicitation/core';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import 'react-mcp-elicitation/styles.css';

const ask = (properties: object, message = 'Please answer.') => ({
  mode: 'form',
  message,
  requestedSchema: { type: 'object', properties },
});
const fields = (count: number, schema: object) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, schema]));
const marks = `a${'\u0301\u0316\u200c'.repeat(16_000)}`;
const heap = `a${'\u0301\u0316'.repeat(24_000)}`;
const options = Array.from({ length: 200 }, (_, index) => ({
  const: `o${index}`,
  title: index === 0 ? heap : `Option ${index}`,
}));

/** Until nothing more is to be done for what was begun: its tasks, effects and two frames. */
async function settled(): Promise<void> {
  for (let index = 0; index < 3; index++) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** All that is done from its mark on is measured. */
async function worstTask(run: () => unknown): Promise<void> {
  await settled();
  performance.mark('begun');
  await run();
  await settled();
  await new Promise((resolve) => setTimeout(resolve, 300));
}

/** A person's press, by the browser itself. */
declare const press: (selector: string) => Promise<void>;

const host = document.body.appendChild(document.createElement('div'));
const root = createRoot(host);
const draw = (request: object) =>
  root.render(<Elicitation request={request} server={{ name: 'Example' }} onRespond={() => {}} />);

function type(selector: string, text: string): void {
  const input = host.querySelector<HTMLInputElement>(selector)!;
  input.focus();
  document.execCommand('insertText', false, text);
}

const waitFor = async (selector: string): Promise<void> => {
  while (!host.querySelector(selector)) await new Promise((resolve) => setTimeout(resolve, 20));
  await settled();
};

const mount = (request: object) => () => worstTask(() => draw(request));
const key = (request: object, selector: string) => async () => {
  draw(request);
  await waitFor(selector);
  return worstTask(() => type(selector, 'a'));
};
const accept = (request: object) => async () => {
  draw(request);
  await waitFor('button[type=submit]');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return worstTask(async () => {
    await press('button[type=submit]');
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
};
/** A form's drawing, a key in its first field, and Accept. */
const whole = (name: string, request: object, selector = 'input, textarea') => ({
  [`${name}, mount`]: mount(request),
  [`${name}, a key`]: key(request, selector),
  [`${name}, Accept`]: accept(request),
});
/** With the vocabulary, which `compileSchema` has at hand. */
const judged = (properties: object) =>
  worstTask(() => compileSchema(ask(properties).requestedSchema, { message: 'Your token' }));
const url = (address: string) => ({ mode: 'url', message: 'Sign in.', url: address });

const words = (index: number) => `w${index.toString(36)}x`;
const thai = 'กรุณากรอกข้อมูลให้ครบถ้วนเพื่อดำเนินการต่อไป';
const types = (index: number) => ({
  anyOf: Array.from({ length: 99 }, (_, at) => ({ const: at % 2 ? at : `${index} ${at}` })),
});
const label = (index: number, length: number) => `${index} ${'word '.repeat(length / 5)}`;
const choice = (count: number, length: number) =>
  ask({
    a: { type: 'string', enum: Array.from({ length: count }, (_, at) => label(at, length)) },
  });
const listed = ask(fields(90, { $ref: '#/$defs/list' }));
Object.assign(listed.requestedSchema, {
  $defs: {
    list: { type: 'string', enum: Array.from({ length: 1000 }, (_, at) => `option ${at}`) },
  },
});
const forms = {
  '9,000 options of 1,000 characters': choice(9000, 1000),
  '4,500 options of 1,000 characters': choice(4500, 1000),
  '100,000 options of 80': choice(100_000, 80),
  '55,000 options of 80': choice(55_000, 80),
  '90 lists of 1,000 options by $ref': listed,
  'nothing of the kind, 1,000 fields': ask(fields(1000, { type: 'string' })),
  '1,000 defaults of 490 lines': ask(fields(1000, { type: 'string', default: 'a\n'.repeat(490) })),
  '1,000 cut defaults of 9,900 characters': ask(
    fields(990, { type: 'string', default: 'word '.repeat(1980) }),
  ),
  '1,000 cut defaults of as many lines': ask(
    fields(1000, { type: 'string', default: 'a\n'.repeat(2400) }),
  ),
  '1,000 descriptions of 2,000 Thai letters': ask(
    fields(1000, { type: 'string', description: thai.repeat(50).slice(0, 1990) }),
  ),
  '1,000 labels of 500 Thai letters': ask(
    Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [
        `f${index}`,
        { type: 'string', title: `${index} ${thai.repeat(12).slice(0, 490)}` },
      ]),
    ),
  ),
  '1,000 properties of 99 types': ask(
    Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [words(index), types(index)])),
  ),
  '1,000 patterns of \\p{…}': ask(
    Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [
        words(index),
        { type: 'string', default: 'b', pattern: `^[\\p{L}\\p{N}${words(index)}]+$` },
      ]),
    ),
  ),
  '1,000 different sets of \\p{…} each': ask(
    Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [
        words(index),
        { type: 'string', default: 'b', pattern: `${'\\p{L}'.repeat(15)}${words(index)}` },
      ]),
    ),
  ),
  'a list of 99,000 addresses': ask({
    a: {
      type: 'array',
      items: { type: 'string', format: 'email' },
      default: Array.from({ length: 99_000 }, (_, index) => `name${index}@example.com`),
    },
  }),
};

export const cases: Readonly<Record<string, () => Promise<void>>> = {
  ...Object.assign({}, ...Object.entries(forms).map(([name, form]) => whole(name, form))),
  'pattern of 398 \\p{L} in 45 fields, mount': mount(
    ask(fields(45, { type: 'string', pattern: '\\p{L}'.repeat(398) })),
  ),
  'pattern of 398 \\p{L} in 1,000 fields, mount': mount(
    ask(fields(1000, { type: 'string', pattern: '\\p{L}'.repeat(398) })),
  ),
  'patterns of 398 different \\p{…} in 1,000 fields, a key': key(
    ask(
      Object.fromEntries(
        Array.from({ length: 1000 }, (_, index) => [
          `f${index}`,
          { type: 'string', default: 'b', pattern: `[\\p{L}\\p{N}\\p{M}${index}]`.repeat(60) },
        ]),
      ),
    ),
    'input',
  ),
  'search among options, one of 48,000 marks, a key': key(
    ask({ a: { type: 'array', items: { anyOf: options } } }),
    'input[type=text], input[type=search]',
  ),
  'nothing of the kind in 1,000 fields, mount': mount(ask(fields(1000, { type: 'string' }))),
  'detector, あ、 of 100 kB, compiled': () =>
    judged(fields(50, { type: 'string', description: 'あ、'.repeat(1000) })),
  'detector at its full budget, compiled': () =>
    judged(fields(500, { type: 'string', description: 'あ、密'.repeat(666) })),
  'URL of 4,600 א/, mount': mount(url(`https://example.com/${'א/'.repeat(4600)}`)),
  'URL of 8,000 %ffa, mount': mount(url(`https://example.com/${'%ffa'.repeat(8000)}`)),
  'default of 60,000 lines, mount': mount(
    ask({ a: { type: 'string', maxLength: 200_000, default: 'a\n'.repeat(60_000) } }),
  ),
  'default of 60,000 lines, a key': key(
    ask({ a: { type: 'string', maxLength: 200_000, default: 'a\n'.repeat(60_000) } }),
    'textarea',
  ),
  'default of 48,000 marks, mount': mount(ask({ a: { type: 'string', default: marks } })),
  'default of 48,000 marks, a key': key(ask({ a: { type: 'string', default: marks } }), 'input'),
  'e-mail default of 20,000 ideographs, compiled': () =>
    worstTask(() =>
      compileSchema(
        ask({ a: { type: 'string', format: 'email', default: `a@${'漢'.repeat(20_000)}` } })
          .requestedSchema,
      ),
    ),
  'analyzeUrl of a host of 20,000 ideographs': async () => {
    await analyzeUrl('https://example.com/');
    return worstTask(() => analyzeUrl(`https://${'漢'.repeat(20_000)}.example/`));
  },
  '5,000 prompts in a round': async () => {
    const connection = createElicitationQueue().connection({ name: 'Example' });
    const inputRequests = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [
        `r${index}`,
        { method: 'elicitation/create', params: ask({ a: { type: 'string' } }) },
      ]),
    );
    const result = { resultType: 'input_required', inputRequests };
    return worstTask(() =>
      connection
        .answerInputRequired({ params: { name: 'tool' }, result })
        .then(() => {})
        .catch(() => {}),
    );
  },
};

Object.assign(globalThis, { cases });
