import { defineConfig } from '@playwright/test';
import base from '../../e2e/playwright.config.ts';

const { globalSetup: _, ...withoutProduct } = base;

/** The configuration of the end-to-end tests, for those that must fail (see `checkTests.ts`). They need no product. */
export default defineConfig({
  ...withoutProduct,
  testDir: import.meta.dirname,
  testMatch: 'e2e.planted.ts',
  reporter: 'list',
});
