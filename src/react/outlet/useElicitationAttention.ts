'use client';
import { useEffect } from 'react';
import { enOutlet } from '../../locales/enOutlet.ts';
import type { OutletQueue, PendingRequest } from '../../queue/index.ts';
import { listen } from '../dom/listen.ts';
import { useLatest } from '../dom/useLatest.ts';
import { useWords } from '../settings/useWords.ts';

/** How a person who looks at another tab or window is told that servers ask. */
export interface ElicitationAttentionOptions {
  /** The number of requests that wait stands before the page's title: "(2) Chat". Default: true. */
  title?: boolean | undefined;
  /** It stands on the icon of an installed app, where the browser has that (`navigator.setAppBadge`). Default: true. */
  badge?: boolean | undefined;
  /** Each new request shows a `Notification`, if the person has given permission. The host asks for that. Default: false. */
  notify?: boolean | undefined;
}

/**
 * Draws attention to requests that wait for the person while the page is hidden, until they look at it or have answered. Call it once
 * in a page, in a component that stays mounted. It draws nothing.
 */
export function useElicitationAttention(
  queue: OutletQueue,
  { title = true, badge = true, notify = false }: ElicitationAttentionOptions = {},
): void {
  const sayRef = useLatest(useWords(enOutlet));
  useEffect(() => {
    const markers = [...(title ? [markTitle] : []), ...(badge ? [markBadge] : [])];
    const show = ({ id, server }: PendingRequest) =>
      notify ? showNotification(id, sayRef.current('asks', { server: server.name })) : undefined;
    return drawAttention(queue, markers, show);
  }, [queue, title, badge, notify, sayRef]);
}

/** Shows that so many requests wait. Returns a function that takes it back. */
type Marker = (count: number) => () => void;

function drawAttention(
  queue: OutletQueue,
  markers: readonly Marker[],
  show: (pending: PendingRequest) => Notification | undefined,
): () => void {
  let marked = 0;
  let unmark: (() => void)[] = [];
  /** The requests that wait, and the notification of each that came while the page was hidden. */
  const known = new Map<string, Notification | undefined>();

  function mark(count: number): void {
    if (count === marked) return;
    for (const end of unmark) end();
    marked = count;
    unmark = count > 0 ? markers.map((marker) => marker(count)) : [];
  }

  function look(): void {
    const waiting = new Map(
      queue.getSnapshot().pending.flatMap((one) => (isWaiting(one) ? [[one.id, one]] : [])),
    );
    const isHidden = document.visibilityState === 'hidden';
    mark(isHidden ? waiting.size : 0);
    for (const [id, notification] of known) {
      if (!isHidden || !waiting.has(id)) notification?.close();
      if (!waiting.has(id)) known.delete(id);
    }
    for (const [id, pending] of waiting) {
      if (!known.has(id)) known.set(id, isHidden ? show(pending) : undefined);
    }
  }

  const ends = [queue.subscribe(look), listen(document, { visibilitychange: look })];
  look();
  return () => {
    for (const end of ends) end();
    mark(0);
    for (const notification of known.values()) notification?.close();
  };
}

/** An answer on its way needs nobody. If it is lost, its request waits again. */
const isWaiting = ({ ended, sending }: PendingRequest): boolean => !ended && sending.length === 0;

function markTitle(count: number): () => void {
  let own = '';
  let shown = '';
  const put = () => {
    // Where something else puts a mark before ours, the two would answer each other without end.
    if (shown && document.title.endsWith(shown)) return;
    own = document.title;
    document.title = `(${count}) ${own}`;
    // As it reads now: without blanks at its ends.
    shown = document.title;
  };
  put();
  // The host may change the title meanwhile, as a router does.
  const observer = new MutationObserver(put);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    if (document.title === shown) document.title = own;
  };
}

function markBadge(count: number): () => void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  // A frame of another site may set none.
  const ignore = () => {};
  setAppBadge?.call(navigator, count).catch(ignore);
  return () => void clearAppBadge?.call(navigator).catch(ignore);
}

/** Two windows of one person show a request's notification once: it has the request's tag. */
function showNotification(id: string, text: string): Notification | undefined {
  try {
    if (Notification.permission !== 'granted') return undefined;
    const notification = new Notification(text, { tag: `elicitation-${id}` });
    notification.addEventListener('click', () => {
      window.focus();
      focusRequest(id);
    });
    return notification;
  } catch {
    // Safari on a phone has none in a tab, and Chrome for Android only those of a service worker.
    return undefined;
  }
}

/** The focus brings it into sight as well. An id may be the server's own text, so it is no part of a selector. */
function focusRequest(id: string): void {
  const panels = document.querySelectorAll<HTMLElement>('[data-slot=elicitation][data-request]');
  const panel = [...panels].find(({ dataset }) => dataset['request'] === id);
  panel?.querySelector<HTMLElement>('[data-slot=elicitation-title]')?.focus();
}
