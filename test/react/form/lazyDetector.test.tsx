import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  Elicitation,
  ElicitationFormContext,
  FormField,
  useElicitationForm,
} from 'react-mcp-elicitation';
import {
  parseElicitRequest,
  type ElicitFormRequest,
  type FormValues,
} from 'react-mcp-elicitation/core';
import { ask } from '../../ask.ts';
import { waitFor } from '../../waitFor.ts';

const server = { name: 'Example' };
const askForPassword = (message: string) => ask({ password: { type: 'string' } }, { message });
const load = vi.hoisted(() => vi.fn<() => Promise<void>>());
const state = vi.hoisted(() => ({ isLoaded: false }));
vi.mock('../../../src/core/sensitive/loadDetector.ts', () => ({ loadDetector: load }));
vi.mock('../../../src/core/sensitive/formOf.ts', async (original) => ({
  ...(await original<object>()),
  needsDetector: () => !state.isLoaded,
}));

test('TRUST-3 where the words cannot be loaded, nothing is typed and nothing lost', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  const onRespond = vi.fn();
  const view = render(<Elicitation request={askForPassword('One.')} {...{ server, onRespond }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'decline' });

  // What was answered stays so, even if they come later.
  state.isLoaded = true;
  view.rerender(<Elicitation request={askForPassword('One.')} {...{ server, onRespond }} />);
  expect(screen.getByText('You declined.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();

  // Another request is another one.
  state.isLoaded = false;
  load.mockRejectedValueOnce(new Error('offline'));
  view.rerender(<Elicitation request={askForPassword('Two.')} {...{ server, onRespond }} />);
  load.mockImplementationOnce(async () => {
    state.isLoaded = true;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'password' }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(2));
});

const secret = parseElicitRequest(askForPassword('Three.')) as ElicitFormRequest;

/** A host that draws its forms by itself, and at once. */
function Headless(props: { draft?: FormValues; onDraft: (draft: FormValues | undefined) => void }) {
  const { binding, form } = useElicitationForm(secret, { onRespond() {}, ...props });
  return (
    <ElicitationFormContext.Provider value={binding}>
      <FormField field={form.fields[0]!} />
    </ElicitationFormContext.Provider>
  );
}

test('FORM-12 a form of a host’s own hands over no draft while nothing can tell what of it is secret', async () => {
  state.isLoaded = false;
  load.mockReturnValueOnce(new Promise(() => {}));
  const onDraft = vi.fn<(draft: FormValues | undefined) => void>();
  const { unmount } = render(<Headless onDraft={onDraft} />);
  await userEvent.type(screen.getByRole('textbox'), 'hunter2');
  unmount();
  expect(onDraft).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('FORM-12 a draft that a form of a host’s own began with is not forgotten while nothing can tell what is secret', async () => {
  state.isLoaded = false;
  load.mockReturnValueOnce(new Promise(() => {}));
  const draft = { f0: 'kept before' };
  const onDraft = vi.fn<(draft: FormValues | undefined) => void>();
  const { unmount } = render(<Headless {...{ draft, onDraft }} />);
  await userEvent.type(screen.getByRole('textbox'), ' and more');
  unmount();
  expect(onDraft).toHaveBeenCalledExactlyOnceWith(draft);
});
