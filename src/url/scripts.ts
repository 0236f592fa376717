/** The inside of a character class, by four-letter codes of scripts (UAX 24, Script_Extensions). */
export const usedIn = (scripts: string) => scripts.replace(/(\w+) ?/g, '\\p{scx=$1}');

const scriptList = (codes: string) =>
  codes.split(' ').map((script) => ({ script, own: new RegExp(`\\p{sc=${script}}`, 'u') }));

// The recommended scripts of UAX 31, table 5, the frequent ones first.
const recommended = scriptList(
  'Latn Cyrl Grek Hani Hira Kana Hang Arab Hebr Thai Deva Beng Armn Geor Taml Telu Mlym Knda Gujr Guru Orya Sinh Khmr Laoo Mymr Ethi Thaa Tibt',
);

// UAX 31, table 7: scripts that few people use, so that few can tell two names in them apart.
const limitedUse = scriptList(
  'Bopo Adlm Bali Bamu Batk Cakm Cans Cham Cher Hmnp Java Kali Lana Lepc Limb Lisu Mand Mtei Newa Nkoo Olck Osge Plrd Rohg Saur Sund Sylo Syrc Tale Talu Tavt Tfng Vaii Wcho Yiii',
);

const ownScript = (list: typeof recommended, character: string) =>
  list.find(({ own }) => own.test(character))?.script;

export const isLimitedUse = (character: string) => ownScript(limitedUse, character) !== undefined;

/** The writing systems that use several scripts together (UTS 39 §5.1). */
const systems: Record<string, readonly string[]> = {
  Hani: ['Hanb', 'Jpan', 'Kore'],
  Hira: ['Jpan'],
  Kana: ['Jpan'],
  Hang: ['Kore'],
  Bopo: ['Hanb'],
};

/** `all` for a character that every script uses. */
function scriptsOf(character: string): 'all' | readonly string[] {
  const own = ownScript(recommended, character) ?? ownScript(limitedUse, character);
  if (!own && /[\p{scx=Zyyy}\p{scx=Zinh}]/u.test(character)) return 'all';
  // A character that belongs to no single script may be used in several.
  const scripts = own
    ? [own]
    : recommended
        .map(({ script }) => script)
        .filter((script) => new RegExp(usedIn(script), 'u').test(character));
  return scripts.length === 0
    ? ['Zzzz']
    : scripts.flatMap((script) => [script, ...(systems[script] ?? [])]);
}

const isCjk = (script: string) => /Hanb|Jpan|Kore/.test(script);

export interface ScriptUse {
  /** Whether the label is in one script, or in the scripts of one writing system. */
  readonly isSingle: boolean;
  /** Whether `isSingle` is true, or the label is Chinese, Japanese or Korean with Latin: UTS 39 §5.2 Highly Restrictive. */
  readonly isHighlyRestrictive: boolean;
  readonly hasCjk: boolean;
}

export function scriptUse(label: string): ScriptUse {
  const sets = Array.from(label, scriptsOf).filter((scripts) => scripts !== 'all');
  const inAll = (of: readonly (readonly string[])[]) =>
    (of[0] ?? ['Zyyy']).filter((script) => of.every((scripts) => scripts.includes(script)));
  const isSingle = inAll(sets).length > 0;
  const isHighlyRestrictive =
    isSingle || inAll(sets.filter((scripts) => !scripts.includes('Latn'))).some(isCjk);
  return {
    isSingle,
    isHighlyRestrictive,
    hasCjk: sets.some((scripts) => scripts.some(isCjk) && !scripts.includes('Latn')),
  };
}
