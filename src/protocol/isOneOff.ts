/** Whether one letter is missing, too many or wrong, or two are swapped. */
export function isOneOff(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  const rest = word.slice(same);
  const wanted = other.slice(same);
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
