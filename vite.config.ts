import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './test/chromium.ts';
import { inEngine } from './test/engines/engineProvider.ts';
import { personCommands } from './test/engines/personCommands.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where nothing is cached, all dependencies are prepared before the first page answers. */
const connectTimeout = 300_000;

/** Fresh for each project: Vitest writes the project's name into `instances`. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  connectTimeout,
  provider: playwright({ launchOptions: launchOptions() }),
  commands: personCommands,
  instances: [{ browser: 'chromium' as const }],
});

/** Found while it is served, a dependency reloads the page in the middle of a test. */
const browserDependencies = [
  '@hookform/resolvers/standard-schema',
  '@testing-library/react',
  'class-variance-authority',
  'clsx',
  'fast-check',
  'react-dom/client',
  'react-dom/server',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'tailwind-merge',
  'zod/v4/core',
];

export default defineConfig({
  plugins: [react()],
  resolve: {
    // Demo, stories and tests import what a host would, from the sources.
    alias: [
      { find: /^react-mcp-elicitation$/, replacement: fromHere('src/index.ts') },
      {
        find: /^react-mcp-elicitation\/(core|host|bridge|cluster|tasks|park|nested|interrupts|remote|testing)$/,
        replacement: fromHere('src/$1.ts'),
      },
      {
        find: /^react-mcp-elicitation\/locales\/(.+)$/,
        replacement: fromHere('src/locales/$1.ts'),
      },
      { find: 'react-mcp-elicitation/styles.css', replacement: fromHere('src/styles.css') },
      // What an app of shadcn/ui has, for the story and the tests of `registry/`.
      { find: '@/components', replacement: fromHere('test/package/shadcn') },
      { find: '@/lib', replacement: fromHere('test/package/shadcn/lib') },
    ],
  },
  test: {
    coverage: { include: ['src/**'] },
    // As long as Playwright waits for an element, on a machine that does much else.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['test/setup.rules.ts'],
          include: [
            'test/{protocol,core,url,queue,host,bridge,cluster,tasks,park,nested,interrupts,react,lint,etc,docs,locales,hostile}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          setupFiles: ['test/setup.ts'],
          include: ['test/{react,testing,hostile,docs,interrupts}/**/*.test.tsx'],
          exclude: ['test/**/*.browser.test.tsx'],
        },
      },
      {
        extends: true,
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.tsx'],
          setupFiles: ['test/setup.browser.ts'],
          browser: chromium(),
        },
      },
      ...(['firefox', 'webkit'] as const).map((engine) => ({
        extends: true as const,
        optimizeDeps: { include: browserDependencies },
        test: {
          name: `browser ${engine}`,
          include: ['test/**/*.browser.test.tsx'],
          setupFiles: ['test/setup.browser.ts'],
          browser: {
            enabled: true,
            screenshotFailures: false,
            connectTimeout,
            // It would scale the frame that the tests are in.
            ui: false,
            provider: inEngine(engine),
            commands: personCommands,
            instances: [{ browser: engine }],
          },
        },
      })),
      {
        extends: true,
        plugins: [storybookTest({ configDir: fromHere('.storybook') })],
        optimizeDeps: {
          include: [
            '@modelcontextprotocol/client',
            '@modelcontextprotocol/sdk/types.js',
            'jsonc-parser',
          ],
        },
        test: { name: 'stories', browser: chromium() },
      },
      {
        extends: true,
        test: {
          name: 'package',
          environment: 'node',
          include: ['test/package/**/*.test.ts'],
          globalSetup: ['test/package/packed.ts'],
          testTimeout: 600_000,
        },
      },
      ...(['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
        extends: true as const,
        test: {
          name: engine === 'chromium' ? 'e2e' : `e2e ${engine}`,
          environment: 'node' as const,
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/startDemo.ts'],
          provide: { engine },
        },
      })),
      {
        extends: true,
        test: {
          name: 'e2e speech',
          environment: 'node',
          include: ['test/speech/**/*.test.ts'],
          globalSetup: ['test/e2e/startDemo.ts'],
          // Alone: another program that takes the processor would change what is said when.
          sequence: { groupOrder: 1 },
          testTimeout: 90_000,
        },
      },
      ...(['firefox', 'webkit'] as const).map((engine) => ({
        extends: true as const,
        test: {
          name: `showroom ${engine}`,
          environment: 'node' as const,
          include: [
            'test/showroom/engines.test.ts',
            ...(engine === 'firefox' ? ['test/showroom/firefoxModes.test.ts'] : []),
          ],
          globalSetup: ['test/showroom/serveShowroom.ts'],
          provide: { engine },
        },
      })),
      {
        extends: true,
        test: {
          name: 'showroom',
          environment: 'node',
          include: ['test/showroom/**/*.test.ts'],
          exclude: ['test/showroom/{engines,firefoxModes}.test.ts'],
          globalSetup: ['test/showroom/serveShowroom.ts'],
          maxConcurrency: 2,
        },
      },
    ],
  },
});
