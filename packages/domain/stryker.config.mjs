/** Changes each rule in small ways and counts the changes that no test notices. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  mutate: [
    'src/**/*.ts',
    '!src/**/*.test.ts',
    '!src/**/*.d.ts',
    '!src/nameFaces/{alphabets,chinese,japanese,korean}.ts',
  ],
  // Stryker would rewrite a tsconfig with the compiler's JavaScript API, which TypeScript 7 no longer has.
  tsconfigFile: 'none',
  // The copy would look for the file that it extends in the wrong place; without it the original one is found.
  ignorePatterns: ['tsconfig.json'],
  reporters: ['clear-text', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false },
  tempDirName: 'reports/sandbox',
  concurrency: 2,
  thresholds: { high: 98, low: 95, break: 90 },
};
