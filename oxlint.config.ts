import { defineConfig, type OxlintOverride } from 'oxlint';

/*
 * Two walls keep the house in order (ARCHITECTURE.md). A pure layer imports no React and touches no DOM. A room
 * imports rooms below it, never beside or above. `test/lint` proves each by a violation. Circles fail anywhere, of types too.
 */

/** The pure layers from below: each may import those before it, but for the ones named beside it. */
const layers = [
  'protocol',
  'locales',
  'core',
  'url',
  'queue',
  'remote',
  'host',
  'bridge',
  'cluster',
  'tasks',
  'park',
  'nested',
  'interrupts',
];
const strangers: Readonly<Record<string, readonly string[]>> = {
  locales: ['protocol'],
  core: ['locales'],
  url: ['locales', 'core'],
  queue: ['locales', 'url'],
  remote: ['locales', 'url'],
  host: ['locales', 'url', 'remote'],
  bridge: ['locales', 'url'],
  cluster: ['locales', 'url'],
  tasks: ['locales', 'url', 'remote', 'bridge', 'cluster'],
  park: ['locales', 'url', 'remote', 'bridge', 'cluster', 'tasks'],
  nested: [
    'locales',
    'core',
    'url',
    'queue',
    'remote',
    'host',
    'bridge',
    'cluster',
    'tasks',
    'park',
  ],
  interrupts: ['locales', 'url', 'remote', 'host', 'bridge', 'cluster', 'tasks', 'park'],
};

/** The rooms of `src/react` from below; those of one line stand side by side. */
const rooms = [
  ['dom'],
  ['settings'],
  ['guard', 'request'],
  ['frame'],
  ['receipt'],
  ['form', 'consent'],
  ['outlet'],
];

/** Of dependencies: the core of zod alone (`z.object` probes `new Function`), no SDK, and hashes on a back end alone. */
const packages = 'zod(?:/mini|/v3|/v4(?:-mini|/mini|/classic)?)?$|@modelcontextprotocol/';
const hashes = '^@noble/';
const outside = `^(?:react|@hookform/|${packages})`;
const noPackage = `^(?:react-mcp-elicitation|${packages})|${hashes}`;
const noBrowser = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage'] as const;

/** Whatever leads, over one or more `../`, into one of these folders, or to an entry of the package. */
const into = (folders: readonly string[]) =>
  `^(?:\\.\\./)+(?:(?:${folders.join('|')})/|(?:index|core|host|bridge|cluster|tasks|park|nested|interrupts|remote|testing)\\.ts$)`;

const wall = (
  folder: string,
  closed: string,
  message: string,
  more: OxlintOverride['rules'] = {},
): OxlintOverride => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ regex: closed, message }] }],
    ...more,
  },
});

const layerWalls = layers.map((layer, place) => {
  const closed = [...layers.slice(place + 1), ...(strangers[layer] ?? []), 'testing', 'react'];
  const foreign = layer === 'bridge' ? outside : `${outside}|${hashes}`;
  const message = `${layer} is pure and knows only what is below it.`;
  return wall(layer, `${foreign}|${into(closed)}`, message, {
    'no-restricted-globals': ['error', ...noBrowser],
  });
});

const roomWalls = rooms.flatMap((level, place) =>
  level.map((room) => {
    const closed = rooms.slice(place).flat();
    const besideAndAbove = [...closed.filter((name) => name !== room), 'testing'];
    const message = `The room "${room}" knows only the rooms below it.`;
    return wall(`react/${room}`, `${noPackage}|${into(besideAndAbove)}`, message);
  }),
);

/** Within `form`, from below: what every field needs, the controls, the form. */
const formWalls = [
  { room: 'field', above: 'controls/|\\w+\\.tsx?$' },
  { room: 'controls', above: '\\w+\\.tsx?$' },
].map(({ room, above }) =>
  wall(
    `react/form/${room}`,
    `${noPackage}|^\\.\\./(?:${above})|${into(['consent', 'outlet', 'testing'])}`,
    `"${room}" knows nothing of the form around it. A control knows its field, and no field a control.`,
  ),
);

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error' },
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/purity': 'error',
    'react/refs': 'error',
    'react/immutability': 'error',
    'react/set-state-in-effect': 'error',
    'react/static-components': 'error',
    'react/button-has-type': 'error',
    'react/no-danger': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-floating-promises': 'error',
    'vitest/require-mock-type-parameters': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/label-has-associated-control': [
      'error',
      { controlComponents: ['Checkbox', 'Radio'] },
    ],
  },
  overrides: [
    ...layerWalls,
    ...roomWalls,
    ...formWalls,
    // The props that it spreads have the type.
    { files: ['test/docs/OwnForm.tsx'], rules: { 'react/button-has-type': 'off' } },
    // Their packages are not installed here, a button of a form submits, and where assistant-ui puts the focus it says so.
    {
      files: ['examples/**'],
      rules: {
        'jsx-a11y/no-autofocus': 'off',
        'react/button-has-type': 'off',
        'typescript/no-redundant-type-constituents': 'off',
      },
    },
  ],
  ignorePatterns: ['dist', 'storybook-static', 'coverage'],
});
