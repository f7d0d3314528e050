import { getJestConfig } from '@storybook/test-runner';
import { browserArguments, findBrowser } from './tools/browser.ts';

const base = getJestConfig();

/** Runs the stories in the Chromium that all browser tests use. */
export default {
  ...base,
  testTimeout: 60_000,
  // The rest of the workspace has no stories and is not worth crawling.
  roots: ['<rootDir>/.storybook', '<rootDir>/packages/ui/src', '<rootDir>/apps'],
  transform: {
    ...base.transform,
    '^.+\\.[jt]sx?$': [base.transform['^.+\\.[jt]sx?$'], { jsc: { parser: { syntax: 'typescript' } } }],
  },
  testEnvironment: '<rootDir>/.storybook/environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/.storybook/hooks.ts'],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      // An element that fades in is invisible in its first frame, which a busy machine may show for long.
      contextOptions: { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } },
      launchOptions: { args: browserArguments, headless: true, timeout: 300_000, executablePath: findBrowser() },
    },
  },
};
