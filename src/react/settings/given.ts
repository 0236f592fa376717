type Given<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

/** Leaves out members that are undefined, because they count as not given. */
export function given<Members extends object>(members: Members | undefined): Given<Members> {
  const entries = Object.entries(members ?? {}).filter(([, member]) => member !== undefined);
  return Object.fromEntries(entries) as Given<Members>;
}
