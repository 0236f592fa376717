'use client';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { describeAnswers } from '../../core/describeAnswers.ts';
import type { CompiledForm, ElicitContent } from '../../core/index.ts';
import { shownLengths } from '../../core/shownLengths.ts';
import { slot } from '../dom/slot.ts';
import { ActionRow } from '../frame/ActionRow.tsx';
import { useClosed } from '../frame/Closed.tsx';
import { Frame } from '../frame/Frame.tsx';
import { SendFailed } from '../frame/SendFailed.tsx';
import { SendingStatus, useSendingWords } from '../frame/SendingStatus.tsx';
import { ServerMessage } from '../frame/ServerMessage.tsx';
import { plainLine } from '../frame/plainText.ts';
import { serverLine, serverLines } from '../frame/textProps.tsx';
import { noTabStop } from '../frame/useScrollable.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import type { Presses } from '../guard/createPresses.ts';
import { usePresses } from '../guard/usePresses.ts';
import { ReceiptAnswers } from '../receipt/ReceiptAnswers.tsx';
import { sendingProps } from '../request/sendingProps.ts';
import { isUnanswered, useAnswerOnce, type Sending } from '../request/useAnswerOnce.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';
import type { ElicitationFormProps } from './ElicitationFormProps.ts';
import { quickOptions } from './quickOptions.ts';
import { useAccept } from './useAccept.ts';

type QuickFormProps = ElicitationFormProps & { form: CompiledForm };

/**
 * A form that asks one thing only: its options are the buttons.
 * @selector `[data-slot='elicitation-quick']` a button that answers with its option
 */
export function QuickForm({ form, ...props }: QuickFormProps) {
  const { request, presentation = 'inline', onRespond, onIssue, signal } = props;
  const { Button } = useComponents();
  const say = useMessages();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [isTooSoon, onTooSoon] = useState(false);
  const [content, setContent] = useState<ElicitContent>();
  const { status, sending, failure, respond } = useAnswerOnce({ onRespond, signal });
  const presses = usePresses(isUnanswered(status));
  const sendingOr = useSendingWords(sending);
  const drawClosed = useClosed(props, status);
  useEffect(() => {
    for (const issue of form.issues) onIssue?.(issue);
  }, [form, onIssue]);
  if (!isUnanswered(status)) {
    const isSent = status === 'accept' && content;
    return drawClosed(isSent && <ReceiptAnswers answers={describeAnswers(form.fields, content)} />);
  }
  const field = form.fields[0]!;
  const answer = (text: string) => {
    const made = form.toContent({ [field.id]: text });
    if (sending || !('content' in made)) return;
    setChosen(text);
    setContent(made.content);
    respond({ action: 'accept', content: made.content });
  };
  const cancel = () => respond({ action: 'cancel' });
  const answerButton = (action: 'decline' | 'cancel', onAnswer: () => void) => (
    <Button
      key={action}
      {...answerButtonProps(presses, onAnswer)}
      {...sendingProps(sending, action)}
      data-slot={`elicitation-${action}`}
    >
      {sendingOr(action, say(action))}
    </Button>
  );
  const questionId = `${id}-question`;
  const messageId = request.message === '' ? '' : `${id}-message`;
  const hint = field.description === undefined ? '' : `${id}-hint`;
  const described = `${messageId} ${questionId} ${hint}`.trim();
  return (
    <Frame
      {...props}
      {...{ presentation, status }}
      sending={sending?.action}
      headline={say('asks')}
      describedBy={described}
      onDismiss={(by) => {
        const isUnfinished = sending && sending.action !== 'cancel';
        if (by !== 'outside' || !isUnfinished) cancel();
      }}
    >
      <div {...slot('form')}>
        <div {...noTabStop} {...slot('body')}>
          {messageId && <ServerMessage id={messageId} text={request.message} />}
          {form.description !== undefined && (
            <p
              {...slot('form-description')}
              {...serverLines(form.description, shownLengths.description, say)}
            />
          )}
          <div {...slot('field')}>
            <p id={questionId} {...slot('label')} {...serverLine(field.label, say)} />
            {hint && (
              <p
                id={hint}
                {...slot('description')}
                {...serverLines(field.description!, shownLengths.description, say)}
              />
            )}
          </div>
        </div>
        <ActionRow
          buttons={[
            ...quickOptions(form)!.map(({ text, label }) => {
              const words = label === '' ? say(text as 'yes' | 'no') : plainLine(label);
              return (
                <AnswerButton
                  key={text}
                  {...{ presses, sending, onTooSoon }}
                  isChosen={text === chosen}
                  describedBy={`${questionId} ${hint}`.trim()}
                  onAnswer={() => answer(text)}
                >
                  <bdi>{text === chosen ? sendingOr('accept', words) : words}</bdi>
                </AnswerButton>
              );
            }),
            answerButton('decline', () => respond({ action: 'decline' })),
            answerButton('cancel', cancel),
          ]}
        >
          {isTooSoon && (
            <p role="alert" {...slot('too-soon muted')}>
              <bdi>{say('tooEarly')}</bdi>
            </p>
          )}
          <SendFailed failure={failure} />
          <SendingStatus sending={sending} />
        </ActionRow>
      </div>
    </Frame>
  );
}

interface AnswerButtonProps {
  presses: Presses;
  sending: Sending | undefined;
  /** Its answer is the one that was given last. */
  isChosen: boolean;
  describedBy: string;
  onAnswer: () => void;
  onTooSoon: (isTooSoon: boolean) => void;
  children: ReactNode;
}

function AnswerButton({
  presses,
  sending,
  isChosen,
  describedBy,
  onAnswer,
  onTooSoon,
  children,
}: AnswerButtonProps) {
  const { Button } = useComponents();
  const { isTooSoon, getProps } = useAccept(presses, (whenMeant) => whenMeant(onAnswer));
  useEffect(() => onTooSoon(isTooSoon), [onTooSoon, isTooSoon]);
  const { 'data-sending': isSent, ...disabled } = sendingProps(sending, 'accept');
  return (
    <Button
      {...getProps()}
      {...disabled}
      type="button"
      aria-describedby={describedBy}
      data-sending={isChosen ? isSent : undefined}
      data-emphasis="secondary"
      data-slot="elicitation-quick"
    >
      {children}
    </Button>
  );
}
