'use client';
import { useEffect, useMemo, useState } from 'react';
import { after } from '../../queue/index.ts';
import { analyzeUrl, judgeUrl, type UrlAnalysis } from '../../url/index.ts';

/** In milliseconds. Words that come and go sooner would only move the buttons. */
const slowAfter = 300;

/**
 * The analysis of a URL. The part that needs no lists of names is there at once. The analysis is complete when the
 * lists are loaded. `isSlow`: that takes, or took, long enough to be told.
 */
export function useUrlAnalysis(
  url: string,
  serverUrl: string | undefined,
  knownDomains: readonly string[],
): { analysis: UrlAnalysis; isComplete: boolean; isSlow: boolean } {
  // Compared by content, because a host may pass a new array at every render.
  const known = JSON.stringify(knownDomains);
  const context = useMemo(
    () => ({ serverUrl, knownDomains: JSON.parse(known) as readonly string[] }),
    [serverUrl, known],
  );
  const first = useMemo(() => judgeUrl(url, context, undefined), [url, context]);
  const [complete, setComplete] = useState<{ of: typeof first; analysis: UrlAnalysis }>();
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const cancel = after(slowAfter, () => setSlow(true));
    void analyzeUrl(url, context).then((analysis) => {
      cancel();
      if (isCurrent) setComplete({ of: first, analysis });
    });
    return () => {
      cancel();
      isCurrent = false;
    };
  }, [url, context, first]);

  return complete?.of === first
    ? { analysis: complete.analysis, isComplete: true, isSlow }
    : { analysis: first, isComplete: false, isSlow };
}
