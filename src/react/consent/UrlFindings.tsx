'use client';
import { useId, type ChangeEvent } from 'react';
import { slot } from '../dom/slot.ts';
import { useUrlMessages } from './useUrlMessages.ts';
import type { UrlConsentState } from './useUrlConsent.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { describeFinding, describeWorst } from './describeFinding.ts';
import { Sentence } from './Sentence.tsx';
import { sortFindings } from './sortFindings.ts';
import type { UrlFindingLevel } from '../../url/index.ts';

const advice = {
  caution: 'adviceDecline',
  danger: 'adviceDecline',
  block: 'adviceBlock',
} as const;

/**
 * What was found about a URL. A note lists all findings. A warning says the worst finding and what to do, and folds the
 * rest away. At level `danger`, it also has the box to tick before the page can be opened.
 * @param verdictId the id of the note, which describes the dialog, or of the warning, which also describes Decline
 * @selector `[data-slot='elicitation-findings']` what was found about a URL
 * @selector `[data-slot='elicitation-findings'][data-level]` `info`, `caution`, `danger` or `block`
 * @selector `[data-slot='elicitation-findings-text']` the note, or the words of the warning
 * @selector `[data-slot='elicitation-findings-title']` what is wrong
 * @selector `[data-slot='elicitation-findings-reason']` why
 * @selector `[data-slot='elicitation-findings-advice']` what to do
 * @selector `[data-slot='elicitation-findings-more']` what else was found, folded away
 * @selector `[data-slot='elicitation-findings-list']` one line for each finding
 * @selector `[data-slot='elicitation-finding']` one finding
 * @selector `[data-slot='elicitation-finding'][data-level]` the level of this finding
 */
export function UrlFindings({ state, verdictId }: { state: UrlConsentState; verdictId: string }) {
  const say = useUrlMessages();
  const { analysis, isAnalyzed, level } = state;
  // The notice about an honest internationalized name is drawn beside the host.
  const findings = sortFindings(
    state.findings.filter((found) => found.code !== 'punycode' || found.level !== 'info'),
  );
  const lines: Line[] = findings.map((finding) => ({
    level: finding.level,
    words: describeFinding(finding, analysis, say),
  }));
  if (isAnalyzed && analysis.suffixList === 'unavailable' && level !== 'block') {
    lines.push({ level: 'caution', words: say('findingNoSuffixList') });
  }
  if (level === 'none' || lines.length === 0) return null;
  if (level === 'info') {
    return (
      <div {...slot('findings box')} data-level={level}>
        <div key="status" id={verdictId} role="status" {...slot('findings-text')}>
          <Lines lines={lines} />
        </div>
      </div>
    );
  }
  const [worst] = findings;
  const isAboutWorst = worst !== undefined && worst.level !== 'info';
  const warning = isAboutWorst
    ? describeWorst(worst, level, analysis, say)
    : { title: say('levelCaution'), reason: say('findingNoSuffixList') };
  // Without the line that the warning is about: the first one, or the one that was added last.
  const more = isAboutWorst ? lines.slice(1) : lines.slice(0, -1);
  return (
    <div {...slot('findings box')} data-level={level}>
      <Warning key="alert" id={verdictId} {...warning} advice={say(advice[level])} />
      {more.length > 0 && (
        <details {...slot('findings-more')}>
          {/* A focus trap may not know that a summary takes focus, as Mantine 8 does not: Tab would pass it by. */}
          <summary tabIndex={0}>{say('moreAboutAddress')}</summary>
          <Lines lines={more} />
        </details>
      )}
      {state.needsAcknowledgement && <Acknowledgement state={state} />}
    </div>
  );
}

interface Line {
  readonly level: UrlFindingLevel;
  readonly words: string;
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul {...slot('findings-list')}>
      {lines.map(({ level, words }) => (
        <li key={words} {...slot('finding')} data-level={level}>
          <Sentence words={words} />
        </li>
      ))}
    </ul>
  );
}

/** The worst finding and what to do. Screen readers announce it when it appears. */
function Warning({
  id,
  title,
  reason,
  advice: whatToDo,
}: {
  id: string;
  title: string;
  reason: string;
  advice: string;
}) {
  const titleId = useId();
  return (
    <div role="alert" aria-labelledby={titleId}>
      {/* The id is not on the region: an element that is described by a named region gets only the region's name. */}
      <div id={id} {...slot('findings-text')}>
        <p id={titleId} {...slot('findings-title lead')}>
          <Sentence words={title} />
        </p>
        <p {...slot('findings-reason')}>
          <Sentence words={reason} />
        </p>
        <p {...slot('findings-advice')}>
          <bdi>{whatToDo}</bdi>
        </p>
      </div>
    </div>
  );
}

/** @selector `[data-slot='elicitation-acknowledgement']` the box to tick before a dangerous URL opens */
function Acknowledgement({ state }: { state: UrlConsentState }) {
  const { Checkbox } = useComponents();
  const say = useUrlMessages();
  const id = useId();
  return (
    <div {...slot('acknowledgement')}>
      <Checkbox
        id={id}
        type="checkbox"
        checked={state.isTicked}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
          state.setTicked(currentTarget.checked)
        }
        data-slot="elicitation-checkbox"
      />
      <label htmlFor={id}>{say('understandRisk')}</label>
    </div>
  );
}
