import { existsSync } from 'node:fs';
import { getJestConfig } from '@storybook/test-runner';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = (process.env.BROWSER_ARGUMENTS ?? '--disable-gpu').split(' ');

const base = getJestConfig();

/** Runs the stories in the machine's own Chromium; where there is none, in Playwright's. */
export default {
  ...base,
  testTimeout: 300_000,
  // Stories live in the library and the apps; the rest of the workspace is not worth crawling.
  roots: ['<rootDir>/packages/ui/src', '<rootDir>/apps'],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: {
        args,
        headless: true,
        timeout: 300_000,
        ...(existsSync(executablePath) ? { executablePath } : {}),
      },
    },
  },
};
