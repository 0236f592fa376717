'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ElicitResult } from '../../protocol/index.ts';
import { useLatest } from '../dom/useLatest.ts';

/** Whether a request still waits, what it was answered, or that it was taken back. */
export type AnswerStatus = 'pending' | ElicitResult['action'] | 'withdrawn';

/**
 * Answers a request exactly once, whatever races (PROTO-5). An abort withdraws it and answers nothing;
 * neither does unmounting.
 */
export function useAnswerOnce(
  onRespond: (result: ElicitResult) => void,
  signal?: AbortSignal,
): { status: AnswerStatus; respond: (result: ElicitResult) => void } {
  const [status, setStatus] = useState<AnswerStatus>('pending');
  const settled = useRef(false);
  const latest = useLatest(onRespond);

  const respond = useCallback(
    (result: ElicitResult) => {
      if (settled.current) return;
      settled.current = true;
      setStatus(result.action);
      latest.current(result);
    },
    [latest],
  );

  useEffect(() => {
    if (!signal) return;
    const withdraw = () => {
      if (settled.current) return;
      settled.current = true;
      setStatus('withdrawn');
    };
    if (signal.aborted) {
      withdraw();
      return;
    }
    signal.addEventListener('abort', withdraw);
    return () => signal.removeEventListener('abort', withdraw);
  }, [signal]);

  return { status, respond };
}
