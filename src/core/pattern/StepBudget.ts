/** What compiling or validating a form may still take. All its fields share it, however many have hostile patterns. */
export class StepBudget {
  /** What fits in a key press on a slow page (`npm run bench:patterns`): a thousand times what usual patterns take. */
  static readonly perPass = 90_000;

  left: number;
  /** How many invalid addresses may still be spelled in ASCII, which takes engines long. A person sees the first. */
  offers = 30;

  constructor(steps: number = StepBudget.perPass) {
    this.left = steps;
  }

  /** Returns false once it is used up. */
  spend(steps: number): boolean {
    this.left -= steps;
    return this.left >= 0;
  }
}
