import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../tools/browser.ts';

/** Tests that need the DevTools protocol, printing, forced colours or the clipboard, which only Chromium offers. */
const onlyInChromium = /@chromium/;

/** End-to-end tests of the built product. Each worker runs its own product on a copy of the demo data. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  // Tests wait for the network and for timers, so one more worker than cores keeps the cores busy.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  // A busy machine is slow; only a hanging test should time out.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // A trace of every test would add a third to the duration; `--trace on` records one.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: { args: browserArguments, executablePath: findBrowser(), timeout: 600_000 },
        // Headless Chromium denies the clipboard to pages. The other browsers do not know these permissions.
        permissions: ['clipboard-read', 'clipboard-write'],
      },
    },
    { name: 'firefox', use: { browserName: 'firefox' }, grepInvert: onlyInChromium },
    { name: 'webkit', use: { browserName: 'webkit' }, grepInvert: onlyInChromium },
  ],
});
