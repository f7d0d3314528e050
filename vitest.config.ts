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
const sharedModules = { ...timeouts, isolate: false };

/** The setup of tests that render pages or use the client. */
const testSetup = fileURLToPath(new URL('packages/api/src/testing/setup.ts', import.meta.url));

/**
 * Tests of what the embedded database cannot do, such as serving two processes, and tests that start many processes and do
 * not depend on the database.
 */
const onlyOverPostgres = [
  'src/processes/commands.test.ts',
  'src/processes/lifecycle.test.ts',
  'src/processes/outages.test.ts',
  'src/processes/moveToPostgres.test.ts',
  'src/processes/keyRotation.test.ts',
  'src/processes/twoProcesses.test.ts',
  'src/database/deadlines.test.ts',
  'src/database/serviceRole.test.ts',
  'src/database/migrate.test.ts',
  'src/database/pooler.test.ts',
  'src/userDeletion/deletionRaces.test.ts',
];

/** Tests of resources, which use both databases alike. They run over PostgreSQL alone, which allows races too. */
const resources = [
  ...[
    'activity',
    'administrators',
    'auth',
    'bin',
    'certificateGroups',
    'certificates',
    'events',
    'files',
    'images',
    'passkeys',
    'quizzes',
    'review',
    'throttle',
    'uploads',
    'userDeletion',
    'users',
  ].map((folder) => `src/${folder}/*.test.ts`),
  'src/history/pruneHistory.test.ts',
  'src/http/{errorContent,everyEndpoint,publicWork,races,texts,versions}.test.ts',
  'src/service/{KeyQuota,service}.test.ts',
];

/**
 * Tests of what the databases do differently: types of values, searching, migrating, transactions over one connection or
 * several, full disks, crashes and backups. They run over both, as does one resource. The demo, and with it the end-to-end
 * tests, uses every resource over the embedded database.
 */
const overBoth = [
  'src/courses/*.test.ts',
  'src/database/{Database,migrations,searchText}.test.ts',
  'src/history/record.test.ts',
  'src/http/http.test.ts',
  'src/lists/*.test.ts',
  'src/maintenance.test.ts',
  'src/processes/{backup,diskFull,kill}.test.ts',
  'src/service/events.test.ts',
];

/** The start of the service in production mode, a step of `npm test` of its own. */
const productionStart = 'src/processes/productionStart.test.ts';

/** One project for each package. A `@vitest-environment` comment in a file overrides the environment. */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      { root: 'packages/domain', test: { name: 'domain', include: ['src/**/*.test.ts'], ...sharedModules } },
      {
        root: 'packages/api',
        test: {
          name: 'api',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: testSetup,
          ...sharedModules,
        },
      },
      { ...renderedProject(), root: 'packages/ui', test: { name: 'ui', ...inBrowserLikeDocument, ...sharedModules } },
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
          exclude: [...resources, ...onlyOverPostgres, productionStart],
          globalSetup: 'src/testing/embeddedSetup.ts',
          ...sharedModules,
        },
      },
      {
        root: 'services/backend',
        test: {
          name: 'backend-postgres',
          include: [...resources, ...overBoth, ...onlyOverPostgres],
          globalSetup: 'src/testing/postgresSetup.ts',
          ...sharedModules,
        },
      },
      {
        root: 'services/backend',
        test: {
          name: 'production-start',
          include: [productionStart],
          globalSetup: 'src/testing/postgresSetup.ts',
          ...sharedModules,
        },
      },
    ],
  },
});
