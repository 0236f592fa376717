'use client';
import { useState, type ReactNode } from 'react';
import type { ElicitFormRequest } from '../../core/index.ts';
import { useDetector } from './useDetector.ts';
import { Unloaded, type UnloadedProps } from '../frame/Unloaded.tsx';

interface LoadGateProps extends UnloadedProps {
  isReady: boolean;
  hasFailed: boolean;
  children: ReactNode;
}

/** Holds a request back until what draws it is loaded. Answered in the meantime, it is answered. Key it by the request. */
export function LoadGate({ isReady, hasFailed, children, ...props }: LoadGateProps) {
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && isReady) return children;
  if (!isAnswered && !hasFailed) return null;
  return (
    <Unloaded
      {...props}
      onRespond={(result) => {
        setAnswered(true);
        props.onRespond(result);
      }}
    />
  );
}

/** Holds a form back until it is known what in it is secret: that is said before anybody can type it. */
export function DetectorGate({
  request,
  ...props
}: Omit<LoadGateProps, 'isReady' | 'hasFailed' | 'retry'> & { request: ElicitFormRequest }) {
  return <LoadGate {...props} {...useDetector(request)} />;
}
