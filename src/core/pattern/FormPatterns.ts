import { compilePattern, undecided, type CompiledPattern } from './compilePattern.ts';

/** Each is compiled once, and only as many as people would write. */
export class FormPatterns {
  /** The length of all different patterns, in characters. */
  static readonly most = 100_000;

  readonly #known = new Map<string, CompiledPattern>();
  #left: number = FormPatterns.most;

  compile(source: string): CompiledPattern {
    let compiled = this.#known.get(source);
    if (compiled) return compiled;
    this.#left -= source.length;
    compiled = this.#left < 0 ? undecided('is one of too many') : compilePattern(source);
    this.#known.set(source, compiled);
    return compiled;
  }
}
