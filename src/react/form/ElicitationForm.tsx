'use client';
import { useSameRequest } from '../request/useSameRequest.ts';
import type { ElicitationFormProps } from './ElicitationFormProps.ts';
import { JudgedForm } from './JudgedForm.tsx';

/**
 * A form-mode request: who asks, why, a control for each property, and Accept, Decline and Cancel. Equal requests from the same
 * server count as one. If a server may ask the same thing twice, give each request a `key` of its own.
 */
export function ElicitationForm({ request, ...props }: ElicitationFormProps) {
  const [shown, key] = useSameRequest(request, props.server, props.signal);
  return <JudgedForm key={key} request={shown} {...props} />;
}
