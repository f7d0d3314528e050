import manifest from '../package.json' with { type: 'json' };
import { runSteps } from './runSteps.ts';

/** Checks a change: what someone could break in an hour of ordinary work. `tools/testRelease.ts` has the rest. */
const isCi = process.env.CI !== undefined;
/** A task of Turborepo is skipped while nothing changes that it reads; CI relies on no list of inputs. */
const task = (name: string, ...filters: readonly string[]) => ({
  command: 'turbo',
  args: [
    ...['run', name, ...filters.map((filter) => `--filter=${filter}`)],
    ...['--concurrency=1', '--output-logs=new-only', '--log-order=grouped', ...(isCi ? ['--force'] : [])],
  ],
});

await runSteps('npm test', {
  single: [
    {
      name: 'lock file',
      command: 'npx',
      args: [
        '--yes',
        '--prefix',
        'tools',
        manifest.packageManager,
        'install',
        '--frozen-lockfile',
        '--no-trust-lockfile',
      ],
      waits: true,
    },
    { name: 'unit tests of the service', ...task('test:unit', '@cpd/backend') },
    { name: 'unit tests', ...task('test:unit', '!@cpd/backend') },
    {
      name: 'Storybook build',
      command: 'storybook',
      args: ['build', '--output-dir', 'storybook-static', '--disable-telemetry', '--quiet'],
    },
    { name: 'build', command: 'turbo', args: ['run', 'build'] },
    { name: 'types', command: 'turbo', args: ['run', 'check:types'] },
    {
      name: 'tests of documents and tools',
      command: 'vitest',
      args: ['run', '--project=docs', '--project=tools', '--tags-filter=!release', '--maxWorkers=1'],
    },
    { name: 'lint', command: 'biome', args: ['ci', '.'] },
    { name: 'cycles', command: 'depcruise', args: ['--config', 'tools/cycles.cjs', 'packages', 'apps', 'services'] },
    {
      name: 'regular expressions',
      command: 'eslint',
      args: ['--config', 'tools/regexps.mjs', '{apps,e2e,packages,services,tools}/**/*.{ts,tsx}'],
    },
    { name: 'types of the tools', command: 'tsc', args: ['-p', 'tsconfig.json'] },
    { name: 'dead code', command: 'knip', args: ['--treat-config-hints-as-errors'] },
    { name: 'code that only tests use', command: 'knip', args: ['--production', '--include', 'exports,types'] },
    { name: 'direction of dependencies', command: 'node', args: ['tools/checkBoundaries.ts'] },
    { name: 'installation of the sign-in emulator', command: 'node', args: ['tools/firebaseEmulator/install.ts'] },
  ],
  whole: [
    {
      name: 'tests that must fail',
      command: 'node',
      args: ['tools/checkTests.ts'],
      needs: ['Storybook build'],
      hasBrowser: true,
    },
    {
      name: 'stories',
      command: 'node',
      args: ['tools/runStories.ts', '--json', '--outputFile', 'reports/stories.json'],
      needs: ['Storybook build'],
      hasBrowser: true,
      report: 'reports/stories.json',
    },
    {
      name: 'end-to-end tests',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', '--project=chromium', '--grep-invert=@release'],
      needs: ['build', 'installation of the sign-in emulator'],
      hasBrowser: true,
      report: 'reports/e2e.json',
    },
  ],
});
