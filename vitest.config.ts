import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Made anew for each project: vanilla-extract's plugin remembers the root of the one it serves.
const rendered = () => ({ plugins: [react(), vanillaExtractPlugin()] });
const inBrowserLikeDocument = { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] };

/** For what hangs, not for what is slow: no test fails because its machine is busy. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000 };

/** Loading every module anew for each file costs more than its tests; so a file leaves things as it found them. */
const sharingModules = { ...patient, isolate: false };

/** What a person would see is waited for in every project in the same way. */
const longTimeouts = fileURLToPath(new URL('packages/api/src/testing/longTimeouts.ts', import.meta.url));

/**
 * What the embedded database cannot do (be shared by processes, be moved to), and programs whose tests start many
 * processes and show nothing that depends on the engine: `backup`, `dataFolder`, `kill` and `rejectedStarts` run over both.
 */
const ofPostgresAlone = [
  'src/processes/commands.test.ts',
  'src/processes/lifecycle.test.ts',
  'src/processes/outages.test.ts',
  'src/processes/moveToPostgres.test.ts',
  'src/processes/keyRotation.test.ts',
  'src/processes/twoProcesses.test.ts',
  'src/database/deadlines.test.ts',
  'src/database/migrate.test.ts',
  'src/database/pooler.test.ts',
  'src/database/standby.test.ts',
];

/** The service's tests that depend on the database. They run over both engines. */
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
    ...ofPostgresAlone,
  );

/** The start of the service in production mode, a step of `npm test` of its own. */
const productionStart = 'src/processes/productionStart.test.ts';

/** Tests in those folders that draw, parse or wait, and only pass through the database. */
const notOfTheDatabase = [
  'src/auth/{deviceName,password}.test.ts',
  'src/certificates/{nameRuns,pdf,scripts}.test.ts',
  'src/files/{activePdf,contentDisposition,pdfVariants}.test.ts',
  'src/http/{clientAddress,clientGone,sendJson}.test.ts',
  'src/images/{imageVariants,inspectImage}.test.ts',
  'src/uploads/{FileProcessor,cleanFileName,withUpload}.test.ts',
];

/** One project a package; a file's own `@vitest-environment` comment overrides the environment named here. */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      { root: 'packages/domain', test: { name: 'domain', include: ['src/**/*.test.ts'], ...sharingModules } },
      {
        root: 'packages/api',
        test: {
          name: 'api',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: longTimeouts,
          ...sharingModules,
        },
      },
      { ...rendered(), root: 'packages/ui', test: { name: 'ui', ...inBrowserLikeDocument, ...sharingModules } },
      {
        ...rendered(),
        root: 'apps/admin',
        test: {
          name: 'admin',
          ...inBrowserLikeDocument,
          setupFiles: longTimeouts,
          ...sharingModules,
        },
      },
      {
        ...rendered(),
        root: 'apps/public',
        test: {
          name: 'public',
          ...inBrowserLikeDocument,
          setupFiles: longTimeouts,
          ...sharingModules,
        },
      },
      { root: 'docs', test: { name: 'docs', include: ['*.test.ts'], ...sharingModules } },
      { root: 'tools', test: { name: 'tools', include: ['**/*.test.ts'], ...sharingModules } },
      {
        root: 'services/backend',
        test: {
          name: 'backend',
          include: ['src/**/*.test.ts'],
          exclude: [...ofPostgresAlone, productionStart],
          globalSetup: 'src/testing/embeddedSetup.ts',
          ...sharingModules,
        },
      },
      {
        root: 'services/backend',
        test: {
          name: 'backend-postgres',
          include: overPostgres,
          exclude: notOfTheDatabase,
          globalSetup: 'src/testing/postgresSetup.ts',
          ...sharingModules,
        },
      },
      {
        root: 'services/backend',
        test: {
          name: 'production-start',
          include: [productionStart],
          globalSetup: 'src/testing/postgresSetup.ts',
          ...sharingModules,
        },
      },
    ],
  },
});
