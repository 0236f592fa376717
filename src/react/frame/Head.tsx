'use client';
import type { ReactNode, Ref } from 'react';
import type { ElicitationServer } from '../../queue/index.ts';
import { slot } from '../dom/slot.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { usePresses } from '../guard/usePresses.ts';
import { lazily } from '../request/lazily.ts';
import { useLoaded } from '../request/useLoaded.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';
import { CloseIcon } from './CloseIcon.tsx';
import { withServerName } from './withServerName.tsx';

export const lazyExtras = lazily(() => import('./headExtras.ts'));

/** Whether a head has any of them. */
export const hasExtras = ({ icon, icons }: ElicitationServer, deadline: unknown): boolean =>
  Number.isFinite(deadline) || !!(icon ?? icons);

/** As in `FrameProps`. */
interface HeadProps {
  server: ElicitationServer;
  headline: string;
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
  deadline: number | undefined;
  time: ReactNode;
  onClose: (() => void) | undefined;
}

/**
 * Says which server asks. The name, icon and address are the host's, never what the server says about itself.
 * @selector `[data-slot='elicitation-head']` the line that says who asks, with the countdown and the close button
 * @selector `[data-slot='elicitation-server-tile']` the server's icon or its initial
 * @selector `[data-slot='elicitation-title']` the heading
 * @selector `[data-slot='elicitation-headline']` what the server wants, with its name
 * @selector `[data-slot='elicitation-server-origin']` the server's address
 * @selector `[data-slot='elicitation-time']` when a receipt was written
 * @selector `[data-slot='elicitation-close']` the close button of a dialog
 */
export function Head({ server, headline, titleId, titleRef, deadline, time, onClose }: HeadProps) {
  const { name, url } = server;
  const { loaded } = useLoaded(lazyExtras, hasExtras(server, deadline));
  const initial = initialOf(name);
  // A host's own words may leave out who asks.
  const named = headline.includes('{server}') ? headline : `${headline} {server}`;
  return (
    <div {...slot('head')}>
      <span {...slot('server-tile muted')} aria-hidden>
        {loaded ? <loaded.ServerIcon server={server}>{initial}</loaded.ServerIcon> : initial}
      </span>
      <h2 id={titleId} ref={titleRef} tabIndex={-1} {...slot('title')}>
        <span {...slot('headline')}>
          {/* Drawn anew as a whole: a page's translator replaces texts, and React cannot remove them then. */}
          <bdi key={headline}>{withServerName(named, name)}</bdi>
        </span>{' '}
        {url !== undefined && (
          <bdi translate="no" {...slot('server-origin muted')}>
            {addressOf(url)}
          </bdi>
        )}
      </h2>
      {loaded && Number.isFinite(deadline) && <loaded.Countdown deadline={deadline!} />}
      {!!time && <span {...slot('time muted')}>{time}</span>}
      {onClose && <CloseButton onClose={onClose} />}
    </div>
  );
}

/** A component of its own, so that only a head that can be closed listens to the presses on the page. */
function CloseButton({ onClose }: { onClose: () => void }) {
  const { Button } = useComponents();
  const say = useMessages();
  return (
    <Button
      {...answerButtonProps(usePresses(), onClose)}
      data-slot="elicitation-close"
      aria-label={say('close')}
    >
      <CloseIcon />
    </Button>
  );
}

/** The first letter of a name with its accents, or its first digit. Most names begin with one that needs no search. */
const initialOf = (name: string): string =>
  ((/^[a-z\d](?=[ -~]|$)/i.exec(name) ?? /\p{L}\p{M}*|\p{N}/u.exec(name))?.[0] ?? '').toUpperCase();

/** The host of an `https:` address. An address that is not secure keeps its scheme. */
function addressOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, host, origin } = new URL(url);
  if (protocol === 'https:') return host;
  return origin === 'null' ? url : origin;
}
