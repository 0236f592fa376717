import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { lazyControls } from '../../../src/react/form/rareControls.tsx';
import { ask, askForUrl } from '../../ask.ts';
import { accept, drawElicitation } from '../drawElicitation.tsx';

afterEach(() => vi.restoreAllMocks());

const approval = (
  persist: unknown = ['session', 'always'],
  properties: object = {},
  required: readonly string[] = [],
) => ({
  ...ask(properties, { message: 'Allow GitHub to delete a branch?', required }),
  _meta: { codex_approval_kind: 'mcp_tool_call', persist },
});
const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
const settled = () => lazyControls.load();

test.each([
  ['Just this once', undefined],
  ['For this session', 'session'],
  ['Always: Example will not ask about this again', 'always'],
])('PROTO-15 "%s" is sent as %s', async (name, persist) => {
  const { user, onRespond } = drawElicitation(approval());
  expect(await radio('Just this once')).toBeChecked();
  expect(screen.getByRole('radiogroup', { name: 'Accept' })).toBeVisible();
  await user.click(await radio(name));
  await user.click(accept());
  expect(onRespond.mock.lastCall).toStrictEqual([
    {
      action: 'accept',
      content: expect.anything() as object,
      ...(persist && { _meta: { persist } }),
    },
  ]);
});

test('PROTO-15 a person who chooses nothing approves once', async () => {
  const { user, onRespond } = drawElicitation(approval('always'));
  await radio(/Always/);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await user.click(accept());
  expect(onRespond.mock.lastCall).toEqual([{ action: 'accept', content: {} }]);
});

test.each(['Decline', 'Cancel'])('PROTO-15 %s holds for nothing more', async (name) => {
  const { user, onRespond } = drawElicitation(approval());
  await user.click(await radio(/Always/));
  await user.click(screen.getByRole('button', { name }));
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: name.toLowerCase() });
});

test('PROTO-15 a host offers what no request does, and takes away what one does', async () => {
  const { user, onRespond, unmount } = drawElicitation(ask({ name: { type: 'string' } }), {
    persist: ['session'],
  });
  await user.click(await radio('For this session'));
  await user.click(accept());
  expect(onRespond.mock.lastCall).toEqual([
    { action: 'accept', content: {}, _meta: { persist: 'session' } },
  ]);
  unmount();
  drawElicitation(approval(), { persist: [] });
  await waitFor(accept);
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each([
  ['a form that asks for a secret', approval(['always'], { password: { type: 'string' } })],
  [
    'a form without a valid answer',
    approval('always', { size: { type: 'string', enum: [] } }, ['size']),
  ],
  ['a URL', { ...askForUrl('https://example.com/'), _meta: approval()._meta }],
  [
    'a suggested tool',
    { ...ask({}), _meta: { codex_approval_kind: 'tool_suggestion', persist: 'always' } },
  ],
])('PROTO-15 %s is approved once', async (_, request) => {
  drawElicitation(request);
  await settled();
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeVisible();
  expect(screen.queryByText('Just this once')).toBeNull();
});

test('TRUST-8 HOST-11 Accept is not there before the choice that stands above it', async () => {
  vi.spyOn(lazyControls, 'getLoaded').mockReturnValue(undefined);
  vi.spyOn(lazyControls, 'load').mockReturnValue(new Promise(() => {}));
  const { unmount } = drawElicitation(approval());
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  drawElicitation({ ...ask({}), _meta: { progressToken: 1 } });
  expect(accept()).toBeVisible();
});

test('FORM-15 the choice is kept while the answer travels, and where it is lost', async () => {
  let fail = () => {};
  const onRespond = vi.fn(
    () => new Promise<void>((_, reject) => (fail = () => reject(new Error('offline')))),
  );
  const { user } = drawElicitation(approval(), { onRespond });
  await user.click(await radio('For this session'));
  await user.click(accept());
  await waitFor(() => expect(screen.getByRole('radiogroup')).toBeDisabled());
  fail();
  expect(await screen.findByText('offline')).toBeVisible();
  expect(await radio('For this session')).toBeEnabled();
  await user.click(accept());
  expect(onRespond).toHaveBeenLastCalledWith(
    expect.objectContaining({ _meta: { persist: 'session' } }),
  );
});

test('PROTO-15 what is chosen in an outlet reaches the server', async () => {
  const queue = createElicitationQueue();
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  const answer = queue.connection({ name: 'Codex' }).onRequest(approval());
  await userEvent.click(await radio('Always: Codex will not ask about this again'));
  await userEvent.click(accept());
  await expect(answer).resolves.toEqual({
    action: 'accept',
    content: {},
    _meta: { persist: 'always' },
  });
});
