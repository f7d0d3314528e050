import type { Browser, Page } from '@playwright/test';
import type { Product } from '../tools/product.ts';
import { expectAccessible } from './accessible.ts';
import { ageSessions } from './ageSessions.ts';
import { shareSession } from './openSession.ts';
import { expect, test } from './test.ts';

/** No server listens there. */
const COPY = 'http://localhost:18080';
const PASSWORD = 'a horse of their own';
const REJECTED = 'The passkey was not accepted. Sign in with your password instead.';
const NEEDED = 'Your account needs a passkey to sign in. Log in again and confirm it.';

/** A browser context with a software authenticator, which only the DevTools protocol offers. */
class Device {
  readonly page: Page;
  readonly #cdp;
  #authenticatorId = '';

  private constructor(page: Page, cdp: Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>) {
    this.page = page;
    this.#cdp = cdp;
  }

  /** The authenticator accepts a suggested passkey as soon as a page opens, so most tests disable suggestions. */
  static async open(browser: Browser, { origin }: Product, { hasSuggestions = false } = {}): Promise<Device> {
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    if (!hasSuggestions) {
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      });
    }
    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const device = new Device(page, cdp);
    await device.changeAuthenticator('internal');
    return device;
  }

  /** Replaces the authenticator, for example by a security key. */
  async changeAuthenticator(transport: 'internal' | 'usb'): Promise<void> {
    const authenticatorId = this.#authenticatorId;
    if (authenticatorId) await this.#cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    const options = {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    ({ authenticatorId: this.#authenticatorId } = await this.#cdp.send('WebAuthn.addVirtualAuthenticator', {
      options,
    }));
  }

  /** Sets whether the authenticator verifies its user's finger or PIN. */
  async setUserVerified(isUserVerified: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.#authenticatorId, isUserVerified });
  }

  async credentials() {
    const answer = await this.#cdp.send('WebAuthn.getCredentials', { authenticatorId: this.#authenticatorId });
    return answer.credentials;
  }

  async takeCredential(credential: Awaited<ReturnType<Device['credentials']>>[number]): Promise<void> {
    await this.#cdp.send('WebAuthn.addCredential', { authenticatorId: this.#authenticatorId, credential });
  }

  async logIn(username: string): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByLabel('User').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Login' }).click();
  }

  async usePasskey(): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  }

  async addPasskey(name: string): Promise<void> {
    await this.page.goto('/setting');
    await this.page.getByRole('button', { name: 'Add passkey' }).click();
    await this.page.getByLabel(/^Name/).fill(name);
    await this.page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(this.page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.page.evaluate(() => localStorage.clear());
    await this.page.goto('/login');
  }

  async expectSignedIn(): Promise<void> {
    await expect(this.page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }

  async expectError(message: string): Promise<void> {
    const dialog = this.page.getByRole('alertdialog');
    await expect(dialog).toContainText(message);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(this.page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  }

  close = () => this.page.context().close();
}

/** Sends a request as the first administrator. */
async function call({ origin }: Product, method: string, path: string, body?: object) {
  const { user } = JSON.parse(await shareSession(origin));
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${user.accessToken}` };
  const answer = await fetch(origin + path, { method, headers, body: body ? JSON.stringify(body) : null });
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function choosePassword(page: Page, token: string): Promise<void> {
  await page.goto(`/welcome#${token}`);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password, again', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Choose password' }).click();
  await page.getByRole('status').filter({ hasText: 'Password chosen. Sign in with it.' }).waitFor();
}

/** A device on which a new administrator is signed in. */
async function openNewAdministrator(browser: Browser, product: Product, username: string): Promise<Device> {
  const device = await Device.open(browser, product);
  const { token } = await call(product, 'POST', '/v1/administrator', { username });
  await choosePassword(device.page, token);
  await device.logIn(username);
  await device.expectSignedIn();
  return device;
}

test.describe('passkeys', { tag: '@chromium' }, () => {
  test('the first one is added, is the second step after the password, and signs in alone', async ({
    browser,
    product,
  }) => {
    const device = await openNewAdministrator(browser, product, 'fay');
    const { page } = device;
    await device.addPasskey('Laptop');
    const steps: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/v1/auth/sign-in')) steps.push(response.status());
    });
    await device.signOut();
    await device.logIn('fay');
    await device.expectSignedIn();
    expect(steps).toEqual([401, 200]);

    await device.signOut();
    await device.usePasskey();
    await device.expectSignedIn();
    expect(steps).toEqual([401, 200]);
    await page.goto('/setting');
    await expect(page.getByRole('row', { name: /^Laptop/ })).not.toContainText('Never');
    await expect(page.getByText('Signed in as fay.')).toBeVisible();
    await device.close();
  });

  test('one that the sign-in page suggests signs in', async ({ browser, product }) => {
    const device = await openNewAdministrator(browser, product, 'eve');
    await device.addPasskey('Phone');
    const [phone] = await device.credentials();
    if (!phone) throw new Error('The authenticator has no passkey.');
    const second = await Device.open(browser, product, { hasSuggestions: true });
    await second.takeCredential(phone);
    await second.page.goto('/login');
    await second.expectSignedIn();
    await Promise.all([device.close(), second.close()]);
  });

  test('a security key signs in on a second device, and the first device still does', async ({ browser, product }) => {
    const first = await openNewAdministrator(browser, product, 'gus');
    await first.addPasskey('Laptop');
    const [laptop] = await first.credentials();
    await first.changeAuthenticator('usb');
    await first.addPasskey('Security key');
    const [key] = await first.credentials();
    if (!laptop || !key) throw new Error('An authenticator has no passkey.');

    const second = await Device.open(browser, product);
    await second.logIn('gus');
    await second.expectError(NEEDED);
    await second.changeAuthenticator('usb');
    await second.takeCredential(key);
    await second.logIn('gus');
    await second.expectSignedIn();

    await first.changeAuthenticator('internal');
    await first.takeCredential(laptop);
    await first.signOut();
    await first.logIn('gus');
    await first.expectSignedIn();
    await Promise.all([first.close(), second.close()]);
  });

  test('one whose user is not recognised does not sign in', async ({ browser, product }) => {
    const device = await openNewAdministrator(browser, product, 'hal');
    await device.addPasskey('Laptop');
    await device.signOut();
    await device.setUserVerified(false);
    await device.logIn('hal');
    await device.expectError(NEEDED);
    await device.setUserVerified(true);
    await device.logIn('hal');
    await device.expectSignedIn();
    await device.close();
  });

  test('a removed one does not sign in, and the password alone does again', async ({ browser, product }) => {
    const device = await openNewAdministrator(browser, product, 'ida');
    await device.addPasskey('Laptop');
    await device.page.getByRole('button', { name: 'Remove Laptop' }).click();
    await device.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(device.page.getByText('No passkeys yet.')).toBeVisible();
    await device.signOut();
    await device.usePasskey();
    await device.expectError(REJECTED);
    await device.logIn('ida');
    await device.expectSignedIn();
    await device.close();
  });

  test('one that is used on a copy of the site at another URL does not sign in', async ({ browser, product }) => {
    const device = await openNewAdministrator(browser, product, 'bea');
    const { page } = device;
    await device.addPasskey('Laptop');
    await device.signOut();
    // Forwards everything, like a phishing site. The browser includes the site's own URL in what the passkey signs.
    await page.route(`${COPY}/**`, async (route) => {
      const url = route.request().url().replace(COPY, product.origin);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto(`${COPY}/login`);
    const answer = page.waitForResponse('**/v1/auth/passkey');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    expect((await answer).status()).toBe(401);
    await device.expectError(REJECTED);
    await device.close();
  });

  test('a lost one is replaced by a welcome link of another administrator', async ({ browser, product }) => {
    const lost = await openNewAdministrator(browser, product, 'jon');
    await lost.addPasskey('Laptop');
    await lost.close();
    const { docs } = await call(product, 'GET', '/v1/administrator');
    const { _id } = docs.find(({ username }: { username: string }) => username === 'jon');
    const { token } = await call(product, 'POST', `/v1/administrator/${_id}/link`);
    const device = await Device.open(browser, product);
    await choosePassword(device.page, token);
    await device.logIn('jon');
    await device.expectSignedIn();
    await device.addPasskey('New laptop');
    await device.close();
  });

  test('one proves the identity in an old session', async ({ browser, product }) => {
    const device = await openNewAdministrator(browser, product, 'kim');
    const { page } = device;
    await device.addPasskey('Laptop');
    await page.goto('about:blank');
    await ageSessions(product);
    await page.goto('/setting?section=administrators');
    await page.getByRole('button', { name: 'Add administrator' }).click();
    await page.getByLabel(/^User name/).fill('lea');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('dialog', { name: 'Link for lea' })).toBeVisible();
    await device.close();
  });
});
