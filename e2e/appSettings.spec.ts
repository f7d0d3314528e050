import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FAKE_ADMIN, FakeApi } from '../packages/api/src/testing/index.ts';
import { listen } from '../packages/api/src/testing/node/listen.ts';
import { DEFAULT_APP_SETTINGS } from '../packages/domain/src/appSettings/appSettings.ts';
import { Site as ServedSite } from '../services/backend/src/http/site/Site.ts';
import { READY_MS } from '../tools/product.ts';
import { buildApp, type Site, serveApps } from './builtApps.ts';
import { test as base, expect } from './test.ts';

const SETTINGS = {
  VITE_BRAND_NAME: 'Chamber <of> Medicine',
  VITE_BRAND_MARK: '/login.avif',
  VITE_BRAND_HUE: '20',
  VITE_DEFAULT_LANGUAGE: 'th',
  VITE_DOCUMENTATION_URL: 'https://help.example.org/cpd',
  VITE_CAPTCHA_PROVIDER: 'turnstile',
  VITE_CAPTCHA_SITE_KEY: 'the-site-key',
  VITE_CONTACT_EMAIL: 'help@chamber.example',
  VITE_GOVERNING_LAW: 'the law of Ruritania',
  VITE_FIREBASE_API_KEY: 'the-web-key',
  VITE_FIREBASE_PROJECT_ID: 'cpd-1a2b3',
  VITE_FIREBASE_AUTH_DOMAIN: 'auth.example.org',
};
const fake = new FakeApi();

/** A script of Turnstile that gives a token at once. */
const TURNSTILE = `
  let options;
  window.turnstile = {
    render: (_, given) => { options = given; },
    reset() {},
    execute: () => options.callback('token for ' + options.sitekey),
  };`;
/** A script of Google that records which frame it should open. */
const GOOGLE = `
  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: { getContext: () => ({ open: ({ url }) => { window.openedFrame = url; } }) },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();`;

