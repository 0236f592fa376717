import { useState, type ComponentProps, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Elicitation, ElicitationForm, ElicitationProvider } from 'react-mcp-elicitation';
import { parseElicitRequest, type ElicitFormRequest } from 'react-mcp-elicitation/core';
import { elicitations, type ElicitationFixture } from 'react-mcp-elicitation/testing';
import { ask } from '../../ask.ts';
import { accept, drawElicitation, server } from '../drawElicitation.tsx';
import { waitFor } from '../../waitFor.ts';
import { unusual } from '../../unusual.ts';

const { unsatisfiable: _, ...others } = unusual;
const answerable = Object.entries<ElicitationFixture>({ ...elicitations, ...others });

const isUnanswered = ([name, { requestedSchema }]: (typeof answerable)[number]) =>
  !!requestedSchema.required?.length || name === 'invalidDefaults';
const untouched = answerable.filter((fixture) => !isUnanswered(fixture));
const unanswered = answerable.filter(isUnanswered);

describe('PROTO-3 PROTO-4 the three answers', () => {
  test('Accept sends what was entered and nothing that was not', async () => {
    const { user, onRespond } = drawElicitation(
      ask({ name: { type: 'string' }, age: { type: 'integer' } }),
    );
    await user.type(screen.getByRole('textbox', { name: 'name' }), 'Ada');
    await user.click(accept());
    expect(onRespond.mock.calls).toEqual([[{ action: 'accept', content: { name: 'Ada' } }]]);
    expect(screen.getByRole('status')).toHaveTextContent('You accepted.');
  });

  test.each([
    ['Decline', 'decline'],
    ['Cancel', 'cancel'],
  ] as const)('%s has no content', async (name, action) => {
    const { user, onRespond } = drawElicitation(elicitations.untitledSelect);
    await user.click(screen.getByRole('button', { name }));
    expect(onRespond.mock.calls).toEqual([[{ action }]]);
  });

  test.each(untouched)('an untouched submit invents nothing: %s', async (_, request) => {
    const { user, onRespond } = drawElicitation(request);
    await user.click(accept());
    const properties: Record<string, { default?: unknown }> = request.requestedSchema.properties;
    const defaults = Object.entries(properties).filter(([, schema]) => 'default' in schema);
    const content = Object.fromEntries(defaults.map(([name, schema]) => [name, schema.default]));
    expect(onRespond.mock.calls).toEqual([[{ action: 'accept', content }]]);
  });

  test.each(unanswered)('FORM-4 an untouched submit does not answer: %s', async (_, request) => {
    const { user, onRespond } = drawElicitation(request);
    await user.click(accept());
    // The one field that is wrong takes the focus, or the list of several.
    const wrong =
      '[data-slot=elicitation-field]:is([data-invalid], :has([data-slot=elicitation-note])), [data-slot=elicitation-summary]';
    await waitFor(() => expect(document.activeElement!.closest(wrong)).toBeVisible());
    expect(onRespond).not.toHaveBeenCalled();
  });
});

describe('PROTO-5 answered exactly once', () => {
  test('a double click', async () => {
    const { user, onRespond } = drawElicitation(elicitations.confirmation);
    await user.dblClick(accept());
    expect(onRespond).toHaveBeenCalledTimes(1);
  });

  test('two buttons in one breath', async () => {
    const { onRespond } = drawElicitation(elicitations.confirmation);
    const [submit, decline] = [accept(), screen.getByRole('button', { name: 'Decline' })];
    await act(async () => {
      submit.click();
      decline.click();
      submit.click();
    });
    expect(onRespond.mock.calls).toEqual([[{ action: 'decline' }]]);
  });

  test('a Cancel that the host presses while it takes the answer', async () => {
    const onRespond = vi.fn(() => screen.getByRole('button', { name: 'Cancel' }).click());
    const { user } = drawElicitation(elicitations.confirmation, { onRespond });
    await user.click(accept());
    expect(onRespond.mock.calls).toEqual([[{ action: 'accept', content: {} }]]);
    expect(screen.getByRole('status')).toHaveTextContent('You accepted.');
  });

  test('unmounting answers nothing', () => {
    const { onRespond, unmount } = drawElicitation(elicitations.confirmation);
    unmount();
    expect(onRespond).not.toHaveBeenCalled();
  });
});

