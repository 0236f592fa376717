'use client';
import { useId } from 'react';
import { urlLevels } from '../../url/index.ts';
import { useUrlMessages } from './useUrlMessages.ts';
import type { UrlConsentState } from './useUrlConsent.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { describeFinding } from './describeFinding.ts';

const titles = {
  caution: 'levelCaution',
  danger: 'levelDanger',
  block: 'levelBlock',
} as const;
const advice = {
  caution: 'adviceCaution',
  danger: 'adviceDanger',
  block: 'adviceBlock',
} as const;

/**
 * What is to be known about a URL, the worst first; and at danger, the box to tick before it opens.
 *
 * @selector `[data-slot='elicitation-findings']` what is to be known about a URL
 * @selector `[data-slot='elicitation-findings'][data-level]` `info`, `caution`, `danger` or `block`
 * @selector `[data-slot='elicitation-findings-text']` all of it but the box to tick
 * @selector `[data-slot='elicitation-findings-title']` how serious it is
 * @selector `[data-slot='elicitation-findings-list']` one line a finding
 * @selector `[data-slot='elicitation-finding']` one of them
 * @selector `[data-slot='elicitation-finding'][data-level]` its own level
 * @selector `[data-slot='elicitation-findings-advice']` what to do
 */
export function UrlFindings({ state }: { state: UrlConsentState }) {
  const say = useUrlMessages();
  const titleId = useId();
  const { analysis, isAnalyzed, level } = state;
  // An honest internationalised name has its notice beside the host.
  const findings = state.findings
    .filter((found) => found.code !== 'punycode' || found.level !== 'info')
    .toSorted((one, other) => urlLevels.indexOf(other.level) - urlLevels.indexOf(one.level));
  const isListMissing = isAnalyzed && analysis.suffixList === 'unavailable' && level !== 'block';
  if (level === 'none' || (findings.length === 0 && !isListMissing)) return null;
  const isWary = level !== 'info';
  return (
    <div data-slot="elicitation-findings" data-level={level}>
      <div
        // Each is another region, and read out when it comes.
        key={isWary ? 'alert' : 'status'}
        role={isWary ? 'alert' : 'status'}
        aria-labelledby={isWary ? titleId : undefined}
        data-slot="elicitation-findings-text"
      >
        {isWary && (
          <p id={titleId} data-slot="elicitation-findings-title">
            <bdi>{say(titles[level])}</bdi>
          </p>
        )}
        <ul data-slot="elicitation-findings-list">
          {findings.map((finding) => (
            <li key={finding.code} data-slot="elicitation-finding" data-level={finding.level}>
              <bdi>{describeFinding(finding, analysis, say)}</bdi>
            </li>
          ))}
          {isListMissing && (
            <li data-slot="elicitation-finding" data-level="caution">
              <bdi>{say('findingNoSuffixList')}</bdi>
            </li>
          )}
        </ul>
        {isWary && (
          <p data-slot="elicitation-findings-advice">
            <bdi>{say(advice[level])}</bdi>
          </p>
        )}
      </div>
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
