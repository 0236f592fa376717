/** The schema of a form of mixed fields, each with a default. `salt` makes its texts differ. */
export function mixed(count: number, salt?: string): object;
