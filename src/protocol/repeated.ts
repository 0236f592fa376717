export function repeated<Value>(values: Iterable<Value>): ReadonlySet<Value> {
  const seen = new Set<Value>();
  const again = new Set<Value>();
  for (const value of values) (seen.has(value) ? again : seen).add(value);
  return again;
}
