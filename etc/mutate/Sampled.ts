/** One change of the source. */
export interface Sampled {
  /** Where it is, and what it becomes. */
  readonly key: string;
  readonly fileName: string;
  /** Lines and columns from 0. */
  readonly location: {
    readonly start: { readonly line: number; readonly column: number };
    readonly end: { readonly line: number; readonly column: number };
  };
  readonly replacement: string;
}
