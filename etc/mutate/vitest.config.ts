import config from '../../vite.config.ts';

const { test } = config as { test: { projects: { test: { name: string } }[] } };
const names = ['node', 'components', 'browser'];

/** What tells whether a change of the source is noticed, without what builds or packs it. */
export default {
  ...config,
  root: new URL('../..', import.meta.url).pathname,
  test: { ...test, projects: test.projects.filter((project) => names.includes(project.test.name)) },
};
