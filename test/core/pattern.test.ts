import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern } from '../../src/core/pattern/compilePattern.ts';
import { StepBudget } from '../../src/core/pattern/StepBudget.ts';

const search = (pattern: string, text: string) =>
  compilePattern(pattern).test(text, new StepBudget());

function nativeTest(pattern: string, text: string): boolean | undefined {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return undefined;
  }
}

describe('FORM-2 patterns mean what ECMA-262 says', () => {
  test.each([
    '^a+$',
    '(?<=a)b',
    '(?<!a)b',
    '\\bfoo\\b',
    'a{2,3}',
    'a{2,}?b',
    '^(?:a|ab)(c|bcd)$',
    '\\p{L}+',
    '\\P{L}',
    '[^a-z]',
    '[\\w-]',
    '\\u{1F600}',
    '\\ud83d\\ude00',
    '\\x41',
    '\\cA',
    '[\\b]',
    '^(?=a)a',
    '^(?!a)b',
    '(z)((a+)?(b+)?(c))*',
    '(?<n>a)b',
    '(?<=a(?=b)|\\bf)[bo]',
    '(?<!^a?)b',
    '^(?!.*b$)(?=.*a)[a-z]+$',
    '^$',
    '.',
    '\\0',
    '()*',
    '(?:)*$',
    '\\S\\s',
    '[]',
    '[^]',
    '(a*)*',
    '(?:a?)*?b',
    '(?:\\b)?',
    '(?:\\b){2}',
    '(?:(?=a))?b',
    '(?:^)*a',
    '(\\B)+ ',
  ])('%s', (pattern) => {
    const native = new RegExp(pattern, 'u');
    const texts = [
      '',
      'a',
      'b',
      'ab',
      'aba',
      'aab',
      'abcd',
      'zaacbbbcac',
      'foo bar',
      'A',
      '😀',
      'é',
      '\u0001',
      '\b',
      '\0',
      'aa',
      '-',
      ' x',
    ];
    for (const text of texts) {
      expect([text, search(pattern, text)]).toEqual([text, native.test(text)]);
    }
  });

  test('random patterns agree with the engine’s own', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '.',
      '\\w',
      '[ab]',
      '[^a]',
      '(?:',
      '(',
      '(?=',
      '(?!',
      '(?<=',
      '(?<!',
      ')',
      '*',
      '+',
      '?',
      '{1,2}',
      '{2}',
      '|',
      '^',
      '$',
      '\\b',
      '\\B',
      '*?',
      '+?',
      '??',
    );
    const patterns = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
    const texts = fc.array(fc.constantFrom('a', 'b', ' ', 'c'), { maxLength: 6 });
    fc.assert(
      fc.property(patterns, texts, (pattern, characters) => {
        const text = characters.join('');
        // What the engine refuses may be left undecided or accepted, never refused.
        expect([nativeTest(pattern, text), search(pattern, text)]).toSatisfy(
          ([native, own]) => native === own || (native === undefined && own !== false),
        );
      }),
      { numRuns: 20_000 },
    );
  });
});

test.each([
  [`^a{${'0'.repeat(45)}1}$`, 'a', true],
  ['^(?<\\u0061>x)\\k<a>$', 'xx', undefined],
  ['^(?<a>x)\\k<\\u0061>$', 'x', undefined],
  ['^(?:(?<n>a)|(?<n>b))\\k<n>$', 'bb', undefined],
])('FORM-2 what is not read rightly is left undecided: %.20s', (pattern, text, verdict) => {
  expect(search(pattern, text)).toBe(verdict);
});

// Random ones beside the pieces that mean something else without the flag `u`.
test('FORM-2 no pattern that compiles throws, hangs or says what the engine does not', () => {
  const piece = fc.constantFrom(...'\\\\cxu[](){}|?*+.^$a1-p<>=!:kdb,'.split(''));
  const patterns = fc.array(piece, { minLength: 1, maxLength: 9 }).map((all) => all.join(''));
  const text = fc.constantFrom('', 'a', '1', 'c', 'x', '\\c', '[', 'aa', 'ab1', '{', 'u', ']', 'k');
  let decided = 0;
  fc.assert(
    fc.property(patterns, text, (pattern, answer) => {
      const native = compiled(pattern, 'u') ?? compiled(pattern, '');
      fc.pre(native !== undefined);
      const own = search(pattern, answer);
      if (own !== undefined) decided++;
      expect(own ?? native!.test(answer)).toBe(native!.test(answer));
    }),
    { numRuns: 20_000 },
  );
  expect(decided).toBeGreaterThan(5000);
});

function compiled(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

describe('TRUST-4 a hostile pattern cannot freeze the page', () => {
  test.each(['\\c\\[', '\\xa\\[', '\\uabc\\[', '(\\x4)', '(\\c)', '(\\u12)', '(?:\\x)'])(
    '%s, whose escape is not complete, is left undecided',
    (pattern) => {
      expect(search(pattern, 'x4')).toBeUndefined();
    },
  );

  const long = 'a'.repeat(50_000);
  test.each([
    ['^(a+)+$', `${long}!`],
    ['^(\\w+\\s?)*$', `${long}!`],
    ['(a|aa)+$', `${long}!`],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', long],
    [`^(?:a|${'()'.repeat(900)}x)*?$`, long],
    [`${'a?'.repeat(900)}${'a'.repeat(100)}b`, long],
  ])('%.30s is left undecided within the budget', (pattern, text) => {
    const budget = new StepBudget();
    expect(compilePattern(pattern).test(text, budget)).toBeUndefined();
    expect(budget.spend(0)).toBe(false);
  });

  test('one budget serves a whole form', () => {
    const budget = new StepBudget();
    const evil = compilePattern('^(a+)+$').test;
    expect(evil(`${long}!`, budget)).toBeUndefined();
    expect(compilePattern('^b$').test('b', budget)).toBeUndefined();
  });

  test('what is too long or not interpreted is left undecided, and said to be', () => {
    expect(compilePattern('a'.repeat(2001)).limit).toMatch(/longer than 2000/);
    expect(search('a'.repeat(2001), 'b')).toBeUndefined();
    expect(compilePattern('(?P<n>a)').limit).toMatch(/not a valid regular expression/);
    expect(compilePattern('(?i:a)').limit).toMatch(/syntax that is not checked/);
    expect(search('(?i:a)', 'b')).toBeUndefined();
    expect(search('a', 'b'.repeat(100_001))).toBeUndefined();
    // In code points, of which an emoji is one.
    expect(search('^😀', '😀'.repeat(100_000))).toBe(true);
  });

  test('groups nested deep are matched or left undecided', () => {
    expect(search(`${'('.repeat(990)}a${')'.repeat(990)}`, 'b')).not.toBe(true);
  });

  test('a pattern that only compiles without u can say yes, never no', () => {
    expect(compilePattern('^[\\w-.]+$').limit).toMatch(/not valid with the flag u/);
    expect(search('^[\\w-.]+$', 'a-b.c')).toBe(true);
    expect(search('^[\\w-.]+$', 'a b')).toBeUndefined();
  });
});