async function signIn(page: Page): Promise<void> {
  await page.route('https://challenges.cloudflare.com/turnstile/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TURNSTILE }),
  );
  await page.goto('/login');
  await page.getByLabel('User').fill(FAKE_ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(FAKE_ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

/** Signs in for the account deletion, and returns the address of the request. */
async function firebaseSignIn(page: Page): Promise<URL> {
  await page.route('https://identitytoolkit.googleapis.com/**', (route) => route.abort());
  await page.goto('/public/user-deletion');
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  const sent = page.waitForRequest('https://identitytoolkit.googleapis.com/**');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  return new URL((await sent).url());
}

const captchaToken = () => Object(fake.requests.findLast(({ name }) => name === 'POST /v1/auth/sign-in')?.body).token;

/** Each setting, and where its value has to be. */
const EFFECTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async VITE_API_URL(page) {
    await signIn(page);
    expect(captchaToken()).toBeDefined();
  },
  async VITE_BRAND_NAME(page) {
    await page.goto('/login');
    await expect(page.getByRole('main').getByText(SETTINGS.VITE_BRAND_NAME)).toBeVisible();
    await page.goto('/public/term-and-condition');
    await expect(page).toHaveTitle(`Terms and Conditions · ${SETTINGS.VITE_BRAND_NAME}`);
  },
  async VITE_BRAND_MARK(page) {
    for (const path of ['/login', '/public/term-and-condition']) {
      await page.goto(path);
      await expect(page.locator(`p > img[src="${SETTINGS.VITE_BRAND_MARK}"]`)).toBeVisible();
    }
  },
  async VITE_BRAND_HUE(page) {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Login' })).toHaveCSS('background-color', /^oklch\(.+ 20\)$/);
    await page.goto('/public/user-deletion');
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toHaveCSS(
      'background-color',
      /^oklch\(.+ 20\)$/,
    );
  },
  async VITE_DEFAULT_LANGUAGE(page) {
    // French is not offered.
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['fr'] }));
    for (const path of ['/login', '/public/term-and-condition']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', SETTINGS.VITE_DEFAULT_LANGUAGE);
    }
  },
  async VITE_DOCUMENTATION_URL(page) {
    await signIn(page);
    await page.getByRole('button', { name: 'Help' }).click();
    const link = page.getByRole('menuitem', { name: 'Documentation' });
    await expect(link).toHaveAttribute('href', SETTINGS.VITE_DOCUMENTATION_URL);
  },
  async VITE_CAPTCHA_PROVIDER(page) {
    const script = page.waitForRequest('https://challenges.cloudflare.com/turnstile/**');
    await signIn(page);
    await script;
  },
  async VITE_CAPTCHA_SITE_KEY(page) {
    await signIn(page);
    expect(captchaToken()).toBe(`token for ${SETTINGS.VITE_CAPTCHA_SITE_KEY}`);
  },
  async VITE_CONTACT_EMAIL(page) {
    await page.goto('/public/term-and-condition');
    const link = page.getByRole('region', { name: '11. Contact Us' }).getByRole('link');
    await expect(link).toHaveAttribute('href', `mailto:${SETTINGS.VITE_CONTACT_EMAIL}`);
  },
  async VITE_GOVERNING_LAW(page) {
    await page.goto('/public/term-and-condition');
    const section = page.getByRole('region', { name: '9. Governing Law' });
    await expect(section).toContainText(`governed by ${SETTINGS.VITE_GOVERNING_LAW}`);
  },
  async VITE_FIREBASE_API_KEY(page) {
    expect((await firebaseSignIn(page)).searchParams.get('key')).toBe(SETTINGS.VITE_FIREBASE_API_KEY);
  },
  async VITE_FIREBASE_PROJECT_ID(page) {
    // Without a project, the page sends nothing to Firebase.
    expect((await firebaseSignIn(page)).pathname).toBe('/v1/accounts:signInWithPassword');
  },
  async VITE_FIREBASE_AUTH_DOMAIN(page) {
    await page.route('https://apis.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: GOOGLE }),
    );
    await page.route('https://identitytoolkit.googleapis.com/**', (route) =>
      route.fulfill({ json: { authorizedDomains: ['localhost'] }, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await page.goto('/public/user-deletion');
    await page.getByRole('button', { name: 'Sign In With Google' }).click();
    const frame = await page.waitForFunction(() => Object(window).openedFrame);
    expect(new URL(await frame.jsonValue()).host).toBe(SETTINGS.VITE_FIREBASE_AUTH_DOMAIN);
  },
};

/** Both apps, built with every setting. */
const test = base.extend<object, { site: Site & { folders: { admin: string; public: string } } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its destructured argument.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'cpd-app-settings-'));
      const folders = { admin: join(folder, 'admin'), public: join(folder, 'public') };
      const api = await listen(fake);
      // A trailing slash is common.
      const settings = { ...SETTINGS, VITE_API_URL: `${api.origin}/` };
      await Promise.all([buildApp('admin', folders.admin, settings), buildApp('public', folders.public, settings)]);
      const site = await serveApps(folders);
      await use({ ...site, folders });
      site.server.close();
      site.server.closeAllConnections();
      await api.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: READY_MS },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

test.describe('a build with every setting of the apps', { tag: ['@chromium', '@release'] }, () => {
  // One worker builds once for all tests.
  test.describe.configure({ mode: 'default' });

  test('every setting of the apps is tried here (rule B1)', () => {
    const names = Object.keys(DEFAULT_APP_SETTINGS).filter((name) => name !== 'FIREBASE_AUTH_EMULATOR_HOST');
    expect(Object.keys(EFFECTS).toSorted()).toEqual(names.map((name) => `VITE_${name}`).toSorted());
  });

  test('the service replaces the settings of a build (rule B1)', async ({ site }) => {
    const pages = { BRAND_NAME: 'Another chamber', CONTACT_EMAIL: 'other@chamber.example' };
    for (const folder of [site.folders.admin, site.folders.public]) {
      const opened = await ServedSite.open(folder, pages);
      const page = Buffer.from(opened?.find('')?.filled?.identity ?? []).toString();
      expect(page).toContain('>Another chamber<');
      expect(page).toContain(`"GOVERNING_LAW":"${SETTINGS.VITE_GOVERNING_LAW}"`);
      expect(page).not.toContain('Chamber &lt;');
    }
    const publicSite = await ServedSite.open(site.folders.public, pages);
    const terms = Buffer.from(publicSite?.find('term-and-condition')?.filled?.identity ?? []).toString();
    expect(terms).toContain('mailto:other@chamber.example');
    expect(terms).not.toMatch(/%[A-Z_]{4,}%/);
  });

  for (const [name, check] of Object.entries(EFFECTS)) {
    test(`${name} takes effect (rule B1)`, async ({ page }) => {
      await check(page);
    });
  }
});
