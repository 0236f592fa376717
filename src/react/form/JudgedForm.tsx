'use client';
import { useState } from 'react';
import { secretRefusal } from '../../core/sensitive/secretRefusal.ts';
import { useIsHydrating } from '../dom/useIsHydrating.ts';
import { LoadGate } from '../frame/LoadGate.tsx';
import { Refused } from '../frame/Refused.tsx';
import { useLoaded } from '../request/useLoaded.ts';
import { useReportedError } from '../request/useReportedError.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';
import type { ElicitationFormProps } from './ElicitationFormProps.ts';
import { FormPanel } from './FormPanel.tsx';
import { formOf } from '../../core/sensitive/formOf.ts';
import { lazyControls, rareNeed } from './rareControls.tsx';
import { useDetector } from './useDetector.ts';

type JudgedFormProps = ElicitationFormProps & { quickAnswers?: boolean | undefined };

/**
 * A form that is held back until its fields have been checked for secrets, so that the warning comes before anybody types.
 * Give it a `key` for each request.
 */
export function JudgedForm(props: JudgedFormProps) {
  return (
    <LoadGate {...props} {...useDetector(props.request)}>
      <JudgedRequest {...props} />
    </LoadGate>
  );
}

function JudgedRequest({ onError, quickAnswers, ...props }: JudgedFormProps) {
  const isRefusing = useElicitationSettings().sensitiveFields === 'refuse';
  const { request, server, className } = props;
  const [form] = useState(() => formOf(request));
  const [isFresh, setFresh] = useState(false);
  // What a server drew stays, and its controls come alive once they are loaded.
  const [isDrawn] = useState(useIsHydrating());
  const need = rareNeed(request, { ...props, quickAnswers });
  const isQuick = need === 'quick';
  const { loaded, isReady, ...state } = useLoaded(lazyControls, need !== undefined);
  const refusal = useReportedError(isRefusing ? secretRefusal(form.fields) : undefined, onError);
  if (refusal) {
    return <Refused {...{ server, className }} error={refusal} reason="sensitiveRefused" />;
  }
  return (
    <LoadGate {...props} {...state} isReady={isDrawn || isReady}>
      <FormPanel
        key={String(isFresh)}
        {...props}
        form={form}
        Approval={need === 'approval' ? loaded?.ApprovalChoice : undefined}
        quick={isQuick ? loaded : undefined}
        draft={isFresh || isQuick ? undefined : props.draft}
        onDraft={isQuick ? undefined : props.onDraft}
        isFresh={isFresh}
        onStartOver={() => setFresh(true)}
      />
    </LoadGate>
  );
}
