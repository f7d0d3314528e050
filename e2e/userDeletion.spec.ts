import {
  button,
  createAccountInPopup,
  errorDialog,
  expectSignedOut,
  giveAllConsents,
  password,
  path,
  signInWithPassword,
  signInWithPopup,
  test,
  userEmail,
} from './deletionTest.ts';
import { shareSession } from './openSession.ts';
import { expect } from './test.ts';

// One emulator serves them all.
test.describe.configure({ mode: 'default' });

/** The e-mail addresses of all users, as an administrator sees them. */
async function userAddresses(origin: string): Promise<string[]> {
  const { user } = JSON.parse(await shareSession(origin));
  const headers = { Authorization: `Bearer ${user.accessToken}` };
  const { docs } = await (await fetch(`${origin}/v1/user?page=1&size=100`, { headers })).json();
  return docs.map(({ email }: { email: string }) => email);
}

test('a person signs in by e-mail, ticks the four boxes, deletes everything and sees a confirmation', async ({
  page,
  emulator,
  product,
  consoleErrors,
}) => {
  const email = userEmail(20);
  await emulator.create({ email, password });
  await page.goto(path);
  await expectSignedOut(page);
  await expect(page.getByText('cannot be undone')).toBeVisible();
  await signInWithPassword(page, email);

  await expect(page.getByText(email, { exact: true })).toBeVisible();
  for (const name of [
    'Delete personal info',
    'Delete content',
    'Delete certificate',
    `Delete account with every provider tied to ${email}`,
  ]) {
    await expect(button(page, 'DELETE')).toBeDisabled();
    await page.getByRole('checkbox', { name, exact: true }).check();
  }
  await button(page, 'DELETE').click();
  await expect(page.getByRole('heading', { name: 'Your deletion was requested' })).toBeFocused();
  await expect.poll(() => emulator.has(email)).toBe(false);
  await expect.poll(() => page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});

  await page.reload();
  await expectSignedOut(page);
  await signInWithPassword(page, email);
  await expect(errorDialog(page)).toContainText('There is no user record');
  expect(consoleErrors.filter((text) => !text.includes('400'))).toEqual([]);

  expect(await userAddresses(product.origin)).not.toContain(email);
});

for (const [company, place] of [
  ['Google', 21],
  ['Apple', 22],
] as const) {
  test(`a person signs in with ${company} in its window and deletes their data`, async ({ page, emulator }) => {
    const email = userEmail(place);
    await page.goto(path);
    await signInWithPopup(page, company, email);
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await giveAllConsents(page);
    await button(page, 'DELETE').click();
    await expect(page.getByText('Your deletion was requested')).toBeVisible();
    await expect.poll(() => emulator.has(email)).toBe(false);
  });
}

// WebKit partitions the storage of frames by the origin around them, and the emulator has another origin.
test('if the browser blocks pop-ups, the page goes to the provider and returns signed in', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'webkit', 'needs an auth domain on the same host');
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(path);
  await button(page, 'Sign In With Google').click();
  await page.waitForURL(/\/emulator\/auth\/handler/);
  await createAccountInPopup(page, userEmail(40));
  await expect(page.getByText(userEmail(40), { exact: true })).toBeVisible();
  await button(page, 'Sign out').click();
  await expectSignedOut(page);
});

test('a reload, and a page from the back/forward cache, are signed out', async ({ page, emulator }) => {
  const email = userEmail(34);
  await emulator.create({ email, password });
  await page.goto(path);
  const ways = [
    () => page.reload(),
    () => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  ];
  for (const leaveAndComeBack of ways) {
    await signInWithPassword(page, email);
    await expect(page.getByText('You are signed in')).toBeVisible();
    await leaveAndComeBack();
    await expectSignedOut(page);
  }
});

test('a new sign-in is requested when the provider requires one, and the deletion continues', async ({
  page,
  emulator,
}) => {
  const email = userEmail(29);
  await emulator.create({ email, password });
  await page.goto(path);
  await signInWithPassword(page, email);
  await giveAllConsents(page);
  await page.route('**/securetoken.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } } }),
  );
  await button(page, 'DELETE').click();
  const dialog = page.getByRole('dialog', { name: 'Sign in once more' });
  await expect(dialog).toContainText(email);
  await page.unroute('**/securetoken.googleapis.com/**');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in and delete' }).click();
  await expect(page.getByText('Your deletion was requested')).toBeVisible();
  await expect.poll(() => emulator.has(email)).toBe(false);
});

test('an account is deleted by keyboard alone', async ({ page, emulator }) => {
  const email = userEmail(30);
  await emulator.create({ email, password });
  await page.goto(path);
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are signed in')).toBeVisible();
  // The view that replaces the sign-in is focused.
  await expect(page.locator('[tabindex="-1"]:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Sign out')).toBeFocused();
  for (let box = 0; box < 4; box += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Tab');
  await expect(button(page, 'DELETE')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your deletion was requested' })).toBeFocused();
});
