import type { CDPSession } from 'playwright';
import type { Visit } from './visit.ts';

/** Milliseconds by function. */
export interface CpuProfile {
  /** In the function itself. */
  self: ReadonlyMap<string, number>;
  /** In the function and in all that it calls. */
  inclusive: ReadonlyMap<string, number>;
}

type RawProfile = Awaited<ReturnType<typeof stop>>;
type ProfileNode = RawProfile['nodes'][number];

const stop = async (cdp: CDPSession) => (await cdp.send('Profiler.stop')).profile;

/** Samples what the page does during `run`. */
export async function profileCpu({ cdp }: Visit, run: () => Promise<void>): Promise<CpuProfile> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
  await cdp.send('Profiler.start');
  await run();
  return sumUp(await stop(cdp));
}

function sumUp({ nodes, samples = [], timeDeltas = [] }: RawProfile): CpuProfile {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)),
  );
  const self = new Map<string, number>();
  const inclusive = new Map<string, number>();
  const add = (sums: Map<string, number>, name: string, milliseconds: number) =>
    sums.set(name, (sums.get(name) ?? 0) + milliseconds);
  for (const [index, id] of samples.entries()) {
    const milliseconds = timeDeltas[index]! / 1000;
    const stack = new Set<string>();
    for (let node = byId.get(id); node; node = parents.get(node.id)) stack.add(nameOf(node));
    add(self, nameOf(byId.get(id)!), milliseconds);
    // A function that calls itself counts once.
    for (const name of stack) add(inclusive, name, milliseconds);
  }
  return { self, inclusive };
}

function nameOf({ callFrame: { functionName, url, lineNumber } }: ProfileNode): string {
  const name = functionName || '(anonymous)';
  return url ? `${name} ${url.split('/').at(-1)}:${lineNumber + 1}` : name;
}
