'use client';
import { useEffect, useState } from 'react';
import type { ElicitationServer } from '../../queue/index.ts';
import { withServerName } from '../frame/withServerName.tsx';
import { useMessages } from '../settings/useMessages.ts';

/** In milliseconds. By then focus has come to the request, if it was in the one before, and reads it out. */
const focusCame = 200;

/** Tells screen readers that a request has appeared in place, where it takes no focus. */
export function Arrival({ server }: { server: ElicitationServer }) {
  const say = useMessages();
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid(!document.activeElement?.closest('[data-slot=elicitation]')),
      focusCame,
    );
    return () => clearTimeout(timer);
  }, []);
  return isSaid && <span>{withServerName(say('asksSomething'), server.name)}</span>;
}
