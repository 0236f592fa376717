'use client';
import { useEffect, useMemo, useState } from 'react';
import { analyzeUrl, judgeUrl, type UrlAnalysis } from '../../url/index.ts';
import type { UrlSettings } from '../settings/ElicitationSettings.ts';

/**
 * The analysis of a URL. The part that needs no lists of names is there at once. The analysis is complete when the
 * lists are loaded.
 */
export function useUrlAnalysis(
  url: string,
  serverUrl: string | undefined,
  { knownDomains, famousDomains }: Pick<UrlSettings, 'knownDomains' | 'famousDomains'>,
): { analysis: UrlAnalysis; isComplete: boolean } {
  // Compared by content, because a host may pass a new array at every render.
  const known = JSON.stringify(knownDomains ?? []);
  const context = useMemo(
    () => ({ serverUrl, knownDomains: JSON.parse(known) as readonly string[], famousDomains }),
    [serverUrl, known, famousDomains],
  );
  const first = useMemo(() => judgeUrl(url, context, undefined), [url, context]);
  const [complete, setComplete] = useState<{ of: typeof first; analysis: UrlAnalysis }>();

  useEffect(() => {
    let isCurrent = true;
    void analyzeUrl(url, context).then((analysis) => {
      if (isCurrent) setComplete({ of: first, analysis });
    });
    return () => {
      isCurrent = false;
    };
  }, [url, context, first]);

  return complete?.of === first
    ? { analysis: complete.analysis, isComplete: true }
    : { analysis: first, isComplete: false };
}
