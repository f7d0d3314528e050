import type { Page, Route } from '@playwright/test';
import { openScreen, screenTitled } from './adminScreens.ts';
import { expectSlowLoadNotice } from './slowLoadNotice.ts';
import { expect, test } from './test.ts';

/** What is answered for code that a deploy has replaced. */
const GONE = { status: 404, body: '' };

/** What a proxy answers while the server is restarted. */
const DOWN = { status: 502, body: '<html>' };

/** Answers as after a deploy until the page asks for its new document. */
async function loseUntilReloaded(page: Page, files: RegExp) {
  let isReloaded = false;
  page.on('request', (request) => {
    isReloaded ||= request.isNavigationRequest();
  });
  await page.route(files, (route) => (isReloaded ? route.continue() : route.fulfill(GONE)));
}

test('a page whose code is gone after a deploy is reloaded once, and opens', async ({
  signedIn: page,
  consoleErrors,
}) => {
  await page.goto('/course');
  await expect(page.getByRole('row')).toHaveCount(11);
  const code = /\/assets\/SettingPage-.*js/;
  await loseUntilReloaded(page, code);
  await page.getByRole('navigation').getByRole('link', { name: 'Setting' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Update Password' })).toBeVisible();
  // The browsers' own messages about the missing file.
  const isBrowsers = /^(Failed to load resource|Loading module from .* was blocked)/;
  expect(consoleErrors.filter((text) => !isBrowsers.test(text))).toEqual([]);
});

/** A page, the link to it on another page, and an element that shows that it is open. */
const toSetting = {
  from: '/course',
  link: (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Setting' }),
  content: (page: Page) => page.getByRole('heading', { name: 'Update Password' }),
};
const toQuiz = {
  from: '/quiz',
  link: (page: Page) => page.getByRole('link', { name: /^Setting ./ }).first(),
  content: (page: Page) => page.getByLabel('How many question to show'),
};

for (const [lost, files, { from, link, content }] of [
  ['code', /\/assets\/SettingPage-.*js/, toSetting],
  ['styles', /\/assets\/QuizEditPage-.*css/, toQuiz],
] as const) {
  test(`a page whose ${lost} cannot be loaded shows Reload, which opens it once they exist`, async ({
    signedIn: page,
  }) => {
    await page.goto(from);
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.route(files, (route) => route.fulfill(GONE));
    await link(page).dispatchEvent('click');
    await expect(page.getByRole('alert')).toContainText('Something went wrong.');
    await page.unroute(files);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(content(page)).toBeVisible();
  });

  test(`a page whose ${lost} failed to load when its link was hovered is opened complete`, async ({
    signedIn: page,
  }) => {
    await page.goto(from);
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.route(files, (route) => route.fulfill(GONE));
    const failed = page.waitForResponse(files);
    // Chromium may request the code again by itself, before or after the press.
    const loaded = page.waitForResponse((response) => files.test(response.url()) && response.status() === 200);
    await link(page).hover();
    await failed;
    await page.unroute(files);
    await link(page).click();
    await expect(content(page)).toBeVisible();
    await loaded;
  });
}

test('a form keeps what was typed when a deploy replaces a chunk and the page is reloaded', async ({
  signedIn: page,
}) => {
  await openScreen(page, screenTitled('Edit course'));
  await page.getByLabel('Title').fill('Typed before the reload');
  await loseUntilReloaded(page, /\/assets\/HistoryDialog-.*js/);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Typed before the reload');
});

for (const [part, files, browsers] of [
  // The other browsers request a module that has failed in a new document only, for which the menu asks.
  ['code', /\/assets\/BarMenus-.*js/, { tag: '@chromium' }],
  ['styles', /\/assets\/BarMenus-.*css/, {}],
] as const) {
  test(
    `a menu whose ${part} cannot be reached opens once the server is back, and nothing typed is lost`,
    browsers,
    async ({ signedIn: page }) => {
      await page.goto('/setting');
      await page.getByLabel(/^Old password/).fill('typed');
      await page.route(files, (route) => route.fulfill(DOWN));
      const account = page.getByRole('button', { name: /^Account/ });
      await account.click();
      const dialog = page.getByRole('alertdialog', { name: 'Error' });
      await expect(dialog).toContainText('This cannot be opened while the server cannot be reached.');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await page.unroute(files);
      const loaded = page.waitForResponse((response) => files.test(response.url()) && response.status() === 200);
      await account.click();
      await expect(page.getByRole('menu')).toBeVisible();
      await loaded;
      await page.keyboard.press('Escape');
      await expect(page.getByLabel(/^Old password/)).toHaveValue('typed');
    },
  );
}

test('a form survives being offline, and pages open once the server is back', async ({ signedIn: page, context }) => {
  await openScreen(page, screenTitled('Edit course'));
  await page.getByLabel('Title').fill('Typed offline');
  await context.setOffline(true);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Setting' });
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  for (const control of [link, page.getByRole('button', { name: /^Account/ })]) {
    await control.click();
    await expect(dialog).toContainText('This cannot be opened while the server cannot be reached.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Typed offline');
  }
  await context.setOffline(false);
  await link.click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(toSetting.content(page)).toBeVisible();
});

test('a page whose code fails with its document shows Reload', async ({ signedIn: page }) => {
  await page.route(/\/assets\/lists-.*js/, (route) => route.fulfill(DOWN));
  await page.goto('/course');
  await expect(page.getByRole('alert')).toContainText('Something went wrong.');
  await page.unroute(/\/assets\/lists-.*js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('a public page whose code fails shows Reload', async ({ page }) => {
  await page.route(/\/assets\/CertificatePage-/, (route) => route.fulfill(GONE));
  await page.goto('/public/certificate/no-such-certificate');
  await expect(page.getByRole('alert')).toContainText('Something went wrong.');
  await page.unroute(/\/assets\/CertificatePage-/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Data Not Found.' })).toBeVisible();
});

test('a public page whose first scripts fail opens when it is reloaded', async ({ page }) => {
  const scripts = /\/public\/assets\/(react|rolldown-runtime)-/;
  await page.route(scripts, (route) => route.fulfill(GONE));
  await page.goto('/public/certificate/no-such-certificate');
  const notice = await expectSlowLoadNotice(page);
  await page.unroute(scripts);
  await notice.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Data Not Found.' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a page whose code never arrives is given up after 15 seconds, and another page can be opened', async ({
  signedIn: page,
}) => {
  await page.clock.install();
  await page.goto('/user');
  await expect(page.getByRole('row')).toHaveCount(11);
  const files = /\/assets\/SettingPage-.*js/;
  await page.route(files, () => undefined);
  const codeRequest = page.waitForRequest(files);
  await page.getByRole('link', { name: 'Setting', exact: true }).click();
  await codeRequest;
  await page.clock.runFor(15_000);
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('This cannot be opened while the server cannot be reached.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Course', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('an error that appears at the same moment as a menu closes it, and both can be used', async ({
  signedIn: page,
}) => {
  await page.route('**/v1/certificate-group?*', (route) => route.abort());
  // The first request only: another one would open the menu again.
  const openMenu = async (route: Route) => {
    const account = { name: /^Account/, includeHidden: true };
    const opened = page.getByRole('button', { ...account, expanded: true });
    // The layout is visible before it is interactive; an earlier press opens nothing. An open menu covers its button.
    await expect(async () => {
      if ((await opened.count()) === 0) await page.getByRole('button', account).click({ timeout: 1_000 });
      await expect(opened).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
    await route.abort();
  };
  await page.route('**/v1/certificate-group?*', openMenu, { times: 1 });
  // The first error dialog: its code is not loaded yet.
  await page.goto('/certificate-group');
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  // To the section, because Setting has several.
  await expect(page).toHaveURL(/\/setting#password$/);
});
