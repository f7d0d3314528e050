import { defineConfig } from 'vitest/config';
import base, { sharedModules } from '../../vitest.config.ts';

/** The configuration of the unit tests, for those that must fail (see `checkTests.ts`). */
export default defineConfig({
  test: {
    ...base.test,
    projects: [
      { root: import.meta.dirname, test: { name: 'planted', include: ['unit.planted.ts'], ...sharedModules } },
    ],
  },
});
