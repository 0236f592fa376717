import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createFakeQueue, elicitations } from 'react-mcp-elicitation/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForUrl } from '../../ask.ts';

/*
 * A bundler keeps a module that threw as it was evaluated: the next import gets it without an error. Its functions are
 * there. Its constants and classes are not.
 */
const state = vi.hoisted(() => ({ arePanelsWhole: false, consentLoads: 0 }));
const broken = vi.hoisted(() => () => {
  throw new ReferenceError("Cannot access 'es' before initialization");
});
vi.mock('../../../src/react/outlet/panels.ts', async (importOriginal) => {
  const whole = await importOriginal<object>();
  const half = { PanelBoundary: undefined, codeFor: broken, Current: broken };
  const names = Object.keys(whole).map((name) => [
    name,
    {
      enumerable: true,
      get: (): unknown => Reflect.get(state.arePanelsWhole ? whole : half, name),
    },
  ]);
  return Object.defineProperties({}, Object.fromEntries(names) as PropertyDescriptorMap) as object;
});
vi.mock('../../../src/react/consent/UrlConsent.tsx', () => ({
  get UrlConsent() {
    if (state.consentLoads++ === 0) throw new SyntaxError('Invalid regular expression');
    return broken;
  },
}));

const reported = vi.fn<(error: unknown) => void>();
beforeEach(() => {
  vi.stubGlobal('reportError', reported);
  // React logs what it catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function setUp(params: object) {
  const { queue, ask } = createFakeQueue();
  render(
    <>
      <h1>Chat</h1>
      <ElicitationOutlet queue={queue} presentation="inline" />
    </>,
  );
  let answer: Promise<unknown> | undefined;
  await act(async () => void (answer = ask(params)));
  return { answer };
}

async function expectWayOut() {
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This request could not be displayed.');
  expect(screen.getByRole('heading', { name: 'Chat' })).toBeVisible();
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

// Once the panels are loaded, they stay.
test('HOST-11 panels that threw while they were loaded leave the page as it was, however often they are tried again', async () => {
  const { answer } = await setUp(elicitations.text);
  await expectWayOut();
  await press('Try again');
  await expectWayOut();
  await press('Decline');
  await expect(answer).resolves.toEqual({ action: 'decline' });
});

test('HOST-11 a consent that threw while it was loaded leaves the page as it was, however often it is tried again', async () => {
  state.arePanelsWhole = true;
  const { answer } = await setUp(askForUrl('https://example.com/'));
  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(expect.any(ReferenceError)));
  await expectWayOut();
  await press('Try again');
  await expectWayOut();
  await press('Decline');
  await expect(answer).resolves.toEqual({ action: 'decline' });
});
