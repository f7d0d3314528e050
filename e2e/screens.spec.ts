import { addressOf, adminScreens } from './adminScreens.ts';
import { readingFaults } from './faults.ts';
import { expect, test } from './test.ts';

/** Every call but those about signing in. */
const api = /\/v1\/(?!auth)/;

for (const screen of adminScreens) {
  test(`the screen ${screen.heading} stands whatever the API answers`, async ({ signedIn: page }) => {
    // Five page loads, each with a failure and a recovery.
    test.slow();
    const address = await addressOf(page, screen);
    const heading = page.getByRole('heading', { name: screen.heading, level: 1 });
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    const close = dialog.getByRole('button', { name: 'Close' });
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    for (const { name, answer, message, code } of readingFaults) {
      await page.route(api, answer);
      await page.goto(address);
      await expect(dialog, name).toContainText(message);
      if (code) await expect(dialog, name).toContainText(code);
      else await expect(dialog, name).not.toContainText('CODE');
      await page.unroute(api);
      // A screen that makes several calls has an error for each.
      await page.addLocatorHandler(dialog, () => close.click());
      await expect(heading, name).toBeVisible();
      await tryAgain.first().click();
      await expect(tryAgain, name).toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]'), name).toHaveCount(0);
      await page.removeLocatorHandler(dialog);
    }
  });

  test(`the screen ${screen.heading} shows that it is loading while the API takes its time`, async ({
    signedIn: page,
  }) => {
    const address = await addressOf(page, screen);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(api, async (route) => {
      await answered;
      await route.continue();
    });
    await page.clock.install();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: screen.heading, level: 1 })).toBeVisible();
    await page.clock.runFor(3000);
    await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    answer();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('each screen names its tab, and says nothing to the console', async ({ signedIn: page, consoleErrors }) => {
  const titles = new Set<string>();
  for (const screen of adminScreens) {
    await page.goto(await addressOf(page, screen));
    await expect(page.getByRole('heading', { name: screen.heading, level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(`${screen.heading} · Dashboard Overview`);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(adminScreens.length);
  expect(consoleErrors).toEqual([]);
});

test('a newer version of the app is announced, and loaded when asked', async ({ signedIn: page }) => {
  await page.clock.install();
  await page.goto('/user');
  await expect(page.getByRole('row')).toHaveCount(11);
  const isFirstPage = (url: URL) => url.pathname === '/';
  await page.route(isFirstPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/newer.js"></script>' }),
  );
  await page.clock.runFor('05:01');
  await expect(page.getByText('A newer version of this app is ready.')).toBeVisible();
  await page.unroute(isFirstPage);
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect(page.getByText('A newer version of this app is ready.')).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('searching, the palette and the setting screen say nothing to the console either', async ({
  signedIn: page,
  consoleErrors,
}) => {
  await page.goto('/feed');
  await page.getByPlaceholder('from title or description').fill('the');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Screen or recent item' }).fill('setting');
  await page.getByRole('option', { name: 'Setting' }).click();
  await expect(page.getByRole('heading', { name: 'Setting', level: 1 })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
