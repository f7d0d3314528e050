import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAKE_ADMIN, FakeApi } from '../packages/api/src/testing/index.ts';
import { listen } from '../packages/api/src/testing/node/listen.ts';
import { buildApp, serveApps } from './builtApps.ts';
import { expect, test } from './test.ts';

/** The cards of Setting that need only the specified endpoints, and the browser's settings. */
const SPECIFIED_CARDS = ['Update Password', 'Sign Out', 'Appearance and keyboard'];

test('a build for a server with only the specified endpoints works from another origin (rules B2, H1)', {
  tag: ['@chromium', '@release'],
}, async ({ page }) => {
  const fake = new FakeApi();
  fake.capabilities = null;
  const api = await listen(fake);
  const folder = await mkdtemp(join(tmpdir(), 'cpd-other-server-'));
  await buildApp('admin', folder, { VITE_API_URL: api.origin });
  const site = await serveApps({ admin: folder });
  const failures: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${new URL(response.url()).pathname} ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()} ${reason}`);
  });

  await page.goto(`${site.origin}/course`);
  await page.getByLabel('User').fill(FAKE_ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(FAKE_ADMIN.password);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Course', level: 1 })).toBeVisible();
  for (const name of ['User', 'Feed', 'Cert Group', 'Quiz', 'Event', 'Setting', 'Course']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    if (name !== 'Setting') await expect(page.getByRole('row')).toHaveCount(11);
    else await expect(page.getByRole('heading', { level: 2 })).toHaveText(SPECIFIED_CARDS);
  }
  await page
    .getByRole('link', { name: /^Setting Anatomy/ })
    .first()
    .click();
  await page.getByLabel('Title').fill('Saved from another origin');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('rowheader', { name: 'Saved from another origin' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('rowheader', { name: 'Saved from another origin' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  expect(failures.toSorted()).toEqual(['/v1/capabilities 404', '/v1/captcha/challenge 404']);
  const signIn = fake.requests.find(({ name }) => name === 'POST /v1/auth/sign-in');
  expect(signIn?.body).toEqual({ ...FAKE_ADMIN, token: '' });
  site.server.close();
  site.server.closeAllConnections();
  await api.close();
  await rm(folder, { recursive: true });
});
