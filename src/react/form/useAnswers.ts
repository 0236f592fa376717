'use client';
import { useMemo } from 'react';
import { describeAnswers } from '../../core/describeAnswers.ts';
import type { CompiledForm, ElicitResult, ReceiptAnswer } from '../../core/index.ts';

/** What was sent of a form, once it was accepted. */
export function useAnswers(
  form: CompiledForm,
  result: ElicitResult | undefined,
): readonly ReceiptAnswer[] {
  return useMemo(
    () => (result?.action === 'accept' ? describeAnswers(form.fields, result.content ?? {}) : []),
    [form, result],
  );
}
