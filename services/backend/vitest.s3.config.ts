import { defineConfig } from 'vitest/config';

/** The tests over a real object storage, run by `test:s3` where one is installed; they are not part of the usual run. */
export default defineConfig({
  test: {
    name: 's3',
    include: ['src/**/*.s3test.ts'],
    globalSetup: 'src/storage/swiftSetup.ts',
    testTimeout: 60_000,
  },
});
