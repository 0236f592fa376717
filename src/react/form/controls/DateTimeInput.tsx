'use client';
import { useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { isDateTime } from '../../../core/formats/isDateTime.ts';
import { trimmed } from '../../../core/plan/trimmed.ts';
import { utcEndOf } from '../../../core/plan/utcEnd.ts';
import { readWallTime, toWallTime } from '../../../core/plan/wallTime.ts';
import { slot } from '../../dom/slot.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { asTyped, respelled } from '../field/respelled.ts';
import type { TextField } from '../../../core/index.ts';
import { useElicitationSettings } from '../../settings/ElicitationSettings.ts';
import { useMessages } from '../../settings/useMessages.ts';
import { heldBy, pickPasted } from './pasted.ts';
import { ourText } from '../../frame/textProps.tsx';
import { useComponents } from '../../settings/ElicitationComponents.ts';
import type { ControlProps } from './ControlProps.ts';

/**
 * A date with a time, entered as a wall time with its zone beside it. If the clocks show that time twice, the person
 * chooses which of the two they mean.
 * @selector `[data-slot='elicitation-date-time']` the control and the zone beside it
 * @selector `[data-slot='elicitation-time-zone']` the zone of a wall time
 * @selector `[data-slot='elicitation-kept-default']` what is sent for a date with a time
 * @selector `[data-slot='elicitation-meanings']` the choice where the clocks show a time twice
 * @selector `[data-slot='elicitation-meanings-title']` the question of that choice
 * @selector `[data-slot='elicitation-meaning']` one of the two times, as it would be sent
 */
export function DateTimeInput({ field, state, described }: ControlProps<TextField>) {
  const { TextInput, Radio } = useComponents();
  const say = useMessages();
  const { timeZone: chosenZone, locale } = useElicitationSettings();
  // Undefined while a server renders. It and the page that it hydrates say nothing that depends on the zone.
  const timeZone = useTimeZone(chosenZone);
  /** A wall time, or a full RFC 3339 string. */
  const [answer, setAnswer] = useState(() => String(state.getValue()));
  /** How a picker holds a wall time or a full date-time. Undefined if it cannot. */
  const toShown = (text: string) =>
    isDateTime(text) ? timeZone && toPickable(text, timeZone) : text;
  const held = toShown(answer);
  const wallTime = isPickable(field, timeZone) ? held : undefined;
  const shown = wallTime ?? answer;
  const dateTimes = (timeZone && readWallTime(held ?? answer, timeZone, utcEndOf(field))) || [];
  const isFull = isDateTime(answer);
  const isSuggestion = isFull && answer === field.default && !dateTimes.includes(answer);
  /** The two date-times that a wall time may mean where the clocks show it twice. */
  const meanings = dateTimes.length === 2 && !isSuggestion ? dateTimes : [];
  /** An unedited default as it was, else UTC. Undefined while the answer has no single meaning. */
  const sent = isFull ? answer : dateTimes.length === 1 ? dateTimes[0] : undefined;
  const { ids } = state;
  /** What was shown before it was edited. */
  const [original, setOriginal] = useState<string>();
  const attached = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);

  /** A host may swap in another control, which begins with what the first one began with. */
  function attach(control: HTMLInputElement | null): void {
    if (!control) {
      hadFocus.current = attached.current?.matches(':focus') ?? false;
      return;
    }
    if (control === attached.current) return;
    if (!attached.current && isPicked(control)) edit(control.value);
    else if (attached.current && control.value !== shown) control.value = shown;
    attached.current = control;
    if (hadFocus.current) control.focus();
  }

  function change(value: string): void {
    const picked = asTyped(field, value);
    setAnswer(picked);
    state.setValue(picked);
  }

  function edit(value: string): void {
    setOriginal((before) => before ?? shown);
    change(value);
  }

  /** A text with a zone is kept as it is. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = trimmed(event.clipboardData.getData('text'));
    pickPasted(event, toShown(text) ?? '', (picked) => edit(isDateTime(text) ? text : picked));
  }

  /** Shows the offset, because two times that read the same differ only in it. */
  const describeTime = (dateTime: string) =>
    new Intl.DateTimeFormat(locale ?? 'en', {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'longOffset',
    }).format(new Date(dateTime));

  const zoneId = `${ids.control}-zone`;
  const keptId = `${ids.control}-kept`;
  const meaningsId = `${ids.control}-meanings`;
  const describedBy = [described['aria-describedby'], zoneId, sent !== undefined && keptId];
  return (
    <>
      <div {...slot('date-time')}>
        <TextInput
          // Once a page that a server drew knows its zone, another element takes its place: a picker refuses the text.
          key={String(wallTime === undefined)}
          {...described}
          ref={attach}
          aria-describedby={describedBy.filter(Boolean).join(' ')}
          aria-required={field.required || undefined}
          id={ids.control}
          type={wallTime === undefined ? 'text' : 'datetime-local'}
          // What is typed into the text would be lost with it.
          readOnly={timeZone === undefined && isFull}
          step="any"
          data-slot="elicitation-input"
          // A browser clears a half-typed date when its value is set, and Firefox also when its default changes.
          defaultValue={original ?? shown}
          onChange={(event: ChangeEvent<HTMLInputElement>) => edit(event.target.value)}
          {...(wallTime !== undefined && { onPaste: paste })}
          onBlur={state.onBlur}
        />
        <p
          id={zoneId}
          {...slot('time-zone muted')}
          {...ourText(timeZone === undefined ? '' : say('timeZone', { timeZone }))}
        />
      </div>
      {sent !== undefined && (
        <p id={keptId} {...slot('kept-default muted')}>
          <bdi>{say('keptDateTime', { dateTime: sent })}</bdi>
        </p>
      )}
      {meanings.length > 0 && (
        <fieldset aria-labelledby={meaningsId} {...slot('meanings')}>
          {/* No legend: WebKit counts its height twice in a flex box. */}
          <p id={meaningsId} {...slot('meanings-title muted')} {...ourText(say('whichTime'))} />
          {meanings.map((dateTime) => (
            <label key={dateTime} {...slot('option')}>
              <Radio
                type="radio"
                data-slot="elicitation-radio"
                name={`${ids.control}-meaning`}
                checked={answer === dateTime}
                onChange={() => change(dateTime)}
              />
              <span>
                {describeTime(dateTime)} <bdi {...slot('meaning muted')}>{dateTime}</bdi>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Whether a person picked a time before the scripts of a page ran that a server drew. Compared as pickers spell times. */
const isPicked = (control: HTMLInputElement): boolean =>
  control.type === 'datetime-local' &&
  // Most are spelled alike, and need no copy of the picker.
  control.value !== control.defaultValue &&
  control.value !== heldBy(control, control.defaultValue);

/** Browsers' pickers show the years 1 to 9999. */
function toPickable(dateTime: string, timeZone: string | undefined): string | undefined {
  const wallTime = toWallTime(dateTime, timeZone);
  return wallTime !== undefined && /^(?!0000)\d{4}-/.test(wallTime) ? wallTime : undefined;
}

/** A picker shows nothing at all for an invalid default. A text input shows it, so that it can be corrected. */
function isPickable(field: TextField, timeZone: string | undefined): boolean {
  const { default: suggestion = '' } = field;
  return (
    suggestion === '' ||
    toPickable(suggestion, timeZone) !== undefined ||
    (respelled(field) !== undefined && !suggestion.startsWith('0000'))
  );
}
