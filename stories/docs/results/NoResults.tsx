/** Shown where a site was built, but the tests that look at it were not run. */
export function NoResults() {
  return (
    <p>
      The tests have not looked at this Storybook yet. <code>npm run docs</code> builds it, and then
      runs them.
    </p>
  );
}
