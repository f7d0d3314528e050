import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../tools/browser.ts';

/** Journeys through the built product in a real browser; each worker runs a product of its own on a copy of the demo data. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A machine that does much else at once answers late, and rightly: only what hangs fails by the clock.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/journeys.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // A trace of every journey would cost a third of its time; `--trace on` draws one of those that are in doubt.
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArguments, executablePath: findBrowser(), timeout: 600_000 },
  },
});
