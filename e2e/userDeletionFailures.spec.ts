import {
  button,
  errorDialog,
  expectSignedOut,
  password,
  path,
  signInWithPassword,
  signInWithPopup,
  test,
  userEmail,
} from './deletionTest.ts';
import { expect } from './test.ts';

// One emulator serves them all.
test.describe.configure({ mode: 'default' });

test("a wrong password shows the provider's message; nothing is lost, and the right one still works", async ({
  page,
  emulator,
}) => {
  const email = userEmail(24);
  await emulator.create({ email, password });
  await page.goto(path);
  await signInWithPassword(page, email, 'wrong');
  await expect(errorDialog(page)).toContainText('The password is invalid');
  await expect(page.locator('[data-overlay="loading"]')).toHaveCount(0);
  await button(page, 'Close').click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await signInWithPassword(page, email);
  await expect(page.getByText('You are signed in')).toBeVisible();
});

test('a closed window is no error', async ({ page }) => {
  await page.goto(path);
  const [window] = await Promise.all([page.waitForEvent('popup'), button(page, 'Sign In With Apple').click()]);
  await window.waitForLoadState('domcontentloaded');
  await expect(page.locator('[data-overlay="loading"]')).toBeVisible();
  await window.close();
  await expect(page.locator('[data-overlay="loading"]')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectSignedOut(page);
});

test('someone who is not a user sees a message, is signed out, and their account at the provider deleted', async ({
  page,
  emulator,
}) => {
  const email = 'stranger@elsewhere.example';
  await page.goto(path);
  await signInWithPopup(page, 'Google', email);
  await expect(errorDialog(page)).toContainText('User not found in our application.');
  await button(page, 'Close').click();
  await expectSignedOut(page);
  await expect.poll(() => emulator.has(email)).toBe(false);
});

test('an address that the provider has not verified matches no one', async ({ page, emulator }) => {
  const email = userEmail(25);
  await emulator.create({ email, password, isVerified: false });
  await page.goto(path);
  await signInWithPassword(page, email);
  await expect(errorDialog(page)).toContainText('User not found in our application.');
  await expect.poll(() => emulator.has(email)).toBe(false);
});

test('an unavailable provider is an error with its message', async ({ page }) => {
  await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort('connectionrefused'));
  await page.goto(path);
  await signInWithPassword(page, userEmail(26));
  await expect(errorDialog(page)).toContainText('A network AuthError');
  await button(page, 'Close').click();
  await expectSignedOut(page);
});

const providerFaults = {
  'an error of its own': [
    { status: 400, json: { error: { code: 400, message: 'OPERATION_NOT_ALLOWED' } } },
    'is disabled',
  ],
  'an error without a body': [{ status: 500, body: '' }, 'A network AuthError'],
  'malformed JSON': [{ status: 200, contentType: 'application/json', body: '{"idToken": ' }, 'A network AuthError'],
} as const;

test('a provider that fails is an error with its message, and the next attempt works', async ({ page, emulator }) => {
  const email = userEmail(35);
  await emulator.create({ email, password });
  await page.goto(path);
  for (const [name, [response, message]] of Object.entries(providerFaults)) {
    await page.route('**/accounts:signInWithPassword**', (route) =>
      route.fulfill({ ...response, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await signInWithPassword(page, email);
    await expect(errorDialog(page), name).toContainText(message);
    await button(page, 'Close').click();
    await expectSignedOut(page);
    await page.unroute('**/accounts:signInWithPassword**');
  }
  await signInWithPassword(page, email);
  await expect(page.getByText('You are signed in')).toBeVisible();
});
