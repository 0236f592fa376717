'use client';
import { memo, useId, useState, type ReactNode } from 'react';
import type {
  ElicitFormRequest,
  ElicitResult,
  Field,
  FormValues,
  SchemaIssue,
} from '../../core/index.ts';
import { useMessages } from '../settings/ElicitationSettings.ts';
import { useAnswers } from './useAnswers.ts';
import { useDismissal } from '../frame/useDismissal.ts';
import { ElicitationFormContext } from './field/useElicitationField.ts';
import { useElicitationForm } from './useElicitationForm.ts';
import { useSameRequest } from '../request/useSameRequest.ts';
import type { ElicitationServer } from '../../queue/index.ts';
import { Closed } from '../frame/Closed.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormActions } from './FormActions.tsx';
import { FormField } from './field/FormField.tsx';
import { Frame, type Presentation } from '../frame/Frame.tsx';
import { ReceiptAnswers } from '../receipt/ReceiptAnswers.tsx';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { DetectorGate } from './LoadGate.tsx';
import { ServerMessage } from '../frame/ServerMessage.tsx';

export interface ElicitationFormProps {
  /** A request that `parseElicitRequest` read. Equal requests are the same one: a half-filled form stays. */
  request: ElicitFormRequest;
  /** Who asks, in the host's words. */
  server: ElicitationServer;
  /** Default: `inline`. */
  presentation?: Presentation | undefined;
  /** The answer. Called once at most for each request. */
  onRespond: (result: ElicitResult) => void;
  /** Faults in the server's schema that do not stop the form. */
  onIssue?: ((issue: SchemaIssue) => void) | undefined;
  /** Aborted when the request is withdrawn: the form says so, and nothing is answered after that. */
  signal?: AbortSignal | undefined;
  /** What had been entered before, to begin with: a note says so, and it can be thrown away. */
  draft?: FormValues | undefined;
  /** Called with what has been entered when the form leaves the page unanswered; undefined where that is nothing. */
  onDraft?: ((draft: FormValues | undefined) => void) | undefined;
  /** Called when a person has read that a request was withdrawn and closes the note. */
  onDismiss?: (() => void) | undefined;
  /** Shown in the head, such as "1 of 3". */
  aside?: ReactNode;
  /** When the call will be given up, in milliseconds since the epoch: a countdown shows it. Nothing is answered then. */
  deadline?: number | undefined;
  /** For the box around it all. Any class wins over the default theme. */
  className?: string | undefined;
}

/** From here on it pays to lay out only the fields in sight: a third of the mount at 100. */
const longForm = 50;
/** What is laid out together: to watch each field for coming into sight would cost more at each key press. */
const partSize = 10;

/**
 * A form-mode request: who asks, why, a control for each property, and Accept, Decline and Cancel.
 *
 * An equal request of the same server is the same request. Give each a `key` where a server may ask the
 * same thing twice.
 */
export function ElicitationForm({ request, ...props }: ElicitationFormProps) {
  const { server, signal } = props;
  const [shown, key] = useSameRequest(request, signal);
  const [isAfresh, setAfresh] = useState(false);
  const identity = `${key} ${server.id ?? server.url ?? server.name}`;
  return (
    <DetectorGate key={identity} request={shown} {...props}>
      <MountedForm
        key={String(isAfresh)}
        request={shown}
        {...props}
        draft={isAfresh ? undefined : props.draft}
        onStartAfresh={() => setAfresh(true)}
      />
    </DetectorGate>
  );
}

/** Apart, since the form renders more often than its fields change. */
const FieldList = memo(function FieldList({ fields }: { fields: readonly Field[] }) {
  const list = fields.map((field) => <FormField key={field.id} field={field} />);
  if (fields.length <= longForm) return <div data-slot="elicitation-fields">{list}</div>;
  const parts = Array.from({ length: Math.ceil(list.length / partSize) }, (_, index) =>
    list.slice(index * partSize, (index + 1) * partSize),
  );
  return (
    <div data-slot="elicitation-fields" data-long="">
      {parts.map((part) => (
        <div key={part[0]!.key} data-slot="elicitation-fields">
          {part}
        </div>
      ))}
    </div>
  );
});

function MountedForm({
  request,
  server,
  presentation = 'inline',
  onRespond,
  onIssue,
  signal,
  onDismiss,
  aside,
  deadline,
  draft,
  onDraft,
  onStartAfresh,
  className,
}: ElicitationFormProps & { onStartAfresh: () => void }) {
  const { Button } = useComponents();
  const say = useMessages();
  // What comes in while the form is there is its own.
  const [restored] = useState(draft !== undefined);
  const messageId = useId();
  const sensitiveId = useId();
  const [result, setResult] = useState<ElicitResult>();
  const respond = (answered: ElicitResult) => {
    setResult(answered);
    onRespond(answered);
  };
  const state = useElicitationForm(request, {
    onRespond: respond,
    onIssue,
    signal,
    draft,
    onDraft,
  });
  const { form, status } = state;
  const answers = useAnswers(form, result);
  const dismissal = useDismissal(status, presentation, onDismiss);

  if (status !== 'pending') {
    if (dismissal.isGone) return null;
    return (
      <Frame {...{ className, server, presentation, status }} onDismiss={dismissal.dismiss}>
        <Closed {...{ status, dismissal }}>
          <ReceiptAnswers answers={answers} />
        </Closed>
      </Frame>
    );
  }
  return (
    <Frame
      {...{ className, server, presentation, status, aside, deadline }}
      {...state.getRootProps()}
      headline={say(form.fields.length > 0 ? 'asks' : 'asksToConfirm')}
      describedBy={state.isSensitive ? `${messageId} ${sensitiveId}` : messageId}
      onDismiss={state.dismiss}
    >
      <ElicitationFormContext.Provider value={state.binding}>
        <form {...state.getFormProps()} data-slot="elicitation-form" aria-describedby={messageId}>
          <div data-slot="elicitation-body">
            <ServerMessage id={messageId} text={request.message} />
            {state.isSensitive && (
              <p id={sensitiveId} role="alert" data-slot="elicitation-sensitive">
                <bdi>{say('sensitive')}</bdi>
              </p>
            )}
            {restored && (
              <p role="status" data-slot="elicitation-restored">
                <bdi>{say('restored')}</bdi>{' '}
                <Button type="button" data-slot="elicitation-afresh" onClick={onStartAfresh}>
                  {say('startAfresh')}
                </Button>
              </p>
            )}
            {state.isUnsatisfiable && (
              <p role="alert" data-slot="elicitation-unsatisfiable">
                <bdi>{say('unsatisfiable')}</bdi>
              </p>
            )}
            <ErrorSummary focusField={state.focusField} />
            {form.fields.length > 0 && <FieldList fields={form.fields} />}
          </div>
          <FormActions state={state} />
        </form>
      </ElicitationFormContext.Provider>
    </Frame>
  );
}
