'use client';
import {
  useContext,
  useId,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { ElicitResult } from '../../protocol/index.ts';
import type { ElicitationServer } from '../../queue/index.ts';
import type { UrlAnalysis } from '../../url/index.ts';
import { slot } from '../dom/slot.ts';
import { AskedContext, type AnswerStatus } from '../request/useAnswerOnce.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useModalDialog, type DismissedBy } from './useModalDialog.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';
import { Aside } from './Aside.ts';
import { Head } from './Head.tsx';

/** Where an elicitation is drawn: in the flow of a page, or as a modal dialog over it. */
export type Presentation = 'inline' | 'dialog';

export interface FrameProps {
  server: ElicitationServer;
  /** `notice`: in a corner of the window, over a page that can be used. */
  presentation: Presentation | 'notice';
  /** It takes the place of a dialog that had focus. */
  takesFocus?: boolean | undefined;
  /** What the server wants, with `{server}` where its name goes. Default: the name alone. */
  headline?: string | undefined;
  /** @selector `[data-slot='elicitation'][data-status]` how far the request has come */
  status: AnswerStatus | 'refused' | 'silenced' | 'opening' | 'unopened' | 'waiting' | 'completed';
  /** Changes when what had focus may be gone. Default: the status. */
  content?: string | undefined;
  /**
   * How suspicious the address of a URL request is.
   * @selector `[data-slot='elicitation'][data-level]` on a URL request: `none`, `info`, `caution`, `danger` or `block`
   */
  level?: UrlAnalysis['level'] | undefined;
  describedBy?: string | undefined;
  titleId?: string | undefined;
  /** Once the request is over: what says how it ended. It takes focus: in a dialog always, else if focus was in the panel. */
  outcomeRef?: RefObject<HTMLElement | null> | undefined;
  sending?: ElicitResult['action'] | undefined;
  className?: string | undefined;
  onMouseDown?: MouseEventHandler | undefined;
  /** The host's own text, shown below the head. */
  note?: ReactNode;
  /** Which gestures dismiss a dialog. Default: all. */
  dismissBy?: readonly DismissedBy[] | undefined;
  /** Shown at the end of the head: when a receipt was written. */
  time?: ReactNode;
  /** The id of what says how a receipt's request ended. It names the receipt, which is no landmark: a chat may have many. */
  outcomeId?: string | undefined;
  /** When the time to answer is up, in milliseconds since the epoch. */
  deadline?: number | undefined;
  /** Without it there is no close button. */
  onDismiss?: ((by: DismissedBy) => void) | undefined;
  children: ReactNode;
}

/**
 * The box around one elicitation. Its head says which server asks.
 * @selector `[data-slot='elicitation']` the box around one request: a dialog, a section of the page or the note before a dialog
 * @selector `[data-slot='elicitation'][data-presentation]` `inline`, `dialog` or `notice`
 * @selector `[data-slot='elicitation'][data-request]` the id of a queue's request
 */
export function Frame(props: FrameProps) {
  return props.presentation === 'dialog' ? <DialogFrame {...props} /> : <InlineFrame {...props} />;
}

function useFocusOf({ content, status, outcomeRef, sending }: FrameProps) {
  return useKeptFocus(content ?? status, outcomeRef, sending);
}

function InlineFrame(props: FrameProps) {
  const ownTitleId = useId();
  const { titleId = ownTitleId, outcomeId, takesFocus } = props;
  const { catchRef, ...focusProps } = useFocusOf(props);
  useBrowserLayoutEffect(() => {
    if (takesFocus) catchRef.current?.focus();
  }, [takesFocus, catchRef]);
  return (
    <section
      {...useRootProps(props)}
      {...focusProps}
      role={outcomeId && 'group'}
      aria-labelledby={[titleId, outcomeId].join(' ').trim()}
    >
      {drawTop(props, titleId, catchRef)}
      {props.children}
    </section>
  );
}

function DialogFrame(props: FrameProps) {
  const ownTitleId = useId();
  const { titleId = ownTitleId, outcomeRef } = props;
  const { catchRef, ...focusProps } = useFocusOf(props);
  const asideId = useId();
  const { lines } = useContext(Aside);
  const dialogProps = useModalDialog((by) => {
    if (allows(props, by)) props.onDismiss?.(by);
  });
  useBrowserLayoutEffect(() => {
    outcomeRef?.current?.focus();
  }, [outcomeRef]);
  return (
    <dialog
      {...useRootProps(props)}
      {...focusProps}
      {...dialogProps}
      aria-labelledby={titleId}
      aria-describedby={
        [props.describedBy, ...lines.map((_, index) => `${asideId}${index}`)].join(' ').trim() ||
        undefined
      }
    >
      {drawTop(props, titleId, catchRef, asideId)}
      {props.children}
    </dialog>
  );
}

function useRootProps({ className, onMouseDown, presentation, status, level }: FrameProps) {
  const { messages, locale, colorScheme } = useElicitationSettings();
  return {
    // A host may set a locale for its numbers alone. Who translates the heading has translated the rest.
    lang: messages.asks && locale,
    className,
    onMouseDown,
    'data-slot': 'elicitation',
    'data-presentation': presentation,
    'data-request': useContext(AskedContext)?.state.id,
    'data-status': status,
    'data-level': level,
    'data-color-scheme': colorScheme,
  };
}

const allows = ({ dismissBy }: FrameProps, by: DismissedBy): boolean =>
  dismissBy === undefined || dismissBy.includes(by);

/** @selector `[data-slot='elicitation-host-note']` the host's own words about the request */
function drawTop(
  props: FrameProps,
  titleId: string,
  titleRef: Ref<HTMLHeadingElement>,
  asideId?: string,
) {
  const { server, headline = '{server}', note, deadline, time, onDismiss } = props;
  const canClose = props.presentation === 'dialog' && allows(props, 'button');
  const onClose = canClose && onDismiss ? () => onDismiss('button') : undefined;
  return (
    <>
      <Head {...{ server, headline, titleId, titleRef, deadline, time, onClose }} />
      <AsideStrip id={asideId} />
      {!!note && <div {...slot('host-note muted')}>{note}</div>}
    </>
  );
}

/** @selector `[data-slot='elicitation-aside']` what a queue adds above the head, such as "1 of 3" */
function AsideStrip({ id }: { id: string | undefined }) {
  const { lines, buttons } = useContext(Aside);
  if (lines.length === 0 && !buttons) return null;
  return (
    <div {...slot('aside muted')}>
      {lines.map((line, index) => (
        <bdi key={line} id={id && `${id}${index}`}>
          {line}
        </bdi>
      ))}
      {buttons}
    </div>
  );
}
