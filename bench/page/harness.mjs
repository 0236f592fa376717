// Runs in the page, next to one entrant. Node drives it through `globalThis.bench`. Like the entrants
// it has to work under a strict policy: no eval, no inline styles, no HTML from strings.
import { defaultsOf, mixed, multi, single, varied } from './schemas.mjs';

const entrant = globalThis.benchEntrant;
const makeSchema = { mixed, multi, single, varied };
const controls = 'input,select,textarea';
/**
 * How long what an operation has put off may take to run, before it is over. Chromium's Autofill reads a form 100 ms after it
 * has appeared, and lays out all of it for that, also the parts out of sight.
 */
const settling = 250;

// Chatty entrants would otherwise pay for handing what they log to the debugger.
console.log = console.info = console.debug = () => {};

// Frames that no clock holds back come only when something has changed on the screen: each that is
// waited for repaints a dot in a layer of its own.
const dot = document.createElement('div');
dot.id = 'tick';
document.body.append(dot);
let isDark = false;

function nextFrame() {
  isDark = !isDark;
  dot.style.backgroundColor = isDark ? '#eee' : '#fff';
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

async function twoFrames() {
  await nextFrame();
  await nextFrame();
}

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Leaves the debugger's own task before the entrant is touched, and the page to settle after that. */
async function timeIt(operate) {
  await sleep(0);
  const begun = performance.now();
  await operate();
  const wall = performance.now() - begun;
  await sleep(settling);
  return { wall };
}

// ---- mounting ---------------------------------------------------------------------------------
let current;
let submitted;
let onSubmitted = () => {};

const receive = (values) => {
  submitted = values;
  onSubmitted();
};

function draw(schema) {
  const host = document.createElement('div');
  document.getElementById('root').append(host);
  return { schema, host, handle: entrant.mount(host, schema, receive) };
}

function remove({ handle, host }) {
  entrant.unmount(handle);
  host.remove();
}

/** The frame in which each field is on the page. */
async function isDrawn({ schema, host }) {
  const fieldCount = Object.keys(schema.properties).length;
  const begun = performance.now();
  do {
    await nextFrame();
    if (performance.now() - begun > 60_000) throw new Error('mount: the fields did not appear');
  } while (host.querySelectorAll(controls).length < fieldCount);
}

/** Until the second frame after the one that shows each field. */
function mount(kind, count) {
  // As a client holds it that has just parsed a request: no two properties share an object.
  const schema = JSON.parse(JSON.stringify(makeSchema[kind](count)));
  return timeIt(async () => {
    current = draw(schema);
    await isDrawn(current);
    await nextFrame();
  });
}

async function unmount() {
  if (!current) return;
  const mounted = current;
  current = undefined;
  remove(mounted);
  await twoFrames();
  await sleep(20);
}

/** Mounts and unmounts forms of mixed fields, each with texts never seen before. */
async function cycle(count, times, from) {
  for (let index = from; index < from + times; index++) {
    const drawn = draw(JSON.parse(JSON.stringify(mixed(count, ` (${index})`))));
    await isDrawn(drawn);
    remove(drawn);
    await nextFrame();
  }
}

// ---- key presses ------------------------------------------------------------------------------
let keyDownAt = 0;
let keyTimes = [];
const painted = new MessageChannel();
painted.port1.onmessage = () => {
  keyTimes.push(performance.now() - keyDownAt);
  globalThis.benchKeyPainted('');
};
addEventListener('keydown', () => (keyDownAt = performance.now()), true);
// A message that is posted in a frame arrives after that frame's layout and paint.
addEventListener(
  'input',
  () => requestAnimationFrame(() => painted.port2.postMessage(undefined)),
  true,
);

const findText = () => current.host.querySelector('input[type=text],input:not([type]),textarea');

const findSearch = () => current.host.querySelector('input[type=search]');
let findTyped = findText;

const hasSearch = () => findSearch() !== null;
const focusText = () => focusOn(findText);
const focusSearch = () => focusOn(findSearch);

async function focusOn(find) {
  findTyped = find;
  const input = find();
  if (!input) throw new Error('no text input');
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
  keyTimes = [];
  await twoFrames();
  await sleep(settling);
  return input.value;
}

/** What the field shows after a while, and how long each key press took. */
async function typed(milliseconds) {
  await sleep(milliseconds);
  return { times: keyTimes, value: findTyped().value };
}

/** Leaves the field that was typed in. */
async function leaveText() {
  findTyped().blur();
  await twoFrames();
  await sleep(settling);
}

// ---- submitting -------------------------------------------------------------------------------
/** Until the values have arrived and two frames have passed. */
async function submit(limit = 20_000) {
  const button = current.host.querySelector('button[type=submit],input[type=submit]');
  // As a person does, who has read the form.
  button.focus();
  await sleep(600);
  return timeIt(async () => {
    await new Promise((resolve, reject) => {
      const giveUp = () => reject(new Error(`submit: no values within ${limit / 1000} s`));
      const timer = setTimeout(giveUp, limit);
      onSubmitted = () => {
        clearTimeout(timer);
        resolve();
      };
      void globalThis.benchPressEnter();
    });
    await twoFrames();
  });
}

/** The values that are not those of an untouched form. */
function wrongValues() {
  const { schema } = current;
  return Object.entries(defaultsOf(schema))
    .filter(([name, value]) => !isSame(schema.properties[name], submitted?.[name], value))
    .map(([name]) => `${schema.properties[name].title}: ${JSON.stringify(submitted?.[name])}`);
}

function isSame(property, value, expected) {
  if (property.format !== 'date-time') return JSON.stringify(value) === JSON.stringify(expected);
  return new Date(value).getTime() === new Date(expected).getTime();
}

// ---- choosing ---------------------------------------------------------------------------------
function changeSingle(root, index) {
  const select = root.querySelector('select:not([multiple])');
  if (!select) return pick(root, 'input[type=radio]', index);
  select.selectedIndex = index;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return () => root.querySelector('select').selectedIndex === index;
}

function changeMulti(root, index) {
  const select = root.querySelector('select[multiple]');
  if (!select) return pick(root, 'input[type=checkbox]', index);
  const was = select.options[index].selected;
  select.options[index].selected = !was;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return () => root.querySelector('select[multiple]').options[index].selected !== was;
}

function pick(root, selector, index) {
  const find = () => root.querySelectorAll(selector)[index];
  const was = find().checked;
  find().click();
  return () => find().checked !== was;
}

/** Changes the choice as a person would, and sees that it has stuck. */
async function change(index) {
  const { schema, host } = current;
  const choose = schema.properties.picks
    ? (entrant.changeMulti ?? changeMulti)
    : (entrant.changeSingle ?? changeSingle);
  let hasStuck;
  const times = await timeIt(async () => {
    hasStuck = choose(host, index);
    await twoFrames();
  });
  if (!hasStuck()) throw new Error('the change did not stick');
  return times;
}

// ---- the rest ---------------------------------------------------------------------------------
/** What each operation costs with no entrant in it. */
const nothing = () =>
  timeIt(async () => {
    document.querySelector('h1').textContent = `Benchmark form ${performance.now()}`;
    await twoFrames();
  });

/** How many fields have a title, or a description, that is nowhere on the page. */
function missingTexts() {
  const { schema, host } = current;
  const labels = [...host.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel);
  const text = [host.textContent, ...labels].join('\n');
  const properties = Object.values(schema.properties);
  return {
    titles: properties.filter(({ title }) => !text.includes(title)).length,
    descriptions: properties.filter(({ description }) => !text.includes(description)).length,
  };
}

globalThis.bench = {
  mount,
  unmount,
  cycle,
  focusText,
  hasSearch,
  focusSearch,
  leaveText,
  typed,
  submit,
  wrongValues,
  change,
  nothing,
  missingTexts,
};
