import { directionOfSentence } from '../dom/directionOf.ts';

/** A host with letters beyond ASCII, as it is sent. */
const encodedHost = /([\w.…-]*xn--[\w.-]*)/;

/** A sentence of ours. A host in it moves to the next line as a whole. A browser would break `xn--…` after a hyphen. */
export function Sentence({ words }: { words: string }) {
  return (
    <bdi dir={directionOfSentence(words)}>
      {words.split(encodedHost).map((part, index) =>
        // Of what is split, every second part is a host. A part has no other identity than its place.
        index % 2 === 1 ? (
          <span key={index} translate="no">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
