/**
 * What `npm run test:slow` runs, and `npm test` does not: every story in two more engines, and what Orca says. They took a
 * fifth of the time of all tests. What Orca says also depends on how busy the machine is.
 */
export const slowProjects = ['showroom firefox', 'showroom webkit', 'e2e speech'];
