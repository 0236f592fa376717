/** A member that is undefined is one that was not given. */
export function given<Members extends object>(members: Members | undefined): Partial<Members> {
  const entries = Object.entries(members ?? {}).filter(([, member]) => member !== undefined);
  return Object.fromEntries(entries) as Partial<Members>;
}
