/**
 * How many steps pattern matching may still take. One validation pass shares one budget, so that a form with many
 * hostile patterns takes no longer than a form with one.
 */
export class StepBudget {
  /**
   * Steps in one pass: as many as fit in a key press on a slow page (`npm run bench:patterns`), and a
   * thousand times what patterns of the usual kind take.
   */
  static readonly perPass = 90_000;

  /** Below zero once it is used up. */
  left: number;

  constructor(steps: number = StepBudget.perPass) {
    this.left = steps;
  }

  /** Takes `steps` from the budget. Returns false once it is used up. */
  spend(steps: number): boolean {
    this.left -= steps;
    return this.left >= 0;
  }
}
