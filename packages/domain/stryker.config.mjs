/** Mutation testing: changes each rule in small ways and counts the changes that no test detects. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.d.ts'],
  // Stryker would rewrite a tsconfig with the compiler's JavaScript API, which TypeScript 7 no longer has.
  tsconfigFile: 'none',
  // A copied tsconfig.json would resolve `extends` in the wrong place; without a copy the original is used.
  ignorePatterns: ['tsconfig.json'],
  reporters: ['clear-text', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false },
  tempDirName: 'reports/sandbox',
  concurrency: 2,
  thresholds: { high: 98, low: 95, break: 90 },
};
