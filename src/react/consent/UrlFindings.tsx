'use client';
import { useId } from 'react';
import { useUrlMessages } from './useUrlMessages.ts';
import type { UrlConsentState } from './useUrlConsent.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { describeFinding, describeWorst } from './describeFinding.ts';
import { sortFindings } from './sortFindings.ts';

const advice = {
  caution: 'adviceCaution',
  danger: 'adviceDanger',
  block: 'adviceBlock',
} as const;

/**
 * What is to be known about a URL: where there is something to be wary of, the worst alone, with what to do,
 * and the rest when it is asked for; and at danger, the box to tick before it opens.
 *
 * @param verdictId the id of the warning, for what it describes
 *
 * @selector `[data-slot='elicitation-findings']` what is to be known about a URL
 * @selector `[data-slot='elicitation-findings'][data-level]` `info`, `caution`, `danger` or `block`
 * @selector `[data-slot='elicitation-findings-text']` all of it but the box to tick
 * @selector `[data-slot='elicitation-findings-title']` what is wrong
 * @selector `[data-slot='elicitation-findings-reason']` why
 * @selector `[data-slot='elicitation-findings-advice']` what to do
 * @selector `[data-slot='elicitation-findings-more']` what else was found, folded away
 * @selector `[data-slot='elicitation-findings-list']` one line a finding
 * @selector `[data-slot='elicitation-finding']` one of them
 * @selector `[data-slot='elicitation-finding'][data-level]` its own level
 */
export function UrlFindings({ state, verdictId }: { state: UrlConsentState; verdictId: string }) {
  const say = useUrlMessages();
  const titleId = useId();
  const { analysis, isAnalyzed, level } = state;
  // An honest internationalised name has its notice beside the host.
  const findings = sortFindings(
    state.findings.filter((found) => found.code !== 'punycode' || found.level !== 'info'),
  );
  const isListMissing = isAnalyzed && analysis.suffixList === 'unavailable' && level !== 'block';
  if (level === 'none' || (findings.length === 0 && !isListMissing)) return null;
  const isWary = level !== 'info';
  const [worst, ...others] = findings;
  const isAboutWorst = isWary && worst !== undefined && worst.level !== 'info';
  const lines = (isAboutWorst ? others : findings).map((finding) => ({
    ...finding,
    key: finding.code as string,
    words: describeFinding(finding, analysis, say),
  }));
  const noList = { key: 'list', level: 'caution', words: say('findingNoSuffixList') } as const;
  const list = (
    <ul data-slot="elicitation-findings-list">
      {[...lines, ...(isListMissing && isAboutWorst ? [noList] : [])].map((line) => (
        <li key={line.key} data-slot="elicitation-finding" data-level={line.level}>
          <bdi>{line.words}</bdi>
        </li>
      ))}
    </ul>
  );
  if (!isWary) {
    return (
      <div data-slot="elicitation-findings" data-level={level}>
        <div key="status" role="status" data-slot="elicitation-findings-text">
          {list}
        </div>
      </div>
    );
  }
  const { title, reason } = isAboutWorst
    ? describeWorst(worst, level, analysis, say)
    : { title: say('levelCaution'), reason: noList.words };
  const hasMore = lines.length > 0 || (isListMissing && isAboutWorst);
  return (
    <div data-slot="elicitation-findings" data-level={level}>
      <div
        // Another region than a note, and read out when it comes.
        key="alert"
        role="alert"
        aria-labelledby={titleId}
      >
        {/* What refers to a region that has a name gets no more than the name. */}
        <div id={verdictId} data-slot="elicitation-findings-text">
          <p id={titleId} data-slot="elicitation-findings-title">
            <bdi>{title}</bdi>
          </p>
          <p data-slot="elicitation-findings-reason">
            <bdi>{reason}</bdi>
          </p>
          <p data-slot="elicitation-findings-advice">
            <bdi>{say(advice[level])}</bdi>
          </p>
        </div>
      </div>
      {hasMore && (
        <details data-slot="elicitation-findings-more">
          <summary>{say('moreAboutAddress')}</summary>
          {list}
        </details>
      )}
      {state.needsAcknowledgement && <Acknowledgement state={state} />}
    </div>
  );
}

/**
 * @selector `[data-slot='elicitation-acknowledgement']` the box to tick before a dangerous URL opens
 */
function Acknowledgement({ state }: { state: UrlConsentState }) {
  const { Checkbox } = useComponents();
  const say = useUrlMessages();
  const id = useId();
  return (
    <div data-slot="elicitation-acknowledgement">
      <Checkbox {...state.getAcknowledgeProps()} id={id} data-slot="elicitation-checkbox" />
      <label htmlFor={id}>{say('understandRisk')}</label>
    </div>
  );
}
