import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// vanilla-extract's plugin serves one project only.
const renderedProject = () => ({ plugins: [react(), vanillaExtractPlugin()] });
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

/** Tests of the service that depend on the database. They run over both. */
const overPostgres = [
  'activity',
  'administrators',
  'auth',
  'certificateGroups',
  'certificates',
  'courses',
  'demo',
  'events',
  'files',
  'history',
  'http',
  'images',
  'lists',
  'passkeys',
  'quizzes',
  'review',
  'service',
  'throttle',
  'uploads',
  'userDeletion',
  'users',
]
  .map((folder) => `src/${folder}/*.test.ts`)
  .concat(
    'src/database/Database.test.ts',
    'src/database/migrations.test.ts',
    'src/database/searchText.test.ts',
    'src/processes/backup.test.ts',
    'src/processes/diskFull.test.ts',
    'src/processes/kill.test.ts',
    'src/maintenance.test.ts',
    ...onlyOverPostgres,
  );

/** The start of the service in production mode, a step of `npm test` of its own. */
const productionStart = 'src/processes/productionStart.test.ts';

/** Tests in the same folders that do not depend on the database. */
const withoutDatabase = [
  'src/auth/{deviceName,password}.test.ts',
  'src/certificates/{nameRuns,pdf,scripts}.test.ts',
  'src/files/{activePdf,contentDisposition,pdfVariants}.test.ts',
  'src/http/{clientAddress,clientGone,sendJson}.test.ts',
  'src/images/{imageVariants,inspectImage}.test.ts',
  'src/uploads/{FileProcessor,cleanFileName,withUpload}.test.ts',
];

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
        ...renderedProject(),
        root: 'apps/admin',
        test: {
          name: 'admin',
          ...inBrowserLikeDocument,
          setupFiles: testSetup,
          ...sharedModules,
        },
      },
      {
        ...renderedProject(),
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
          exclude: [...onlyOverPostgres, productionStart],
          globalSetup: 'src/testing/embeddedSetup.ts',
          ...sharedModules,
        },
      },
      {
        root: 'services/backend',
        test: {
          name: 'backend-postgres',
          include: overPostgres,
          exclude: withoutDatabase,
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
