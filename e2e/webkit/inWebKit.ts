import { test as base, type Page } from '@playwright/test';
import { startWebKit, type WebKit } from './startWebKit.ts';
import { WebKitPage } from './WebKitPage.ts';
import { WebKitTraffic } from './WebKitTraffic.ts';

/** Playwright's test function with a page in WebKit, which knows what the journeys of every engine ask of it. */
export const inWebKit = base.extend<{ consoleErrors: string[] }, { webKit: WebKit; traffic: WebKitTraffic }>({
  traffic: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its destructured argument.
    async ({}, use) => {
      const traffic = new WebKitTraffic();
      await traffic.start();
      await use(traffic);
      traffic.stop();
    },
    { scope: 'worker' },
  ],
  webKit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its destructured argument.
    async ({}, use) => {
      const webKit = await startWebKit();
      await use(webKit);
      await webKit.stop();
    },
    { scope: 'worker' },
  ],
  page: async ({ webKit, traffic, baseURL }, use) => {
    traffic.reset();
    const driver = await webKit.open(traffic.host);
    await use(new WebKitPage(driver, baseURL ?? '', traffic) as unknown as Page);
    await driver.quit();
  },
  consoleErrors: async ({ webKit }, use) => {
    const errors: string[] = [];
    webKit.tellErrors((error) => errors.push(error));
    await use(errors);
    webKit.tellErrors(() => {});
  },
});
