/** The schema of a form of mixed fields, each with a default. `salt` makes its texts differ. */
export function mixed(count: number, salt?: string): object;

/** The schema of one field with so many options. */
export function single(count: number, salt?: string): object;
