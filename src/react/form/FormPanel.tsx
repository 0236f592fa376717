'use client';
import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { describeAnswers } from '../../core/describeAnswers.ts';
import type { CompiledForm, ElicitContent } from '../../core/index.ts';
import { slot } from '../dom/slot.ts';
import { useClosed } from '../frame/Closed.tsx';
import { Frame } from '../frame/Frame.tsx';
import { shownLengths } from '../../core/shownLengths.ts';
import { ServerMessage } from '../frame/ServerMessage.tsx';
import { serverLines } from '../frame/textProps.tsx';
import { noTabStop } from '../frame/useScrollable.ts';
import { ReceiptAnswers } from '../receipt/ReceiptAnswers.tsx';
import { isUnanswered } from '../request/useAnswerOnce.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';
import type { ApprovalChoiceProps } from './ApprovalChoice.tsx';
import type { ElicitationFormProps } from './ElicitationFormProps.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { ElicitationFormContext, mountedOf } from './field/useElicitationField.ts';
import { FieldList } from './FieldList.tsx';
import { FormActions } from './FormActions.tsx';
import type * as Rare from './rare.ts';
import { useBlankPickers } from './useBlankPickers.ts';
import { useCompiledForm } from './useCompiledForm.ts';
import { buttonProps } from '../settings/buttonProps.ts';

interface FormPanelProps extends ElicitationFormProps {
  /** The form compiled from the request. The fields that ask for secrets are marked. */
  form: CompiledForm;
  /** Once it is loaded. */
  Approval: ComponentType<ApprovalChoiceProps> | undefined;
  /** Where the answers are buttons: what draws the question, and these. */
  quick: Pick<typeof Rare, 'QuickQuestion' | 'QuickAnswers'> | undefined;
  /** The draft was discarded a moment ago. Focus was on the button for that, and goes to the first field. */
  isFresh: boolean;
  /** Discards the draft. */
  onStartOver: () => void;
}

/**
 * A form-mode request on the page, while it is asked and once it is answered.
 * @selector `[data-slot='elicitation-form']` the form
 * @selector `[data-slot='elicitation-form-description']` the description of the form's schema
 * @selector `[data-slot='elicitation-body']` everything between the head and the buttons
 * @selector `[data-slot='elicitation-sensitive']` the warning that the form asks for secrets
 * @selector `[data-slot='elicitation-restored']` the message that earlier answers were restored
 * @selector `[data-slot='elicitation-start-over']` the button that discards the restored answers
 * @selector `[data-slot='elicitation-unsatisfiable']` the message that no answer to the form can be valid
 */
export function FormPanel({
  form,
  Approval,
  quick,
  isFresh,
  onStartOver,
  ...props
}: FormPanelProps) {
  const { request, presentation = 'inline', draft } = props;
  const { Button } = useComponents();
  const say = useMessages();
  // Only the first draft was restored. A draft that comes in later is this form's own.
  const [restored] = useState(draft !== undefined);
  const id = useId();
  const [messageId, sensitiveId, restoredId] = [`${id}-message`, `${id}-secret`, `${id}-restored`];
  const [content, setContent] = useState<ElicitContent>();
  const approvalRef = useRef<HTMLFieldSetElement>(null);
  const state = useCompiledForm(form, true, {
    ...props,
    approvalRef,
    onRespond(answered) {
      // A cancel may follow the accept and arrive too late. The accept then still counts.
      if (answered.action === 'accept') setContent(answered.content);
      return props.onRespond(answered);
    },
  });
  const { status } = state;
  const focusFirst = useRef(isFresh ? state.focusField : undefined);
  useEffect(() => {
    focusFirst.current?.('f0');
    focusFirst.current = undefined;
  }, []);
  const mounted = mountedOf(state.binding);
  const formRef = useBlankPickers();
  const drawClosed = useClosed(props, status);

  if (!isUnanswered(status)) {
    const answers = content ? describeAnswers(form.fields, content) : [];
    if (status === 'accept') return drawClosed(<ReceiptAnswers answers={answers} />);
    const isLost = status !== 'decline' && status !== 'cancel';
    return drawClosed(isLost && <ReceiptAnswers answers={mounted.typed()} title={say('typed')} />);
  }
  const message = request.message === '' ? '' : messageId;
  const description = `${message} ${restored ? restoredId : ''}`.trim();
  const [first] = form.fields;
  const { label, description: help } = mounted.fields.get('f0')?.ids ?? {};
  const question = quick ? `${label} ${first!.description === undefined ? '' : help}` : '';
  const describedBy = `${state.isSensitive ? sensitiveId : ''} ${description} ${question}`.trim();
  return (
    <Frame
      {...props}
      {...{ presentation, status }}
      sending={state.sending?.action}
      {...state.getRootProps()}
      headline={say(first ? 'asks' : 'asksToConfirm')}
      describedBy={describedBy}
      onDismiss={state.dismiss}
    >
      <ElicitationFormContext.Provider value={state.binding}>
        <form
          ref={formRef}
          {...state.getFormProps()}
          {...slot('form')}
          aria-describedby={description || undefined}
        >
          <div {...noTabStop} {...slot('body')}>
            {state.isSensitive && (
              <p id={sensitiveId} role="alert" {...slot('sensitive box')}>
                <bdi>{say('sensitive')}</bdi>
              </p>
            )}
            {request.message !== '' && <ServerMessage id={messageId} text={request.message} />}
            {form.description !== undefined && (
              <p
                {...slot('form-description')}
                {...serverLines(form.description, shownLengths.description, say)}
              />
            )}
            {restored && (
              <p {...slot('restored muted')}>
                <bdi id={restoredId}>{say('restored')}</bdi>{' '}
                <Button {...buttonProps('quiet', 'start-over', onStartOver)}>
                  {say('startAfresh')}
                </Button>
              </p>
            )}
            {state.isUnsatisfiable && (
              <p role="alert" {...slot('unsatisfiable box')}>
                <bdi>{say('errorUnsatisfiable')}</bdi>
              </p>
            )}
            <ErrorSummary state={state} />
            {quick ? (
              <quick.QuickQuestion field={first!} />
            ) : (
              first && <FieldList fields={form.fields} isDisabled={status === 'sending'} />
            )}
            {Approval && (
              <Approval {...props} {...{ approvalRef }} isDisabled={status === 'sending'} />
            )}
          </div>
          {quick ? <quick.QuickAnswers state={state} /> : <FormActions state={state} />}
        </form>
      </ElicitationFormContext.Provider>
    </Frame>
  );
}
