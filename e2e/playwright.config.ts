import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browserArguments } from '../tools/browser.ts';
import { getEngine } from '../tools/engines.ts';
import { engine } from './engine.ts';

const executablePath = getEngine(engine);
const browsers: Readonly<Record<typeof engine, PlaywrightTestConfig['use']>> = {
  chromium: { launchOptions: { args: browserArguments, executablePath, timeout: 600_000 } },
  // The Firefox that people have cannot be told a colour scheme.
  firefox: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    colorScheme: null,
    launchOptions: {
      executablePath,
      timeout: 600_000,
      // Playwright loses sight of a page that comes back out of Firefox's memory.
      firefoxUserPrefs: { 'fission.bfcacheInParent': false },
    },
  },
  // Playwright has no part in it but the running of the tests.
  webkit: {},
};

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
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: `../reports/journeys-${engine}.json` }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // A trace of every journey would cost a third of its time; `--trace on` draws one of those that are in doubt.
    screenshot: 'only-on-failure',
    // The Chromium without windows keeps its clipboard from pages, which others let those write to that are pressed.
    permissions: ['clipboard-read', 'clipboard-write'],
    ...browsers[engine],
  },
});
