import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../tools/browser.ts';

const folder = process.env.STORYBOOK_STATIC ?? 'storybook-static';
const port = Number(process.env.VISUAL_PORT ?? 6108);

/**
 * Compares the state matrices and screens of the built Storybook with the committed screenshots, light and dark, on
 * desktop and phone.
 */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  testMatch: '*.visual.ts',
  workers: 2,
  timeout: 120_000,
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../reports/visual' }]],
  outputDir: '../../reports/visual-results',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // The antialiasing of glyphs differs between machines; shapes and positions do not.
  expect: {
    toHaveScreenshot: {
      timeout: 20_000,
      threshold: 0.3,
      maxDiffPixelRatio: 0.001,
      animations: 'disabled',
      caret: 'hide',
    },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  webServer: {
    command: `vite preview --outDir ${folder} --port ${port} --strictPort --host 127.0.0.1 --logLevel warn`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/index.json`,
  },
});
