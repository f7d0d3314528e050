import { runSteps } from './runSteps.ts';

/**
 * Checks what an operator or another team gets, which ordinary work rarely breaks: processes that are killed, outages,
 * production settings, the release folder, the component package, examples, and further languages.
 */
await runSteps('npm run test:release', {
  single: [
    { name: 'build', command: 'turbo', args: ['run', 'build'] },
    { name: 'installation of the sign-in emulator', command: 'node', args: ['tools/firebaseEmulator/install.ts'] },
  ],
  whole: [
    {
      name: 'processes and outages',
      command: 'vitest',
      args: [
        'run',
        '--tags-filter=release',
        '--project=backend',
        '--project=backend-embedded',
        '--project=docs',
        '--project=tools',
      ],
      needs: ['build'],
    },
    { name: 'release folder', command: 'node', args: ['tools/checkRelease.ts'] },
    { name: 'component package', command: 'node', args: ['tools/checkPackage.ts'] },
    {
      name: 'end-to-end tests',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', '--project=chromium', '--grep=@release'],
      needs: ['build', 'installation of the sign-in emulator'],
      hasBrowser: true,
    },
  ],
});
