import { useEffect, useState } from 'react';

/**
 * A result of the tests, which they write into the built site (`test/showroom/results.ts`). Undefined while it loads, null
 * if the tests have not run.
 */
export function useResult<Result>(file: string): Result | null | undefined {
  const [result, setResult] = useState<Result | null>();
  useEffect(() => {
    fetch(`results/${file}`)
      // Storybook's development server answers a path that it does not know with a page.
      .then((response) => (response.ok ? (response.json() as Promise<Result>) : null))
      .catch(() => null)
      .then(setResult, () => {});
  }, [file]);
  return result;
}
