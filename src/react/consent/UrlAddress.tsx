'use client';
import { Fragment, useId } from 'react';
import { rightToLeft } from '../dom/directionOf.ts';
import { slot } from '../dom/slot.ts';
import { useScrollable } from '../frame/useScrollable.ts';
import { describeFinding } from './describeFinding.ts';
import { Sentence } from './Sentence.tsx';
import { useUrlMessages } from './useUrlMessages.ts';
import type { UrlConsentState } from './useUrlConsent.ts';
import { buttonProps } from '../settings/buttonProps.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { spellHidden } from '../../url/index.ts';

/** How much is shown of an address that is refused. Nobody reads a longer one. */
const maxRefusedLength = 2000;

/**
 * Where a URL that can be opened leads: the host in large letters, and its ASCII form if it has other letters. It stays in
 * sight while the rest scrolls.
 * @selector `[data-slot='elicitation-destination']` where a URL leads
 * @selector `[data-slot='elicitation-punycode']` the ASCII form of a host in other letters, or its letters
 */
export function UrlDestination({ id, state }: { id: string; state: UrlConsentState }) {
  const say = useUrlMessages();
  const { findings, asciiHost, displayHost } = state.analysis;
  const encoded = findings.find(({ code }) => code === 'punycode');
  const isUnicode = displayHost === 'unicode';
  // Of a host that is shown in ASCII, it says what the letters are. A warning of danger says that itself.
  const isNoted = encoded && (isUnicode || (encoded.level === 'info' && state.level !== 'danger'));
  return (
    <div id={id} {...slot('destination')}>
      <UrlHost analysis={state.analysis} />
      {isNoted && (
        <div role="status">
          {/* Not at once: words that are in a live region from the start are not read out. */}
          {state.isAnalyzed && (
            <p {...slot('punycode')}>
              <svg viewBox="0 0 16 16" width="1.07em" height="1.07em" aria-hidden>
                <path
                  d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 5.4v4.4M8 4.4v.9"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth={1.5}
                />
              </svg>
              <Sentence
                words={
                  isUnicode
                    ? say('asciiForm', { ascii: spellHidden(asciiHost!) })
                    : describeFinding(encoded, state.analysis, say)
                }
              />
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * The whole URL, and how the server wrote it if that differs.
 * @selector `[data-slot='elicitation-address']` the whole address
 * @selector `[data-slot='elicitation-url-head']` the label of the address and the button that copies the link
 * @selector `[data-slot='elicitation-url-label']` the label of an address: the full one, or the one that the server sent
 * @selector `[data-slot='elicitation-copy']` the button that copies the link
 */
export function UrlAddress({ state }: { state: UrlConsentState }) {
  const { Button } = useComponents();
  const say = useUrlMessages();
  const { raw, href } = state.analysis;
  const urlId = useId();
  // A slash that was added after a bare host is no difference worth showing.
  const isAsSent = raw === href || `${raw}/` === href;
  return (
    <div {...slot('address')}>
      {href !== null && (
        <>
          <div {...slot('url-head')}>
            <p id={urlId} {...slot('url-label muted')}>
              {say('address')}
            </p>
            {state.analysis.openable && (
              <Button {...buttonProps('quiet', 'copy', state.copy)}>{say('copyLink')}</Button>
            )}
          </div>
          <UrlText text={href} labelId={urlId} />
        </>
      )}
      {!isAsSent && <UrlAsSent state={state} />}
    </div>
  );
}

function UrlAsSent({ state }: { state: UrlConsentState }) {
  const say = useUrlMessages();
  const labelId = useId();
  const { raw: text, href } = state.analysis;
  const isCut = text.length > maxRefusedLength && href === null;
  return (
    <>
      <p id={labelId} {...slot('url-label muted')}>
        {say('addressAsSent')}
      </p>
      <UrlText text={isCut ? `${text.slice(0, maxRefusedLength)}…` : text} labelId={labelId} />
    </>
  );
}

/**
 * A URL as text, never as a link: a link can be followed, prefetched and resolved.
 * @selector `[data-slot='elicitation-url']` a URL, as text
 */
function UrlText({ text, labelId }: { text: string; labelId: string }) {
  const { scrollRef, isScrollable } = useScrollable(text.length > mostUnscrolled);
  return (
    <div
      ref={scrollRef}
      role="group"
      aria-labelledby={labelId}
      // A box that scrolls has to be reachable by keyboard (WCAG 2.1.1).
      {...(isScrollable && { tabIndex: 0 })}
      {...slot('url')}
      dir="ltr"
      translate="no"
    >
      <Unbroken text={spellHidden(text)} />
    </div>
  );
}

/** Keeps a scheme and host together if they fit into one line. A browser would break `xn--…` after a hyphen. */
function Unbroken({ text }: { text: string }) {
  const [origin = ''] = /^https?:\/\/[^/?#]*/i.exec(text) ?? [];
  if (origin === '') return isolateParts(text);
  return (
    <>
      <span>{isolateParts(origin)}</span>
      {isolateParts(text.slice(origin.length))}
    </>
  );
}

/** How many characters the address box shows without scrolling when it is 320 px wide. */
const mostUnscrolled = 120;

/** How many parts are isolated: nobody reads more. The rest is drawn letter by letter from left to right, in one element. */
const mostParts = 200;

/** Isolates each right-to-left part. Otherwise it would draw its neighbors to its other side. */
function isolateParts(text: string) {
  if (!rightToLeft.test(text)) return text;
  const parts = text.split(/([/.:?#&=@]+)/);
  const [first, rest] = [parts.slice(0, mostParts), parts.slice(mostParts).join('')];
  return (
    <>
      {first.map((part, index) =>
        // A part has no other identity than its place.
        rightToLeft.test(part) ? <bdi key={index}>{part}</bdi> : part,
      )}
      {rest && <bdo dir="ltr">{rest}</bdo>}
    </>
  );
}

/**
 * @selector `[data-slot='elicitation-host']` the host, large
 * @selector `[data-slot='elicitation-host-scheme']` the scheme, if it is `http://`
 * @selector `[data-slot='elicitation-host-subdomain']` the part before the domain
 * @selector `[data-slot='elicitation-host-domain']` the registrable domain
 * @selector `[data-slot='elicitation-host-port']` a port that is not the usual one
 */
function UrlHost({ analysis }: { analysis: UrlConsentState['analysis'] }) {
  const { href, asciiHost, unicodeHost, displayHost, registrableDomain } = analysis;
  const { protocol, port } = new URL(href!);
  const host = (displayHost === 'unicode' ? unicodeHost : asciiHost)!;
  // The dots of an IP address do not separate labels.
  const labels = /^\[|^[\d.]+$/.test(host) ? [host] : host.replace(/\.$/, '').split('.');
  const registered = registrableDomain?.replace(/\.$/, '').split('.').length ?? labels.length;
  const at = labels.length - registered;
  return (
    <p {...slot('host')} translate="no">
      <span dir="ltr">
        {protocol === 'http:' && <span {...slot('host-scheme')}>http://</span>}
        {at > 0 && (
          <span {...slot('host-subdomain')}>
            <Labels labels={labels.slice(0, at)} />.
          </span>
        )}
        <strong {...slot('host-domain')} {...longness(labels.slice(at).join('.'))}>
          <Labels labels={labels.slice(at)} />
        </strong>
        {port !== '' && <span {...slot('host-port')}>:{port}</span>}
      </span>
    </p>
  );
}

/** Marks a text that is too long for the narrowest screens and has to break. */
const longness = (text: string) => text.length > 24 && { 'data-long': '' };

/** Draws each label isolated. Otherwise a right-to-left label would draw its neighbors to its other side. */
function Labels({ labels }: { labels: readonly string[] }) {
  return labels.map((label, index) => (
    // A label has no other identity than its place.
    <Fragment key={index}>
      {index > 0 && '.'}
      <bdi className="elicitation-host-label" {...longness(label)}>
        {label}
      </bdi>
    </Fragment>
  ));
}