describe('HOST-3 abort', () => {
  test('the person is told, and nothing is answered any more', async () => {
    const controller = new AbortController();
    const { onRespond } = drawElicitation(elicitations.confirmation, { signal: controller.signal });
    const button = accept();
    act(() => controller.abort());
    expect(screen.getByRole('status')).toHaveTextContent('The request was withdrawn.');
    fireEvent.click(button);
    expect(onRespond).not.toHaveBeenCalled();
  });

  test('what was typed stays to be read and copied, but no secret', async () => {
    const controller = new AbortController();
    const story = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n');
    const { user } = drawElicitation(
      ask({
        story: { type: 'string', maxLength: 5000 },
        count: { type: 'integer', maximum: 3 },
        tags: { type: 'array', items: { type: 'string' } },
        untouched: { type: 'string', default: 'as it came' },
        apiToken: { type: 'string' },
        color: { type: 'string', enum: ['red', 'green'] },
        due: { type: 'string', format: 'date' },
      }),
      { signal: controller.signal },
    );
    await user.type(await screen.findByLabelText(/apiToken/, { selector: 'input' }), 'abc123');
    fireEvent.change(screen.getByLabelText(/story/), { target: { value: story } });
    await user.type(screen.getByLabelText(/count/), '7');
    fireEvent.change(screen.getByRole('textbox', { name: /1/ }), { target: { value: 'new' } });
    await user.click(screen.getByLabelText(/green/));
    fireEvent.change(screen.getByLabelText(/due/), { target: { value: '2026-11-26' } });
    act(() => controller.abort());
    expect(screen.getByText('What you typed:')).toBeVisible();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'story',
      'count',
      'tags',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      story,
      '7',
      'new',
    ]);
  });

  test('what was typed stays, but not the rows that the server suggested', async () => {
    const controller = new AbortController();
    const list = { type: 'array', items: { type: 'string' }, default: ['dist', 'coverage'] };
    const { user } = drawElicitation(ask({ ignored: list }), { signal: controller.signal });
    await user.type(screen.getByRole('textbox', { name: /2/ }), '{Enter}build');
    act(() => controller.abort());
    expect(screen.getByRole('definition').textContent).toBe('build');
  });

  test.each(['timed-out', 'answered-elsewhere'])(
    'what was typed stays if it is %s',
    async (reason) => {
      const controller = new AbortController();
      const { user } = drawElicitation(ask({ name: { type: 'string' } }), {
        signal: controller.signal,
      });
      await user.type(screen.getByRole('textbox'), 'Ada');
      act(() => controller.abort(reason));
      expect(screen.getByRole('definition')).toHaveTextContent('Ada');
    },
  );

  test('a form in which nothing was typed says nothing of that', () => {
    const controller = new AbortController();
    drawElicitation(ask({ name: { type: 'string', default: 'Ada' } }), {
      signal: controller.signal,
    });
    act(() => controller.abort());
    expect(screen.queryByText('What you typed:')).toBeNull();
  });

  test('an abort that races the submit wins if it was first', async () => {
    const controller = new AbortController();
    const { onRespond } = drawElicitation(elicitations.confirmation, { signal: controller.signal });
    await act(async () => {
      accept().click();
      controller.abort();
    });
    expect(onRespond).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('The request was withdrawn.');
  });
});

describe('FORM-12 a half-filled answer', () => {
  test('survives renders with an equal request, and not another request', async () => {
    const { user, rerender } = drawElicitation(ask({ name: { type: 'string' } }));
    await user.type(screen.getByRole('textbox'), 'Ada');
    rerender(ask({ name: { type: 'string' } }));
    expect(screen.getByRole('textbox')).toHaveValue('Ada');
    rerender(ask({ name: { type: 'string' }, age: { type: 'integer' } }));
    expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('');
  });

  test('FORM-13 inline, Escape does nothing', async () => {
    const { user, onRespond } = drawElicitation(ask({ name: { type: 'string' } }));
    await user.type(screen.getByRole('textbox'), 'Ada{Escape}');
    expect(onRespond).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveValue('Ada');
  });
});

test('FORM-7 who asks and why stands above the fields', () => {
  drawElicitation(elicitations.text);
  const region = screen.getByRole('region', {
    name: 'Example is asking for information mcp.example.com',
  });
  expect(within(region).getByText('What should the branch be called?')).toBeVisible();
});

test('FORM-9 what cannot be answered offers Decline and Cancel alone', () => {
  drawElicitation(unusual.unsatisfiable);
  expect(screen.getByRole('alert')).toHaveTextContent('No valid answer is possible here.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Decline',
    'Cancel',
  ]);
});

test('TRUST-2 what a server writes is plain text', () => {
  const markup = '<img src=x onerror=alert(1)> [link](https://evil.example) https://evil.example';
  drawElicitation({
    message: markup,
    requestedSchema: {
      type: 'object',
      properties: { a: { type: 'string', title: markup, description: `${markup} help` } },
    },
  });
  expect(screen.getAllByText(markup)).toHaveLength(2);
  expect(screen.getByText(`${markup} help`)).toBeVisible();
  expect(document.querySelector('img, a')).toBeNull();
});

