import type { Route } from '@playwright/test';
import { addressOf, headingOf, screenTitled } from './adminScreens.ts';
import { queryFaults } from './faults.ts';
import { expect, test, waitForList } from './test.ts';

/** Every request except for those about signing in. */
const api = /\/v1\/(?!auth)/;

// A list and a form; app tests check the other screens.
for (const screen of [screenTitled('Event'), screenTitled('Edit course')]) {
  test(`the screen ${screen.heading} shows that it is loading, and shows no fault whatever the API returns`, async ({
    signedIn: page,
  }) => {
    const address = await addressOf(page, screen);
    const heading = headingOf(page, screen);
    const busy = page.locator('[aria-busy="true"]');
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    let response = async (_: Route): Promise<void> => undefined;
    await page.route(api, async (route) => {
      await isReleased;
      await response(route);
    });

    await page.clock.install();
    await page.goto(address);
    await expect(heading).toBeVisible();
    await page.clock.runFor(3000);
    await expect(busy.first()).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    for (const [index, fault] of queryFaults.entries()) {
      response = fault.fulfill;
      if (index === 0) release();
      else await tryAgain.first().click();
      await expect(dialog, fault.name).toContainText(fault.message);
      if (fault.code) await expect(dialog, fault.name).toContainText(fault.code);
      else await expect(dialog, fault.name).not.toContainText('CODE');
      // A screen with several requests shows an error for each.
      await page.addLocatorHandler(dialog, () => dialog.getByRole('button', { name: 'Close' }).click());
      await expect(busy, fault.name).toHaveCount(0);
      await expect(heading, fault.name).toBeVisible();
      await page.removeLocatorHandler(dialog);
    }

    response = (route) => route.continue();
    await tryAgain.first().click();
    await expect(tryAgain).toHaveCount(0);
    await expect(busy).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('a newer version of the app is announced, and loaded when asked', async ({ signedIn: page }) => {
  await page.clock.install();
  await page.goto('/user');
  // A pending request would time out with the fake clock.
  await waitForList(page);
  const isFirstPage = (url: URL) => url.pathname === '/';
  await page.route(isFirstPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/newer.js"></script>' }),
  );
  await page.clock.fastForward('05:01');
  await expect(page.getByText('A new version is available.')).toBeVisible();
  await page.unroute(isFirstPage);
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect(page.getByText('A new version is available.')).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('searching, the palette and the setting screen say nothing to the console either', async ({
  signedIn: page,
  consoleErrors,
}) => {
  await page.goto('/feed');
  await page.getByPlaceholder('from title or description').fill('the');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to…' }).fill('setting');
  await page.getByRole('option', { name: 'Setting', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Setting', level: 1 })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
