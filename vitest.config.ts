import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { languages } from './tools/build/languagesPlugin.ts';

// vanilla-extract's plugin serves one project only.
const renderedProject = (...apps: string[]) => ({ plugins: [languages(...apps), react(), vanillaExtractPlugin()] });
const inBrowserLikeDocument = { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] };

/** Long enough that a busy machine fails no test; a test that hangs still ends. */
const timeouts = { testTimeout: 600_000, hookTimeout: 600_000 };

/**
 * Test files of a worker share modules, because loading them for each file takes longer than its tests. A test file must
 * restore what it changes.
 */
export const sharedModules = { ...timeouts, isolate: false };

/** The setup of tests that render pages or use the client. */
const testSetup = fileURLToPath(new URL('packages/api/src/testing/setup.ts', import.meta.url));

/**
 * Tests of the embedded database, and of what it does differently: types of values, searching, migrating, transactions over
 * one connection, full disks, crashes and backups. The demo, and with it the end-to-end tests, uses every resource over it.
 */
const overEmbedded = [
  'src/catalog/courses/*.test.ts',
  'src/database/{Database,embeddedEngine,folderLock,migrations,searchText}.test.ts',
  'src/start/maintenance.test.ts',
  'src/running/processes/{backup,dataFolder,demoInProduction,diskFull,kill}.test.ts',
];

/** Those of them that have nothing to do over PostgreSQL. */
const onlyEmbedded = [
  'src/database/{embeddedEngine,folderLock}.test.ts',
  'src/running/processes/{dataFolder,demoInProduction}.test.ts',
];

/** One project for each package. A file with a `@vitest-environment` comment starts a process of its own. */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    tags: [
      {
        name: 'release',
        description:
          'What starts processes, or waits for outages: `npm run test:release` runs it, `npm test` does not.',
      },
    ],
    projects: [
      { root: 'packages/domain', test: { name: 'domain', include: ['src/**/*.test.ts'], ...sharedModules } },
      {
        root: 'packages/api',
        test: {
          name: 'api',
          ...inBrowserLikeDocument,
          setupFiles: testSetup,
          ...sharedModules,
        },
      },
      {
        ...renderedProject(),
        root: 'packages/ui',
        test: { name: 'ui', ...inBrowserLikeDocument, setupFiles: testSetup, ...sharedModules },
      },
      {
        ...renderedProject('apps/admin'),
        root: 'apps/admin',
        test: {
          name: 'admin',
          ...inBrowserLikeDocument,
          setupFiles: testSetup,
          ...sharedModules,
        },
      },
      {
        ...renderedProject('apps/public'),
        root: 'apps/public',
        test: {
          name: 'public',
          ...inBrowserLikeDocument,
          setupFiles: testSetup,
          ...sharedModules,
        },
      },
      { root: 'docs', test: { name: 'docs', include: ['*.test.ts'], ...sharedModules } },
      { root: 'tools', test: { name: 'tools', include: ['**/*.test.ts'], ...sharedModules } },
      {
        root: 'services/backend',
        test: {
          name: 'backend',
          include: ['src/**/*.test.ts'],
          exclude: onlyEmbedded,
          globalSetup: 'src/testing/postgresSetup.ts',
          ...sharedModules,
        },
      },
      {
        root: 'services/backend',
        test: {
          name: 'backend-embedded',
          include: overEmbedded,
          globalSetup: 'src/testing/embeddedSetup.ts',
          ...sharedModules,
        },
      },
    ],
  },
});
