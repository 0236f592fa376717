import type { Sensitivity } from '../Field.ts';
import type { Lexicon } from './makeLexicon.ts';
import { find, isAsking, type Judge, type Mention, type Reader } from './judgeText.ts';
import { plainOf } from './readings.ts';

/** What is known of the fields below a message. */
export interface FieldsBelow {
  readonly labels: () => readonly string[];
  /** Whether there is one field, which says nothing of what to enter beyond a name. Then the message is its label. */
  readonly isNameless: (name: string) => boolean;
}

/**
 * What the message above a form asks for. Naming a secret counts only in a message that asks for something, or that
 * says nothing else. Describing one without naming it always counts.
 */
export function findInMessage(text: string, reader: Reader, below: FieldsBelow): Sensitivity {
  const { lexicon } = reader;
  const told = text.replace(demand, (said, name: string) =>
    below.isNameless(name.toLowerCase()) ? `${name} is required` : said,
  );
  return find(told, reader, (readings) =>
    judgeOf(
      lexicon,
      readings,
      (said) => isAsking(lexicon, said) || isNameAlone(lexicon, said, below),
      // A brace begins the input of a tool, which an agent shows before it runs the tool.
      (mention) =>
        !text.includes('{') && below.isNameless(mention.secret) && isPrompt(lexicon, mention),
    ),
  );
}

/** "API key required" is no label where nothing else says what to enter. */
const demand = /([^.!?:\n]{0,40})(?<! (?:is|are|was|were|not|be)) required\b(?! ?\?)/gi;

/** What a text beside a field, such as an option, asks for. A name alone may be an option. */
export const findInAside = (text: string, reader: Reader): Sensitivity =>
  find(text, reader, (readings) =>
    judgeOf(
      reader.lexicon,
      readings,
      (said) => isAsking(reader.lexicon, said),
      () => false,
    ),
  );

/**
 * @param isRequest whether a text asks for something. Then whatever it names is asked for
 * @param isPrompting whether a sentence asks in a text that is no request
 */
function judgeOf(
  lexicon: Lexicon,
  readings: readonly string[],
  isRequest: (reading: string) => boolean,
  isPrompting: (mention: Mention) => boolean,
): Judge {
  const isRequested = readings.some(isRequest);
  const isTold = !readings.some((reading) => askingForIt.test(reading));
  const asksUnnamed = ({ sentence }: Mention) =>
    isAsking(lexicon, sentence) || !(isTold && lexicon.telling.test(sentence));
  return {
    asksUnnamed,
    asks: (mention) =>
      isQuestion(lexicon, mention) || (isRequested ? asksUnnamed : isPrompting)(mention),
  };
}

/** A sentence that asks for what the one before it tells of: "We found your password. Enter it again." */
const askingForIt = / (?:enter|type|give|paste|provide|send|confirm) (?:it|them) /;

/** Whether a question is for a secret itself, and not for something about it: "What is your PIN?" */
function isQuestion(lexicon: Lexicon, { sentence, before, behind }: Mention): boolean {
  const { negating, lastQuestion, questioning, questioningAround, fillers } = lexicon;
  if (negating.test(sentence) || changing.test(before)) return false;
  const question = before.search(lastQuestion);
  const follows = questioning.exec(behind);
  return (
    (question >= 0 && !elsewhere.test(before.slice(question))) ||
    (follows !== null && behind.slice(0, follows.index).replace(fillers, '').trim() === '') ||
    (/ wh(?:ich|at) /.test(sentence) && whichToUse.test(behind)) ||
    questioningAround.test(sentence)
  );
}
/** What follows a secret in "Which PIN do you use?", and not in "Which PIN pad do you use?" */
const whichToUse =
  /^ (?:(?:for|to) (?:\S+ ){1,2})?(?:do you|(?:should|shall|can) (?:i|we)) (?:\S+ )?(?:use|enter|try) /;
/** Words before a secret that is only to be removed or changed. Other languages have them elsewhere. */
const changing = /删除|刪除|削除|삭제|更改|变更|変更|변경/;
/** Words that lead from what is asked for to what it belongs to. */
const elsewhere =
  / (?:of|for|with|about|fur|mit|von|zu|pour|avec|para|por|con|sobre|per|о|для|с)(?= )/;

/** A message of one or two plain words, above fields of whatever name. */
const plainName = /^ (?:your )?[a-z]+(?: \t)?(?: please)? $/;

/** Whether a message is no more than a name: "Your password, please." If a label repeats the name, it is a heading. */
function isNameAlone(
  { kinds, fillers }: Lexicon,
  reading: string,
  { labels, isNameless }: FieldsBelow,
): boolean {
  const names: string[] = [];
  let rest = reading;
  for (const [, pattern] of kinds) {
    rest = rest.replace(pattern, (name) => {
      names.push(name);
      return '';
    });
  }
  if (names.length === 0 || /[\p{L}\d]/u.test(rest.replace(fillers, ''))) return false;
  if (!plainName.test(reading) && !isNameless(names.join(' '))) return false;
  const below = plainOf(labels().join('\n')).toLowerCase();
  // The label may have another ending.
  return !names.some((name) => below.includes(name.length > 4 ? name.slice(0, -2) : name));
}

/** Whether a text ends with a name as a terminal does that waits: "[sudo] password for ada:", "Linear API key?" */
const isPrompt = (
  { telling, concerning, fillers }: Lexicon,
  { sentence, before, behind, isLast }: Mention,
): boolean =>
  isLast &&
  promptHead.test(before) &&
  !telling.test(sentence) &&
  !concerning.test(before) &&
  // More Chinese, Japanese or Korean.
  !/[\u3040-\ud7a3]/.test(behind.replace(fillers, ''));
const promptHead = /(?:^|\t)(?: \S{1,16}){0,2} ?$/;
