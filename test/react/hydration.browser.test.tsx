import { act, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  Elicitation,
  ElicitationFormContext,
  ElicitationProvider,
  FormField,
  useElicitationForm,
} from 'react-mcp-elicitation';
import { parseElicitRequest, type ElicitFormRequest } from 'react-mcp-elicitation/core';
import { lazyControls } from '../../src/react/form/rareControls.tsx';
import { loadDetector } from '../../src/core/sensitive/loadDetector.ts';
import { ask } from '../ask.ts';
import { rendered } from './rendered.tsx';
import { pressRested } from '../person.ts';
import { waitFor } from '../waitFor.ts';

const complain = vi.spyOn(console, 'error');
afterEach(() => complain.mockClear());

test.each(rendered)('HOST-5 %s hydrates without a mismatch', async (_, draw) => {
  const element = draw();
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complain).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});

function Headless({ request }: { request: ElicitFormRequest }) {
  const { binding, form } = useElicitationForm(request, { onRespond() {} });
  return (
    <ElicitationFormContext.Provider value={binding}>
      <FormField field={form.fields[0]!} />
    </ElicitationFormContext.Provider>
  );
}

test('HOST-5 a form with a trace of a secret hydrates, whichever side has loaded the words for secrets', async () => {
  const request = ask({ password: { type: 'string' } });
  const props = { request, server: { name: 'Example' }, onRespond() {} };
  const elements = [
    <Elicitation key="whole" {...props} />,
    <Headless key="headless" request={parseElicitRequest(request) as ElicitFormRequest} />,
  ];
  const pages = elements.map((element) => renderToString(element));
  await loadDetector(2);
  expect(elements.map((element) => renderToString(element))).toEqual(pages);
  for (const [index, element] of elements.entries()) {
    const container = document.createElement('div');
    container.innerHTML = pages[index]!;
    document.body.append(container);
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(within(container).getByText(/This looks like a password/)).toBeVisible();
    act(() => root.unmount());
    container.remove();
  }
});

test('HOST-5 what was ticked and picked before the page came alive is sent', async () => {
  const field = { type: 'string', enum: ['a', 'b', 'c'] };
  const properties = {
    sure: { type: 'boolean' },
    notify: { type: 'boolean', default: true },
    pick: { ...field, default: 'a' },
    several: { type: 'array', items: field, default: ['a'] },
    when: { type: 'string', format: 'date-time' },
    until: { type: 'string', format: 'date-time', default: '2026-05-01T10:00:00Z' },
  };
  const requestedSchema = { type: 'object', properties, required: ['sure', 'pick'] };
  const onRespond = vi.fn();
  const element = (
    <ElicitationProvider timeZone="UTC">
      <Elicitation
        request={{ message: 'Well?', requestedSchema }}
        server={{ name: 'Example' }}
        onRespond={onRespond}
      />
    </ElicitationProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const form = within(container);
  form.getByLabelText('Yes').click();
  form.getByLabelText('notify').click();
  const picks = within(form.getByRole('radiogroup', { name: /pick/ }));
  picks.getByLabelText('b').click();
  within(form.getByRole('group', { name: 'several' }))
    .getByLabelText('c')
    .click();
  form.getByLabelText<HTMLInputElement>('when').value = '2026-04-01T09:30';
  const root = await act(async () => hydrateRoot(container, element));
  await pressRested(form.getByRole('button', { name: 'Accept' }));
  const content = {
    sure: true,
    notify: false,
    pick: 'b',
    several: ['a', 'c'],
    when: '2026-04-01T09:30:00Z',
    until: '2026-05-01T10:00:00Z',
  };
  await waitFor(() => expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content }));
  act(() => root.unmount());
  container.remove();
});

test('HOST-5 a list that was typed into before its code is loaded stays, and comes alive with it', async () => {
  const properties = { some: { type: 'array', items: { type: 'string' }, default: ['a', 'b'] } };
  const onRespond = vi.fn();
  const element = (
    <Elicitation request={ask(properties)} server={{ name: 'Example' }} onRespond={onRespond} />
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const [, row] = within(container).getAllByRole<HTMLInputElement>('textbox');
  row!.value = 'typed';
  const unloaded = vi.spyOn(lazyControls, 'getLoaded').mockReturnValue(undefined);
  let arrive = () => {};
  const arrival = new Promise<never>((resolve) => (arrive = resolve as () => void));
  const loading = vi.spyOn(lazyControls, 'load').mockReturnValue(arrival);
  const root = await act(async () => hydrateRoot(container, element));
  expect(loading).toHaveBeenCalled();
  expect(row!.isConnected).toBe(true);
  row!.value = 'typed more';
  await pressRested(within(container).getByRole('button', { name: 'Accept' }));
  expect(onRespond).not.toHaveBeenCalled();
  unloaded.mockRestore();
  loading.mockRestore();
  await act(async () => arrive());
  expect(row!.isConnected).toBe(true);
  await pressRested(within(container).getByRole('button', { name: 'Accept' }));
  const content = { some: ['a', 'typed more'] };
  await waitFor(() => expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content }));
  act(() => root.unmount());
  container.remove();
});

test('HOST-5 what was typed into a list, and into a default that is too long, before the page came alive is sent', async () => {
  const texts = { type: 'array', items: { type: 'string' } };
  const properties = {
    none: texts,
    some: { ...texts, default: ['a', 'b'] },
    cut: { type: 'string', default: 'x'.repeat(12_000) },
  };
  const onRespond = vi.fn<(result: { content: object }) => void>();
  const element = (
    <Elicitation
      request={{ message: 'Well?', requestedSchema: { type: 'object', properties } }}
      server={{ name: 'Example' }}
      onRespond={onRespond as never}
    />
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const rows = (name: string) =>
    within(within(container).getByRole('group', { name })).getAllByRole<HTMLInputElement>(
      'textbox',
    );
  rows('none')[0]!.value = 'typed';
  rows('some')[1]!.value = 'changed';
  within(container).getByRole('checkbox').click();
  const root = await act(async () => hydrateRoot(container, element));
  // A press on a button that the page has just moved answers nothing.
  await waitFor(() => expect(container.querySelector('textarea')!.rows).toBe(20));
  await pressRested(within(container).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(onRespond).toHaveBeenCalled());
  const content = onRespond.mock.calls[0]![0].content as { cut: string };
  expect(content).toMatchObject({ none: ['typed'], some: ['a', 'changed'] });
  expect(content.cut.length).toBeLessThan(12_000);
  act(() => root.unmount());
  container.remove();
});

test('HOST-5 a date with a time that had focus before the page knew its zone has it after that', async () => {
  const until = { type: 'string', format: 'date-time', default: '2026-05-01T10:00:00Z' };
  const requestedSchema = { type: 'object', properties: { until } };
  const element = (
    <Elicitation
      request={{ message: 'Until when?', requestedSchema }}
      server={{ name: 'Example' }}
      onRespond={() => {}}
    />
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const field = () => within(container).getByLabelText<HTMLInputElement>('until');
  expect(field().readOnly).toBe(true);
  field().focus();
  const root = await act(async () => hydrateRoot(container, element));
  expect(field()).toHaveAttribute('type', 'datetime-local');
  expect(field()).toHaveFocus();
  expect(field().readOnly).toBe(false);
  act(() => root.unmount());
  container.remove();
});
