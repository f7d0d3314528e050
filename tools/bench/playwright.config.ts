import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.ts';

/** Measures the running product, one thing at a time; `npm run bench -- loads` measures the page loads alone. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: 1_800_000,
  reporter: [['list'], ['./FigureReporter.ts']],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { args: browserArguments, executablePath: findBrowser(), timeout: 600_000 },
  },
});
