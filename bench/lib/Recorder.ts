import { messageOf } from './messageOf.ts';
import { mean } from './stats.ts';
import type { Costs } from './visit.ts';

/** What an operation took, in milliseconds. */
export interface Timing extends Costs {
  /** How long a person waits: until the second frame, or until a key press is painted. */
  wall: number;
}

/** A timing, and the round in which it was taken. */
export interface Sample extends Timing {
  round: number;
}

/** What the operations of one entrant took, and why they failed. */
export class Recorder {
  readonly samples: Record<string, Sample[]> = {};
  readonly errors: Record<string, string[]> = {};
  private readonly slowest = new Map<string, number>();
  private inRound = new Map<string, Timing[]>();

  /** Whether to skip an operation. One that takes very long or keeps failing is not repeated in every round. */
  skips(operation: string): boolean {
    if ((this.errors[operation]?.length ?? 0) >= 2) return true;
    const sampleCount = this.samples[operation]?.length ?? 0;
    return sampleCount >= 3 && (this.slowest.get(operation) ?? 0) > 12_000;
  }

  /** Keeps a timing. `took` is the whole time, including what is not measured. */
  keep(operation: string, timing: Timing, took: number): void {
    this.inRound.set(operation, [...(this.inRound.get(operation) ?? []), timing]);
    this.slowest.set(operation, Math.max(this.slowest.get(operation) ?? 0, took));
  }

  fail(operation: string, error: unknown): void {
    (this.errors[operation] ??= []).push(messageOf(error));
  }

  /** The repetitions of one round count as one sample: their mean. */
  endRound(round: number): void {
    for (const [operation, timings] of this.inRound) {
      const meanOf = (part: keyof Timing) => mean(timings.map((timing) => timing[part]));
      (this.samples[operation] ??= []).push({
        round,
        cpu: meanOf('cpu'),
        script: meanOf('script'),
        layout: meanOf('layout'),
        wall: meanOf('wall'),
      });
    }
    this.inRound = new Map();
  }
}
