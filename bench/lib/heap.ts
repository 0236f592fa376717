import { setTimeout as sleep } from 'node:timers/promises';
import { median, slope, type Point } from './stats.ts';
import type { Visit } from './visit.ts';

/** What is still in memory after many forms of 20 fields have come and gone. */
export interface HeapResult {
  cycles: number;
  /** Bytes. */
  start: number;
  end: number;
  /** What one form adds, in the long run. */
  perCycle: { bytes: number; nodes: number; listeners: number };
  /** The bytes that one form adds between most readings. What is allocated only once, in any cycle, does not count. */
  steadyBytes: number;
}

interface Reading {
  cycles: number;
  bytes: number;
  nodes: number;
  listeners: number;
}

/** Mounts and unmounts forms, each with a schema never seen before. */
export async function measureHeap(visit: Visit, cycles: number): Promise<HeapResult> {
  const steps = 10;
  const perStep = cycles / steps;
  // Caches fill up first.
  await visit.evaluate('bench.cycle(20, 10, 1000000)');
  const start = await readHeap(visit, 0);
  const readings = [start];
  for (let done = 0; done < cycles; done += perStep) {
    await visit.evaluate(`bench.cycle(20, ${perStep}, ${done})`);
    readings.push(await readHeap(visit, done + perStep));
  }
  const slopeOf = (part: 'bytes' | 'nodes' | 'listeners') =>
    slope(readings.map((reading): Point => [reading.cycles, reading[part]]));
  const growths = readings.slice(1).map(({ bytes }, index) => bytes - readings[index]!.bytes);
  return {
    cycles,
    start: start.bytes,
    end: readings.at(-1)!.bytes,
    perCycle: {
      bytes: slopeOf('bytes'),
      nodes: slopeOf('nodes'),
      listeners: slopeOf('listeners'),
    },
    steadyBytes: median(growths) / perStep,
  };
}

async function readHeap({ cdp, collectGarbage }: Visit, cycles: number): Promise<Reading> {
  await collectGarbage();
  // Collects what finalizers have let go.
  await sleep(30);
  await collectGarbage();
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { cycles, bytes: usedSize, nodes, listeners: jsEventListeners };
}
