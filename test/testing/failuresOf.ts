import type { ElementType } from 'react';
import { describeSlot } from 'react-mcp-elicitation/testing';

/** Which tests of `describeSlot` fail, with what they say. */
export async function failuresOf(
  slot: Parameters<typeof describeSlot>[0],
  component: ElementType,
): Promise<Record<string, string>> {
  const tests: [name: string, run: () => Promise<void>][] = [];
  describeSlot(slot, component as 'input', {
    describe: (_, register) => register(),
    test: (name, run) => tests.push([name, run]),
  });
  const failures: Record<string, string> = {};
  for (const [name, run] of tests) {
    await run().catch((error: unknown) => {
      failures[name] = (error as Error).message;
    });
  }
  return failures;
}
