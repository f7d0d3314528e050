import type { Page } from '@playwright/test';
import { type Product, READY_MS, startProductCopy } from '../tools/product.ts';
import { startTestEmulator, type TestEmulator } from './authEmulator.ts';
import { test as base, expect } from './test.ts';
import { type Words, wordsOf } from './words.ts';

/** The first run on a machine installs the emulator, unless it is already installed. */
const INSTALL_MS = 600_000;

/** The test function for deletions: each worker has its own `product` and identity provider. */
export const test = base.extend<object, { emulator: TestEmulator; product: Product }>({
  emulator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its destructured argument.
    async ({}, use) => {
      const emulator = await startTestEmulator();
      await use(emulator);
      await emulator.stop();
    },
    { scope: 'worker', timeout: INSTALL_MS },
  ],
  product: [
    async ({ emulator }, use) => {
      const product = await startProductCopy(emulator.environment);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: READY_MS },
  ],
});

/** The URL of the account deletion. */
export const path = '/public/user-deletion';
/** The password of every person that a test creates. */
export const password = 'a journey’s password';
/** The button of exactly that name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A demo user's e-mail address; every test uses a different one. */
export const userEmail = (place: number) => `user-${place}@demo.example`;

export async function signInWithPassword(
  page: Page,
  email: string,
  secret = password,
  say: Words = wordsOf('en'),
): Promise<void> {
  await page.getByLabel(say('E-mail')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(secret);
  await button(page, say('Sign In')).click();
}

/** Gives all four consents. */
export async function giveAllConsents(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

export const errorDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Error' });

/** Signs in as a new person in the pop-up window of Apple or Google. */
export async function signInWithPopup(page: Page, company: 'Apple' | 'Google', email: string): Promise<void> {
  const [window] = await Promise.all([page.waitForEvent('popup'), button(page, `Sign In With ${company}`).click()]);
  await createAccountInPopup(window, email);
}

/** Creates a new person in the provider's window, or on its page if pop-ups are blocked. */
export async function createAccountInPopup(window: Page, email: string): Promise<void> {
  // Its buttons are visible before they work.
  await window.waitForLoadState();
  await window.locator('.js-new-account').click();
  await window.locator('#email-input').fill(email);
  await window.locator('#sign-in').click();
}

/** Expects all three ways to sign in. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /logo$/ })).toBeVisible();
  for (const name of ['Sign In', 'Sign In With Apple', 'Sign In With Google']) {
    await expect(button(page, name)).toBeVisible();
  }
}
