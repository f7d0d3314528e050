import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { engine } from './engine.ts';
import { openSession } from './openSession.ts';
import { ADMIN, type Product, READY_MS, startProductCopy } from './product.ts';
import { inWebKit } from './webkit/inWebKit.ts';
import { withWebKit } from './webkit/webKitExpect.ts';

/** Playwright's expectations, which hold in every engine. */
export const expect = engine === 'webkit' ? withWebKit(baseExpect) : baseExpect;

/** What knows a page and what it wrote as an error to the console, or threw and nobody caught. */
const inPlaywright = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(errors);
  },
});

/** The test function of the journeys: `product` is this worker's own; `page` opens relative addresses on it. */
export const test = (engine === 'webkit' ? inWebKit : inPlaywright).extend<{ signedIn: Page }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its destructured argument.
    async ({}, use) => {
      const product = await startProductCopy();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: READY_MS },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  /** A page whose storage holds a session of its own; the journeys of signing in go through the login page. */
  signedIn: async ({ page, product }, use) => {
    await page.goto('/favicon.svg');
    await page.evaluate((root) => localStorage.setItem('root', root), await openSession(product.origin));
    await use(page);
  },
});

/** Signs in through the login page as a person would. */
export async function signIn(page: Page, path = '/login', password: string = ADMIN.password): Promise<void> {
  await page.goto(path);
  await page.getByLabel('User').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

/** Waits until a list's first page has come: its grey rows are as many, and busy. */
export async function untilListed(page: Page): Promise<void> {
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Makes the access token one that the API refuses, as it does when the token has expired, in the page and in storage. */
export async function expireAccessToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem('root') ?? '{}');
    root.user.accessToken = 'expired';
    const newValue = JSON.stringify(root);
    localStorage.setItem('root', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'root', newValue }));
  });
}
