import { test as base, type Page } from '@playwright/test';
import { startWebKit, type WebKit } from './startWebKit.ts';
import { WebKitPage } from './WebKitPage.ts';

/** Playwright's test function with a page in WebKit, which knows what the journeys of every engine ask of it. */
export const inWebKit = base.extend<{ consoleErrors: string[] }, { webKit: WebKit }>({
  webKit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its destructured argument.
    async ({}, use) => {
      const webKit = await startWebKit();
      await use(webKit);
      await webKit.stop();
    },
    { scope: 'worker' },
  ],
  page: async ({ webKit, baseURL }, use) => {
    const driver = await webKit.open();
    await use(new WebKitPage(driver, baseURL ?? '') as unknown as Page);
    await driver.quit();
  },
  consoleErrors: async ({ webKit }, use) => {
    const errors: string[] = [];
    webKit.tellErrors((error) => errors.push(error));
    await use(errors);
    webKit.tellErrors(() => {});
  },
});
