import { act, render, screen } from '@testing-library/react';
import { forwardRef, type ComponentPropsWithRef, type ComponentType } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Elicitation as BareElicitation,
  ElicitationOutlet,
  ElicitationProvider,
  type ElicitResult,
} from 'react-mcp-elicitation';
import { createFakeQueue } from 'react-mcp-elicitation/testing';
import { ask, askForUrl } from '../ask.ts';
import {
  canTap,
  click,
  hasProtocol,
  key,
  middleOf,
  mouse,
  press,
  pressRested,
  promptly,
  settle,
  tap,
  touch,
  wait,
} from '../person.ts';
import '../setup.rules.ts';
import { waitFor } from '../waitFor.ts';
import { withSettings } from '../react/withSettings.tsx';
import { lazyExtras } from '../../src/react/frame/Head.tsx';

const Elicitation = withSettings(BareElicitation);

const server = { name: 'Example' };
const accept = () => screen.getByRole('button', { name: 'Accept' });
/** A button by its name; Open by any domain. */
const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: name === 'Open' ? /^Open(?! again)/ : name,
  });

function draw(request: object) {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  render(<Elicitation {...{ request, server, onRespond }} />);
  return onRespond;
}

/** Waits until the page has said that a press came too soon, and long enough for an answer that was sent all the same. */
async function saidTooSoon() {
  expect(await screen.findByRole('alert')).toBeVisible();
  await wait(100);
}

const prefilled = ask({ region: { type: 'string', default: 'north' } });

