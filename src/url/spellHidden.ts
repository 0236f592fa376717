import { codePointName, hidden } from './hiddenCharacters.ts';

// A blank between other characters is plain to see.
const hiddenToEyes = new RegExp(`(?!(?<=\\S) (?=\\S))${hidden.source}`, 'gu');

/** A URL as it was sent, with each invisible character spelled out in its place, such as `⟨U+202E⟩`. */
export function spellHidden(text: string): string {
  return text.replace(hiddenToEyes, (character) => `⟨${codePointName(character)}⟩`);
}
