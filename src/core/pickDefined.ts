/** The named members that are there: an optional member is absent, never undefined. */
export function pickDefined<From extends object, Name extends keyof From>(
  from: From,
  ...names: readonly Name[]
): { [Key in Name]?: Exclude<From[Key], undefined> } {
  const picked: { [Key in Name]?: From[Key] } = {};
  for (const name of names) {
    if (from[name] !== undefined) picked[name] = from[name];
  }
  return picked as { [Key in Name]?: Exclude<From[Key], undefined> };
}
