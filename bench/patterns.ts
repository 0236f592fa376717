import { execFileSync } from 'node:child_process';
import { compilePattern } from '../src/core/pattern/compilePattern.ts';
import { StepBudget } from '../src/core/pattern/StepBudget.ts';

/** The worst cases of a hostile pattern, timed by `npm run bench:patterns`. */
const long = 'a'.repeat(49_999);
const hostile: Readonly<Record<string, readonly [pattern: string, text: string]>> = {
  '^(a+)+$': ['^(a+)+$', `${long}!`],
  '^(\\w+\\s?)*$': ['^(\\w+\\s?)*$', `${long}!`],
  '(a|aa)+$': ['(a|aa)+$', `${long}!`],
  '^(([a-z])+.)+[A-Z]([a-z])+$': ['^(([a-z])+.)+[A-Z]([a-z])+$', long],
  '^(?:a|()×900x)*?$': [`^(?:a|${'()'.repeat(900)}x)*?$`, long],
  '(?=…) on each place': [`${'(?=a*b)'.repeat(250)}a`, long],
  '(?<=…) on each place': [`${'(?<=b|a)'.repeat(220)}b`, long],
  '(?:()|…)* on each place': [`(?:${'|'.repeat(1900)})*b`, long],
  '(a|aa)+$ on emoji': ['(.|..)+$', `${'😀'.repeat(24_999)}\n`],
};

const [only] = process.argv.slice(2);
if (only !== undefined) {
  const [pattern, text] = hostile[only]!;
  const budget = new StepBudget();
  const begun = performance.now();
  const verdict = compilePattern(pattern).test(text, budget);
  const milliseconds = performance.now() - begun;
  console.log(
    JSON.stringify({
      verdict: `${verdict}`,
      steps: StepBudget.perPass - budget.left,
      milliseconds,
    }),
  );
} else {
  // Cold: each in a process of its own, since the engine compiles what runs often.
  for (const name of Object.keys(hostile)) {
    const runs = Array.from({ length: 7 }, () => {
      const output = execFileSync(process.execPath, [import.meta.filename, name], {
        encoding: 'utf8',
      });
      return JSON.parse(output) as { verdict: string; steps: number; milliseconds: number };
    });
    const times = runs.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
    const [{ verdict, steps }] = runs as [(typeof runs)[number]];
    const [median, worst] = [times[3]!, times[6]!].map((time) => time.toFixed(1));
    console.log(`${name.padEnd(32)} ${verdict} ${steps} steps, ${median} ms (worst ${worst} ms)`);
  }
}
