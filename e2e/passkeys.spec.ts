import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Product } from '../tools/product.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { openSession } from './openSession.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'serial' });

const PASSWORD = 'a horse of their own';

/** A browser of its own with an authenticator in software, which only the DevTools protocol offers. */
async function openDevice(browser: Browser, { origin }: Product, isUserVerified = true) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return { context, page, cdp, authenticatorId };
}

/** Adds an administrator by the API, and gives the path of the link with which they choose a password. */
async function addAdministrator(product: Product, username: string): Promise<string> {
  const { user } = JSON.parse(await openSession(product.origin));
  const answer = await fetch(`${product.origin}/v1/administrator`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${user.accessToken}` },
    body: JSON.stringify({ username }),
  });
  if (!answer.ok) throw new Error(`Adding an administrator was answered ${answer.status}: ${await answer.text()}`);
  const { token } = await answer.json();
  return `/welcome#${token}`;
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password, again', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Choose password' }).click();
  await page.getByRole('status').filter({ hasText: 'Password chosen. Sign in with it.' }).waitFor();
}

async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('User').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/setting');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
const forget = (page: Page) => page.evaluate(() => localStorage.clear());

async function credentialsOf(cdp: CDPSession, authenticatorId: string) {
  return (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

test('the first passkey is added, is then the second step, and signs in alone', { tag: '@chromium' }, async ({
  browser,
  product,
}) => {
  const { page, context, cdp, authenticatorId } = await openDevice(browser, product);
  await choosePassword(page, await addAdministrator(product, 'fay'));
  await logIn(page, 'fay');
  await mainNavigation(page).waitFor();
  await addPasskey(page, 'Laptop');
  await expect(page.getByRole('rowheader', { name: 'Laptop' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await signOut(page);
  const steps: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/v1/auth/sign-in')) steps.push(response.status());
  });
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await logIn(page, 'fay');
  await mainNavigation(page).waitFor();
  expect(steps).toEqual([401, 200]);

  await page.goto('/setting');
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await mainNavigation(page).waitFor();
  expect(steps).toEqual([401, 200]);
  await page.goto('/setting');
  await expect(page.getByRole('row', { name: /Laptop/ })).not.toContainText('Never');
  await expect(page.getByText('fay is signed in.', { exact: false })).toBeVisible();
  await context.close();
});
