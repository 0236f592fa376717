'use client';
import { useMemo, useState } from 'react';
import type { ElicitRequestError } from '../../core/index.ts';
import { secretRefusal } from '../../core/sensitive/secretRefusal.ts';
import { LoadGate } from '../frame/LoadGate.tsx';
import { Refused } from '../frame/Refused.tsx';
import { useReportedError } from '../request/useReportedError.ts';
import type { SensitiveFields } from '../settings/ElicitationSettings.ts';
import type { ElicitationFormProps } from './ElicitationFormProps.ts';
import { FormPanel } from './FormPanel.tsx';
import { compileRequest } from '../../core/sensitive/detector.ts';
import { useDetector } from './useDetector.ts';

export interface JudgedFormProps extends ElicitationFormProps {
  /** What to do with a form that asks for a password or another secret. Default: `warn`. */
  sensitiveFields?: SensitiveFields | undefined;
  /** Called once for a form that is refused. */
  onError?: ((error: ElicitRequestError) => void) | undefined;
}

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

function JudgedRequest({ sensitiveFields, onError, ...props }: JudgedFormProps) {
  const { request, server, className } = props;
  const [form] = useState(() => compileRequest(request));
  const [isFresh, setFresh] = useState(false);
  const error = useMemo(
    () => (sensitiveFields === 'refuse' ? secretRefusal(form.fields) : undefined),
    [form, sensitiveFields],
  );
  useReportedError(error, onError);
  if (error) return <Refused {...{ server, className, error }} reason="sensitiveRefused" />;
  return (
    <FormPanel
      key={String(isFresh)}
      {...props}
      form={form}
      draft={isFresh ? undefined : props.draft}
      isFresh={isFresh}
      onStartOver={() => setFresh(true)}
    />
  );
}
