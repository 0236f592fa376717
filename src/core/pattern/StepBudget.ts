/**
 * What pattern matching may still cost. One validation pass shares one budget, so that a form of many
 * hostile patterns costs no more than a form of one.
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

  /** Takes `steps` from what is left. False once nothing is. */
  spend(steps: number): boolean {
    this.left -= steps;
    return this.left >= 0;
  }
}