describe('TRUST-8 a form that a server times', () => {
  for (const [name, hit] of Object.entries({ click, tap })) {
    // Not every engine takes a tap.
    test.skipIf(hit === tap && !canTap)(
      `takes no ${name} that comes as it appears, and says so`,
      async () => {
        const onRespond = await promptly(450, async (begin) => {
          const heard = draw(ask({}));
          begin();
          await hit(middleOf(accept()));
          await wait(100);
          return heard;
        });
        expect(onRespond).not.toHaveBeenCalled();
        expect(await screen.findByRole('alert')).toBeVisible();
      },
    );
  }

  test('is not called too soon any more once a press is taken, while its answer travels', async () => {
    const onRespond = vi.fn(() => new Promise<void>(() => {}));
    await promptly(450, async (begin) => {
      render(<Elicitation {...{ request: ask({}), server, onRespond }} />);
      begin();
      await click(middleOf(accept()));
    });
    expect(await screen.findByRole('alert')).toBeVisible();
    await pressRested(accept());
    expect(onRespond).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('keeps its Accept where it is while its time runs, however long its title', async () => {
    const names = Array.from({ length: 90 }, (_, index) => 'i'.repeat(index + 1));
    await lazyExtras.load();
    // A clock of our own: a slow machine may take a while to draw them all.
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    onTestFinished(() => void vi.useRealTimers());
    const deadline = Date.now() + 600_000;
    render(
      <div style={{ width: 520 }}>
        {names.map((name) => (
          <Elicitation
            key={name}
            {...{ request: ask({}), server: { name, url: 'http://localhost:5173' } }}
            {...{ deadline, onRespond() {} }}
          />
        ))}
      </div>,
    );
    const places = () =>
      screen.getAllByRole('button', { name: 'Accept' }).map((shown) => middleOf(shown)[1]);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getAllByText('10:00 left')).toHaveLength(names.length);
    const before = places();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getAllByText('9:59 left')).toHaveLength(names.length);
    expect(places()).toEqual(before);
  });

  test('takes no press as soon as a page that was frozen draws it', async () => {
    const onRespond = await promptly(300, async (begin) => {
      const heard = draw(ask({}));
      const at = middleOf(accept());
      const thawedAt = performance.now() + 700;
      while (performance.now() < thawedAt);
      begin();
      await click(at);
      await wait(50);
      return heard;
    });
    expect(onRespond).not.toHaveBeenCalled();
  });

  test('is not accepted sooner because a script enters something', async () => {
    const onRespond = await promptly(450, async (begin) => {
      const heard = draw(prefilled);
      begin();
      screen.getByLabelText('region').dispatchEvent(new InputEvent('input', { bubbles: true }));
      await click(middleOf(accept()));
      await wait(100);
      return heard;
    });
    expect(onRespond).not.toHaveBeenCalled();
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  // A mouse clicks only what it was pressed on. A finger clicks what has come under it, and only Chromium lets a test
  // put one down.
  describe.skipIf(!hasProtocol)('takes no answer from a finger', () => {
    test.each(['Accept', 'Decline', 'Cancel'])(
      'that was put down before it was there: %s',
      async (name) => {
        const onRespond = vi.fn<(result: ElicitResult) => void>();
        const panel = <Elicitation request={ask({})} {...{ server, onRespond }} />;
        const { rerender } = render(panel);
        const at = middleOf(button(name));
        rerender(<div />);
        await touch('start', at);
        rerender(panel);
        expect(middleOf(button(name))).toEqual(at);
        await touch('end', at);
        await wait(100);
        expect(onRespond).not.toHaveBeenCalled();
        await settle(button(name));
        await tap(at);
        await waitFor(() => expect(onRespond).toHaveBeenCalledOnce());
      },
    );

    test('that was put down on a request which another has replaced', async () => {
      const { queue, ask: askQueue } = createFakeQueue();
      render(<ElicitationOutlet queue={queue} presentation="inline" />);
      void askQueue({ ...ask({}), message: 'First?' });
      const second = askQueue({ ...ask({}), message: 'Second?' });
      const at = await waitFor(() => middleOf(button('Decline')));
      await touch('start', at);
      act(() =>
        queue.tell({
          type: 'respond',
          id: queue.getSnapshot().pending[0]!.id,
          result: { action: 'decline' },
        }),
      );
      await screen.findByText('Second?');
      await touch('end', at);
      await wait(100);
      expect(queue.getSnapshot().pending).toHaveLength(1);
      await settle(button('Decline'));
      await tap(middleOf(button('Decline')));
      await expect(second).resolves.toEqual({ action: 'decline' });
    });
  });

  test('begins anew under a pointer that rests, when another request takes its place', async () => {
    const { queue, answer } = await promptly(450, async (begin) => {
      const { queue, ask: askQueue } = createFakeQueue();
      render(<ElicitationOutlet queue={queue} presentation="inline" />);
      const first = askQueue(ask({}));
      const answer = askQueue({ ...ask({}), message: 'And this?' });
      await settle(await waitFor(accept));
      await click(middleOf(accept()));
      await expect(first).resolves.toMatchObject({ action: 'accept' });
      await screen.findByText('And this?');
      begin();
      await click(middleOf(accept()));
      await wait(100);
      return { queue, answer };
    });
    expect(queue.getSnapshot().pending).toHaveLength(1);
    await settle(accept());
    await click(middleOf(accept()));
    await expect(answer).resolves.toMatchObject({ action: 'accept' });
  });
});

test('TRUST-8 Accept does not come under a pointer that was over another button, although something was typed', async () => {
  const request = ask({ name: { type: 'string' } });

  // Presses where Cancel was a moment ago.
  const onRespond = await promptly(450, async (begin) => {
    const onRespond = vi.fn<(result: ElicitResult) => void>();
    const { container } = render(
      <div style={{ width: 130 }}>
        <Elicitation {...{ request, server, onRespond }} />
      </div>,
    );
    await wait(700);
    await userEvent.fill(screen.getByLabelText('name'), 'Ada');
    const [left, top] = middleOf(accept());
    const cancel = [left, middleOf(button('Cancel'))[1]] as const;
    expect(document.elementFromPoint(...cancel)).toBe(button('Cancel'));
    await mouse('move', cancel);
    begin();
    // As a row above the head does when other requests come, in two steps.
    for (const share of [0.5, 1]) {
      container.style.paddingTop = `${(cancel[1] - top) * share}px`;
      window.dispatchEvent(new Event('resize'));
      await wait(50);
    }
    await click(cancel);
    return onRespond;
  });
  await saidTooSoon();
  expect(onRespond).not.toHaveBeenCalled();
  await settle(accept());
  await click(middleOf(accept()));
  await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
});

test('TRUST-8 nor under one that was over a field, when the page moves it without the person', async () => {
  const request = ask({ name: { type: 'string' }, share: { type: 'boolean', default: true } });

  const onRespond = await promptly(450, async (begin) => {
    const onRespond = vi.fn<(result: ElicitResult) => void>();
    const { container } = render(<Elicitation {...{ request, server, onRespond }} />);
    await wait(700);
    await userEvent.fill(screen.getByLabelText('name'), 'Ada');
    // Longer ago than the form's own answer to a key.
    await wait(700);
    const box = screen.getByRole('checkbox');
    const [left, top] = middleOf(accept());
    const at = [left, middleOf(box)[1]] as const;
    await mouse('move', at);
    begin();
    // As a chat does that keeps its end in sight while lines are added.
    container.style.marginTop = `${at[1] - top}px`;
    // Firefox presses what it has drawn, which is the field until then.
    await wait(50);
    await click(at);
    return onRespond;
  });
  await saidTooSoon();
  expect(onRespond).not.toHaveBeenCalled();
});

test('TRUST-8 nor when the page moves it just after the person has ticked something else', async () => {
  const box = (title: string, isTicked: boolean) => ({ type: 'boolean', title, default: isTicked });
  const request = ask({ files: box('Files', false), share: box('Share', true) });

  const onRespond = await promptly(450, async (begin) => {
    const onRespond = vi.fn<(result: ElicitResult) => void>();
    const { container } = render(<Elicitation {...{ request, server, onRespond }} />);
    await wait(700);
    const share = screen.getByRole('checkbox', { name: 'Share' });
    const [left, top] = middleOf(accept());
    const at = [left, middleOf(share)[1]] as const;
    begin();
    await click(middleOf(screen.getByRole('checkbox', { name: 'Files' })));
    // As a row above the head does that goes when other requests are withdrawn.
    container.style.marginTop = `${at[1] - top}px`;
    await wait(50);
    await click(at);
    return onRespond;
  });
  await saidTooSoon();
  expect(onRespond).not.toHaveBeenCalled();
});

test('TRUST-8 nor when a scroll has brought it there, whoever scrolled', async () => {
  const request = ask({ name: { type: 'string' } });

  const onRespond = await promptly(450, async (begin) => {
    const onRespond = vi.fn<(result: ElicitResult) => void>();
    render(
      <div style={{ paddingBlock: '70vh 300vh' }}>
        <Elicitation {...{ request, server, onRespond }} />
      </div>,
    );
    screen.getByLabelText('name').scrollIntoView({ block: 'end' });
    await userEvent.fill(screen.getByLabelText('name'), 'Ada');
    // Longer ago than the form's own answer to a key.
    await wait(700);
    begin();
    window.scrollBy(0, 200);
    // Firefox presses what it has drawn.
    await wait(50);
    await click(middleOf(accept()));
    return onRespond;
  });
  await saidTooSoon();
  expect(onRespond).not.toHaveBeenCalled();
  await pressRested(accept());
  await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
});

describe('TRUST-8 presses in a rhythm, each of which comes too soon,', () => {
  for (const [name, hit] of Object.entries({ click, tap })) {
    // Not every engine takes a tap.
    test.skipIf(hit === tap && !canTap)(`accept nothing, and say so: ${name}`, async () => {
      const onRespond = await promptly(450, async (begin) => {
        const heard = draw(ask({}));
        begin();
        const at = middleOf(accept());
        // The last ones come well after the form's time.
        for (let press = 0; press < 4; press++) {
          await hit(at);
          begin();
          await wait(250);
        }
        return heard;
      });
      expect(onRespond).not.toHaveBeenCalled();
      expect(await screen.findByRole('alert')).toBeVisible();
      await settle(accept());
      await hit(middleOf(accept()));
      await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
    });
  }

  test('open nothing', async () => {
    const openUrl = vi.fn(() => true);
    render(
      <Elicitation
        {...{ request: askForUrl('https://example.com/'), server, openUrl }}
        onRespond={() => {}}
      />,
    );
    await waitFor(() => expect(button('Open').dataset['readiness']).toBe('guarded'));
    const at = middleOf(button('Open'));
    for (let press = 0; press < 4; press++) {
      await click(at);
      await wait(400);
    }
    expect(openUrl).not.toHaveBeenCalled();
    await settle(button('Open'));
    await click(middleOf(button('Open')));
    await waitFor(() => expect(openUrl).toHaveBeenCalledTimes(1));
  });
});

test('TRUST-8 a press that brings a person back from another window accepts no form that came meanwhile', async () => {
  const onRespond = await promptly(450, async (begin) => {
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    onTestFinished(() => focus.mockRestore());
    const heard = draw(prefilled);
    await settle(accept());
    begin();
    window.dispatchEvent(new Event('focus'));
    await click(middleOf(accept()));
    await wait(50);
    return heard;
  });
  expect(onRespond).not.toHaveBeenCalled();
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('TRUST-8 a request that is withdrawn while somebody looks at it says so, and no other takes its place', async () => {
  const { queue, ask: askQueue } = createFakeQueue();
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  const controller = new AbortController();
  void askQueue({ ...ask({}), message: 'First?' });
  const second = askQueue({ ...ask({}), message: 'Second?' }, { signal: controller.signal });
  await screen.findByText('First?');
  await userEvent.click(button('Next request'));
  await screen.findByText('Second?');
  const at = middleOf(accept());
  await wait(700);
  act(() => controller.abort());
  await expect(second).resolves.toEqual({ action: 'cancel' });
  expect(await screen.findByText(/withdr|closed/i)).toBeVisible();
  await click(at);
  await wait(100);
  expect(queue.getSnapshot().pending.filter(({ ended }) => !ended)).toHaveLength(1);
});

describe('TRUST-8 a script accepts nothing', () => {
  test.each([
    ['requestSubmit', (form: HTMLFormElement) => form.requestSubmit()],
    ['requestSubmit of Accept', (form: HTMLFormElement) => form.requestSubmit(accept())],
    ['a click', () => accept().click()],
    [
      'a submit event',
      (form: HTMLFormElement) =>
        form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    ],
    [
      'pointer and key events',
      (form: HTMLFormElement) => {
        for (const type of ['pointerdown', 'pointerup', 'click']) {
          accept().dispatchEvent(
            new PointerEvent(type, { bubbles: true, cancelable: true, detail: 1 }),
          );
        }
        form
          .querySelector('input')!
          .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      },
    ],
  ] as const)('by %s', async (_, run) => {
    const onRespond = draw(prefilled);
    await wait(700);
    run(document.querySelector('form')!);
    await wait(100);
    expect(onRespond).not.toHaveBeenCalled();
  });

  test('not even after a person has pressed Accept, which sent nothing', async () => {
    const onRespond = draw(ask({ name: { type: 'string', minLength: 1 } }, { required: ['name'] }));
    await pressRested(accept());
    const name = screen.getByLabelText('name');
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.fill(name, 'Ada');
    document.querySelector('form')!.requestSubmit();
    await wait(100);
    expect(onRespond).not.toHaveBeenCalled();
  });

  test('not even after a person has pressed elsewhere', async () => {
    const onRespond = draw(prefilled);
    await wait(700);
    await click(middleOf(screen.getByLabelText('region')));
    document.querySelector('form')!.requestSubmit();
    await wait(100);
    expect(onRespond).not.toHaveBeenCalled();
  });
});

describe('TRUST-8 releasing another key or button forgets nothing', () => {
  const open = async () => {
    const onRespond = vi.fn<(result: ElicitResult) => void>();
    const openUrl = vi.fn(() => true);
    const request = { mode: 'url', message: 'Sign in.', url: 'https://example.com/' };
    render(<Elicitation {...{ request, server, onRespond, openUrl }} />);
    await waitFor(() => expect(button('Open').dataset['readiness']).toBe('guarded'));
    return { openUrl };
  };

  test('a mouse that was pressed too early', async () => {
    const { openUrl } = await open();
    const at = middleOf(button('Open'));
    await mouse('move', at);
    await mouse('down', at);
    await press('Shift');
    await waitFor(() => expect(button('Open').dataset['readiness']).toBe('ready'));
    await mouse('up', at);
    await wait(100);
    expect(openUrl).not.toHaveBeenCalled();
  });

  test('a key that was held too early', async () => {
    const { openUrl } = await open();
    button('Open').focus();
    await key('down', 'Shift');
    await key('down', ' ');
    await key('up', 'Shift');
    await waitFor(() => expect(button('Open').dataset['readiness']).toBe('ready'));
    await key('up', ' ');
    await wait(100);
    expect(openUrl).not.toHaveBeenCalled();
  });
});

describe('TRUST-8 a design system that moves what is pressed', () => {
  test.each([
    ['a pixel, by position', 'position: relative', 'top: 1px'],
    ['by a transform', '', 'transform: translateY(3px) scale(0.96)'],
    ['when the pointer is over it', 'transition: transform 120ms', 'transform: translateY(-6px)'],
  ])('%s: Open opens', async (_, rest, moved) => {
    const Button = (props: ComponentPropsWithRef<'button'>) => (
      <button type="button" {...props} className="moving" />
    );
    const openUrl = vi.fn(() => true);
    const request = { mode: 'url', message: 'Sign in.', url: 'https://example.com/' };
    render(
      <ElicitationProvider components={{ Button }}>
        <style>{`.moving { ${rest} } .moving:hover, .moving:active { ${moved} }`}</style>
        <Elicitation {...{ request, server, openUrl }} onRespond={() => {}} />
      </ElicitationProvider>,
    );
    await waitFor(() => expect(button('Open').dataset['readiness']).toBe('ready'));
    const at = middleOf(button('Open'));
    await mouse('move', at);
    await mouse('down', at);
    await wait(250);
    await mouse('up', at);
    await waitFor(() => expect(openUrl).toHaveBeenCalledTimes(1));
  });
});

describe('HOST-7 a button that merges its refs by hand, so that each render has another, can be pressed', () => {
  const Merging = forwardRef<HTMLButtonElement, ComponentPropsWithRef<'button'>>((props, ref) => (
    <button
      type="button"
      {...props}
      ref={(element) => {
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
    />
  )) as ComponentType<ComponentPropsWithRef<'button'>>;

  test.each([
    ['Open', askForUrl('https://example.com/')],
    ['Accept', ask({})],
  ])('%s', async (name, request) => {
    const taken = vi.fn(() => true);
    const draw = () => (
      <ElicitationProvider components={{ Button: Merging }} openUrl={taken}>
        <Elicitation {...{ request, server }} onRespond={() => void taken()} />
      </ElicitationProvider>
    );
    const { rerender } = render(draw());
    await screen.findByRole('button', { name: 'Decline' });
    // A chat draws again with each word that comes.
    const words = setInterval(() => rerender(draw()), 300);
    // Not once the test is over: by then, what is drawn has been taken away.
    try {
      await pressRested(button(name));
      await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
    } finally {
      clearInterval(words);
    }
  });
});

describe('TRUST-8 an honest person, who is fast, meets nothing of it', () => {
  test('with a mouse: reads, and presses Accept of a form that is filled in', async () => {
    const onRespond = draw(prefilled);
    await settle(accept());
    await click(middleOf(accept()));
    await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
  });

  // Not every engine takes a tap.
  test.skipIf(!canTap)('with a finger', async () => {
    const onRespond = draw(prefilled);
    await settle(accept());
    await tap(middleOf(accept()));
    await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
  });

  test('with keys: goes there, types and presses Enter, as fast as keys go', async () => {
    const onRespond = draw(ask({ region: { type: 'string' } }));
    screen.getByLabelText('region').focus();
    await userEvent.keyboard('north{Enter}');
    await waitFor(() =>
      expect(onRespond.mock.calls).toEqual([[{ action: 'accept', content: { region: 'north' } }]]),
    );
  });

  test.each(['closed', 'open > closed', 'closed > open', 'closed > closed'])(
    'in a closed shadow root, which hides what was pressed in it: %s',
    async (modes) => {
      const host = document.body.appendChild(document.createElement('div'));
      onTestFinished(() => host.remove());
      const container = modes
        .split(' > ')
        .reduce(
          (around, mode) =>
            around
              .attachShadow({ mode: mode as ShadowRootMode })
              .appendChild(document.createElement('div')),
          host,
        );
      const onRespond = vi.fn<(result: ElicitResult) => void>();
      render(<Elicitation {...{ request: prefilled, server, onRespond }} />, { container });
      const within = container.querySelector('[data-slot=elicitation-accept]')!;
      await settle(within);
      await click(middleOf(within));
      await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
    },
  );

  test('ticks a box, and presses Accept at once', async () => {
    const onRespond = draw(ask({ notify: { type: 'boolean', default: false } }));
    await click(middleOf(screen.getByRole('checkbox')));
    await click(middleOf(accept()));
    await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
  });

  test('declines at once', async () => {
    const onRespond = draw(ask({}));
    await click(middleOf(button('Decline')));
    await waitFor(() => expect(onRespond).toHaveBeenCalledWith({ action: 'decline' }));
  });

  test('whose key came up where the page was not told of it, as over the list of a select', async () => {
    const onRespond = draw(ask({ region: { type: 'string' } }));
    const region = screen.getByLabelText('region');
    region.focus();
    await key('down', ' ');
    await userEvent.keyboard('north');
    await press('Enter');
    await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
  });

  test('goes to Accept by keys, and presses it', async () => {
    const onRespond = draw(prefilled);
    await settle(accept());
    accept().focus();
    await press('Enter');
    await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
  });
});