test('TRUST-2 a text cannot reorder what stands around it', async () => {
  drawElicitation({
    ...ask({ a: { type: 'string', title: '\u2069\u202eabc' } }),
    message: 'x\u202ey',
  });
  expect(await screen.findByRole('textbox', { name: '\ufffd\ufffdabc' })).toBeVisible();
  expect(screen.getByText('x\ufffdy')).toHaveAttribute('dir', 'auto');
});

test('HOST-5 several forms on a page keep apart', async () => {
  const request = ask({ yes: { type: 'boolean', title: 'Yes?' } }, { required: ['yes'] });
  const first = drawElicitation(request);
  const second = drawElicitation(request);
  const [one, two] = screen.getAllByRole('radio', { name: 'Yes' });
  await first.user.click(one!);
  await first.user.click(two!);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const button of screen.getAllByRole('button', { name: 'Accept' }))
    await first.user.click(button);
  expect(first.onRespond).toHaveBeenCalledWith({ action: 'accept', content: { yes: true } });
  expect(second.onRespond).toHaveBeenCalledWith({ action: 'accept', content: { yes: true } });
});

test('a form inside a host’s form submits its own answer only', async () => {
  const onSubmit = vi.fn();
  function Host() {
    const [request] = useState(elicitations.confirmation);
    // In the DOM a form cannot hold a form; through a portal React still hands its events up.
    return (
      <div onSubmit={onSubmit}>
        <Elicitation request={request} server={server} onRespond={() => {}} />
      </div>
    );
  }
  render(<Host />);
  await userEvent.click(accept());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('HOST-7 a slot may draw a form of its own in a portal', async () => {
  const onAdd = vi.fn((event: FormEvent) => event.preventDefault());
  const onSubmit = vi.fn();
  const TextInput = (props: ComponentProps<'input'>) => (
    <>
      <input {...props} />
      {createPortal(
        <form onSubmit={onAdd}>
          <button type="submit">Add</button>
        </form>,
        document.body,
      )}
    </>
  );
  const request = ask({ name: { type: 'string' } });
  const onRespond = vi.fn();
  render(
    <div onSubmit={onSubmit}>
      <ElicitationProvider components={{ TextInput }}>
        <Elicitation {...{ request, server, onRespond }} />
      </ElicitationProvider>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onAdd).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onRespond).not.toHaveBeenCalled();
});

test('HOST-7 a host’s button that prevents the click on Accept holds the answer back', async () => {
  const Button = ({ onClick, ...props }: ComponentProps<'button'>) => (
    <button
      type="submit"
      {...props}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
  const onRespond = vi.fn();
  render(
    <ElicitationProvider components={{ Button }}>
      <Elicitation request={ask({ name: { type: 'string' } })} {...{ server, onRespond }} />
    </ElicitationProvider>,
  );
  await userEvent.click(accept());
  expect(onRespond).not.toHaveBeenCalled();
});

test('focus stays in the panel when the answer is given in place', async () => {
  const { user } = drawElicitation(elicitations.confirmation);
  await user.click(accept());
  await waitFor(() => expect(screen.getByText('You accepted.')).toHaveFocus());
});

test('FORM-12 Start over belongs to the request that it was pressed in', async () => {
  const element = (message: string, draft: string) => (
    <ElicitationForm
      request={
        parseElicitRequest(ask({ name: { type: 'string' } }, { message })) as ElicitFormRequest
      }
      draft={{ f0: draft }}
      server={server}
      onRespond={() => {}}
    />
  );
  const { rerender } = render(element('One', 'Ada'));
  expect(screen.getByRole('textbox')).toHaveValue('Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  // Nothing but its content tells the next request from this one.
  rerender(element('Two', 'Grace'));
  expect(screen.getByRole('textbox')).toHaveValue('Grace');
});

test('FORM-12 of a draft, what does not fit its field is dropped', async () => {
  const properties = {
    name: { type: 'string', default: 'Grace' },
    tags: { type: 'array', items: { type: 'string' }, default: ['a'] },
    team: { type: 'array', items: { type: 'string', enum: ['Red', 'Blue'] }, default: ['Red'] },
    city: { type: 'string' },
  };
  const onRespond = vi.fn();
  render(
    <ElicitationForm
      request={parseElicitRequest(ask(properties)) as ElicitFormRequest}
      draft={{ f0: ['Ada'], f1: 'b', f2: 'Blue', f3: 'Paris', f9: 'x' }}
      {...{ server, onRespond }}
    />,
  );
  await userEvent.click(accept());
  const content = { name: 'Grace', tags: ['a'], team: ['Red'], city: 'Paris' };
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content });
});
