/**
 * What compiling a form, or one validation pass, may still take. All fields share it, so that a form with many hostile
 * patterns takes no longer than a form with one.
 */
export class StepBudget {
  /**
   * Steps in one pass: as many as fit in a key press on a slow page (`npm run bench:patterns`), and a
   * thousand times what patterns of the usual kind take.
   */
  static readonly perPass = 90_000;

  /** Steps of pattern matching. Below zero once they are used up. */
  left: number;
  /** How many invalid addresses may still be spelled in ASCII, which takes engines long. A person sees the first. */
  offers = 30;
  /** What is left for normalizing labels. That takes the square of a label's length, if it is a heap of marks. */
  normalizing = 100_000_000;

  constructor(steps: number = StepBudget.perPass) {
    this.left = steps;
  }

  /** Takes `steps` from the budget. Returns false once it is used up. */
  spend(steps: number): boolean {
    this.left -= steps;
    return this.left >= 0;
  }
}
