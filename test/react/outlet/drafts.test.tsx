import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ElicitationOutlet, ElicitationRequests } from 'react-mcp-elicitation';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { createFakeQueue, loadOutlet } from 'react-mcp-elicitation/testing';
import { loadFormRules } from '../../../src/queue/index.ts';
import { ask } from '../../ask.ts';
import { waitFor } from '../../waitFor.ts';

beforeAll(async () => void (await Promise.all([loadFormRules(), loadOutlet()])));

const question = ask({ name: { type: 'string', title: 'Name' } });
const drafts = { storage: sessionStorage, key: 'drafts' };
beforeEach(() => sessionStorage.clear());
const field = () => screen.findByRole<HTMLInputElement>('textbox');

describe('HOST-2 what was typed is there again', () => {
  test('where the server has reconnected and asks the same', async () => {
    const { queue } = createFakeQueue();
    const server = { id: 's', name: 'Example' };
    const first = queue.connection(server);
    render(<ElicitationOutlet queue={queue} presentation="inline" />);
    await act(async () => void first.onRequest(question));
    await userEvent.type(await field(), 'Ada');
    await act(async () => first.close());
    await act(async () => void queue.connection(server).onRequest(question));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await field()).toHaveValue('Ada');
  });

  test('where a host’s list was empty for a moment', async () => {
    const requests = [{ id: 'a', params: question, server: { name: 'Example' } }];
    const draw = (list: typeof requests) => (
      <ElicitationRequests presentation="inline" requests={list} onRespond={() => {}} />
    );
    const { rerender } = render(draw(requests));
    await userEvent.type(await field(), 'Ada');
    rerender(draw([]));
    await act(async () => {});
    rerender(draw([...requests]));
    expect(await field()).toHaveValue('Ada');
  });

  test.each([
    {
      of: 'a queue',
      draw: () => {
        const { queue, ask } = createFakeQueue();
        void ask(question);
        return <ElicitationOutlet queue={queue} presentation="inline" />;
      },
    },
    {
      of: 'a list with a storage',
      draw: () => {
        const requests = [{ id: 'a', params: question, server: { name: 'Example' } }];
        return (
          <ElicitationRequests
            presentation="inline"
            requests={requests}
            onRespond={() => {}}
            drafts={drafts}
          />
        );
      },
    },
  ])('where a host moves the outlet of $of, again and again', async ({ draw }) => {
    const outlet = draw();
    const place = (isWide: boolean) => (isWide ? <aside>{outlet}</aside> : <main>{outlet}</main>);
    const { rerender } = render(place(true));
    await userEvent.type(await field(), 'Ada');
    rerender(place(false));
    expect(await field()).toHaveValue('Ada');
    await userEvent.type(await field(), ' Lovelace');
    rerender(place(true));
    expect(await field()).toHaveValue('Ada Lovelace');
    expect(screen.getByRole('complementary')).toContainElement(await field());
  });

  test('where a host draws two outlets and shows one, through each change of route', async () => {
    const { queue, ask: askMore } = createFakeQueue();
    void askMore(question);
    void askMore(ask({ city: { type: 'string' } }));
    const outlet = <ElicitationOutlet queue={queue} presentation="inline" />;
    const draw = (route: string) => (
      <div key={route}>
        <aside>{outlet}</aside>
        <nav style={{ display: 'none' }}>{outlet}</nav>
      </div>
    );
    const { container, rerender } = render(draw('first'));
    const find = <Found extends Element>(selector: string) =>
      waitFor(() => {
        const found = container.querySelector<Found>(`aside ${selector}`);
        if (!found) throw new Error(`There is no ${selector}.`);
        return found;
      });
    await userEvent.type(await find('input'), 'Ada');
    rerender(draw('second'));
    expect(await find('input')).toHaveValue('Ada');
    await userEvent.type(await find('input'), ' Lovelace');
    rerender(draw('third'));
    expect(await find('input')).toHaveValue('Ada Lovelace');
    await userEvent.type(await find('input'), '!');
    await userEvent.click(await find('[data-slot=elicitation-next]'));
    await userEvent.click(await find('[data-slot=elicitation-next]'));
    expect(await find('input')).toHaveValue('Ada Lovelace!');
  });

  test('where somebody types while a transition renders the next route', async () => {
    const { queue, ask } = createFakeQueue();
    void ask(question);
    let tell!: () => void;
    const rendered = new Promise<void>((resolve) => (tell = resolve));
    const link = new EventTarget();
    /** Takes longer than React renders at once. */
    function Slow() {
      const begun = performance.now();
      while (performance.now() - begun < 20);
      tell();
      return null;
    }
    function App() {
      const [isLeft, setLeft] = useState(false);
      useEffect(() => {
        link.addEventListener('follow', () => startTransition(() => setLeft(true)));
      }, []);
      const outlet = <ElicitationOutlet queue={queue} presentation="inline" />;
      return isLeft ? (
        <main>
          {outlet}
          <Slow />
          <Slow />
        </main>
      ) : (
        <aside>{outlet}</aside>
      );
    }
    const page = document.body.appendChild(document.createElement('div'));
    const root = createRoot(page);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    try {
      root.render(<App />);
      const old = await waitFor(() => screen.getByRole('textbox'));
      link.dispatchEvent(new Event('follow'));
      await rendered;
      expect(old).toBeInTheDocument();
      fireEvent.change(old, { target: { value: 'Ada' } });
      await waitFor(() => screen.getByRole('main'));
      expect(screen.getByRole('textbox')).toHaveValue('Ada');
    } finally {
      root.unmount();
      page.remove();
      vi.unstubAllGlobals();
    }
  });

  test('though a script ticked it, and nothing is updated while something else is drawn', async () => {
    const warned = vi.spyOn(console, 'error');
    const { queue, ask: askMore } = createFakeQueue();
    const items = { type: 'string', enum: Array.from({ length: 200 }, (_, at) => `Option ${at}`) };
    void askMore(ask({ many: { type: 'array', items } }));
    void askMore(question);
    render(<ElicitationOutlet queue={queue} presentation="inline" />);
    const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Option 3' });
    (await box()).checked = true;
    const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Next request' }));
    await goOn();
    await field();
    await goOn();
    expect(await box()).toBeChecked();
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  test('over a reload too, beside a form that is too large to be kept', async () => {
    const queue = createElicitationQueue({ rendererTimeout: Infinity, drafts });
    const { onRequest } = queue.connection({ name: 'Example' });
    render(<ElicitationOutlet queue={queue} presentation="inline" />);
    const fill = async (request: object, text: string) => {
      await act(async () => void onRequest(request));
      await userEvent.type(await field(), text);
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    };
    const title = 'x'.repeat(200_000);
    await fill(ask({ large: { type: 'string', title } }), 'a');
    expect(sessionStorage.getItem('drafts')).toBeNull();
    await fill(question, 'Ada');
    expect(sessionStorage.getItem('drafts')).toContain('Ada');
  });

  test('in the one of several equal requests that it was typed in', async () => {
    const { queue, ask } = createFakeQueue();
    render(<ElicitationOutlet queue={queue} presentation="inline" />);
    await act(async () => {
      for (let asked = 0; asked < 3; asked++) void ask(question);
    });
    const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Next request' }));
    await userEvent.type(await field(), 'Ada');
    await goOn();
    const second = await field();
    await userEvent.clear(second);
    await userEvent.type(second, 'Grace');
    await goOn();
    await goOn();
    expect(await field()).toHaveValue('Ada');
    await goOn();
    expect(await field()).toHaveValue('Grace');
  });
});

describe('HOST-2 while the person looks at another part of the page', () => {
  /** Types into a form, and goes elsewhere. */
  async function leave() {
    const queue = createElicitationQueue({ rendererTimeout: 1 });
    const host = (isInSight: boolean) => (
      <>{isInSight && <ElicitationOutlet queue={queue} presentation="inline" />}</>
    );
    const { rerender } = render(host(true));
    const { onRequest } = queue.connection({ name: 'Example' });
    const withdrawal = new AbortController();
    let answer: Promise<unknown> | undefined;
    await act(async () => void (answer = onRequest(question, { signal: withdrawal.signal })));
    await userEvent.type(await field(), 'Ada');
    rerender(host(false));
    return { answer, withdrawal, comeBack: () => rerender(host(true)) };
  }

  test('a half-filled form waits for them', async () => {
    const { answer, comeBack } = await leave();
    // By then, a request that comes while there is no outlet has failed.
    await new Promise((resolve) => setTimeout(resolve, 50));
    comeBack();
    expect(await field()).toHaveValue('Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await expect(answer).resolves.toEqual({ action: 'accept', content: { name: 'Ada' } });
  });

  test('HOST-3 a form is withdrawn, and they are told as they come back', async () => {
    const { withdrawal, comeBack } = await leave();
    await act(async () => withdrawal.abort());
    comeBack();
    expect(await screen.findByText('The request was withdrawn.')).toBeVisible();
    expect(screen.getByText('Ada')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
