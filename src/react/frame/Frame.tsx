'use client';
import { useId, type MouseEventHandler, type ReactNode, type Ref } from 'react';
import type { ElicitationServer } from '../../queue/index.ts';
import type { UrlAnalysis } from '../../url/index.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { usePresses } from '../guard/usePresses.ts';
import { useMessages } from '../settings/ElicitationSettings.ts';
import type { AnswerStatus } from '../request/useAnswerOnce.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useModalDialog, type DismissedBy } from './useModalDialog.ts';
import { CloseIcon } from './CloseIcon.tsx';
import { Countdown } from './Countdown.tsx';
import { useColorScheme } from '../settings/colorScheme.ts';
import { ServerIdentity } from './ServerIdentity.tsx';
import { useComponents } from '../settings/ElicitationComponents.ts';

/** Where an elicitation is drawn: in the flow of a page, or as a modal dialog over it. */
export type Presentation = 'inline' | 'dialog';

export interface FrameProps {
  server: ElicitationServer;
  presentation: Presentation;
  /** What the server does, its name in it as `{server}`. Default: the name alone. */
  headline?: string | undefined;
  /**
   * @selector `[data-slot='elicitation'][data-status]` how far the request has come
   */
  status: AnswerStatus | 'refused' | 'silenced' | 'opening' | 'unopened' | 'waiting' | 'completed';
  /**
   * How much there is to be wary of.
   *
   * @selector `[data-slot='elicitation'][data-level]` of a URL request: `none` to `block`
   */
  level?: UrlAnalysis['level'] | undefined;
  /** The ids of what a dialog is described by. */
  describedBy?: string | undefined;
  className?: string | undefined;
  onMouseDown?: MouseEventHandler | undefined;
  /** Shown at the head's far end, such as "1 of 3". */
  aside?: ReactNode;
  /** When there is no more time to answer, in milliseconds since the epoch. */
  deadline?: number | undefined;
  /** Without it there is no close button. */
  onDismiss?: ((by: DismissedBy) => void) | undefined;
  children: ReactNode;
}

/**
 * The box around one elicitation, headed by who asks.
 *
 * @selector `[data-slot='elicitation']` the box around one request: a dialog, a section of the page, or the note before a dialog
 * @selector `[data-slot='elicitation'][data-presentation]` `inline`, `dialog` or `notice`
 */
export function Frame(props: FrameProps) {
  return props.presentation === 'dialog' ? <DialogFrame {...props} /> : <InlineFrame {...props} />;
}

function InlineFrame(props: FrameProps) {
  const titleId = useId();
  const { catchRef, ...focusProps } = useKeptFocus(props.status);
  return (
    <section {...useRootProps(props)} {...focusProps} aria-labelledby={titleId}>
      <Head {...props} titleId={titleId} titleRef={catchRef} />
      {props.children}
    </section>
  );
}

function DialogFrame(props: FrameProps) {
  const titleId = useId();
  const { catchRef, ...focusProps } = useKeptFocus(props.status);
  const dialogProps = useModalDialog(catchRef, (by) => props.onDismiss?.(by));
  return (
    <dialog
      {...useRootProps(props)}
      {...focusProps}
      {...dialogProps}
      aria-labelledby={titleId}
      aria-describedby={props.describedBy}
    >
      <Head {...props} titleId={titleId} titleRef={catchRef} />
      {props.children}
    </dialog>
  );
}

function useRootProps({ className, onMouseDown, presentation, status, level }: FrameProps) {
  return {
    className,
    onMouseDown,
    'data-slot': 'elicitation',
    'data-presentation': presentation,
    'data-status': status,
    'data-level': level,
    'data-color-scheme': useColorScheme(),
  };
}

/**
 * @selector `[data-slot='elicitation-head']` who asks, and what stands beside that
 * @selector `[data-slot='elicitation-title']` the heading: what the server does, with its name
 * @selector `[data-slot='elicitation-aside']` what a queue or a host adds to the head, such as "1 of 3"
 * @selector `[data-slot='elicitation-close']` the cross of a dialog
 */
function Head({
  server,
  headline = '{server}',
  aside,
  deadline,
  presentation,
  onDismiss,
  titleId,
  titleRef,
}: FrameProps & { titleId: string; titleRef: Ref<HTMLHeadingElement> }) {
  const { Button } = useComponents();
  const say = useMessages();
  const presses = usePresses();
  const [before, after] = headline.split('{server}');
  return (
    <div data-slot="elicitation-head">
      <h2 id={titleId} ref={titleRef} tabIndex={-1} data-slot="elicitation-title">
        {before}
        <ServerIdentity server={server} />
        {after}
      </h2>
      {deadline !== undefined && <Countdown deadline={deadline} />}
      {!!aside && <span data-slot="elicitation-aside">{aside}</span>}
      {presentation === 'dialog' && onDismiss && (
        <Button
          {...answerButtonProps(presses, () => onDismiss('button'))}
          data-slot="elicitation-close"
          aria-label={say('close')}
        >
          <CloseIcon />
        </Button>
      )}
    </div>
  );
}
