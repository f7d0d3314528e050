import { expectNoSidewaysScroll, expectNoViolation } from './accessible.ts';
import { adminScreens, openScreen } from './adminScreens.ts';
import { expect, test } from './test.ts';

/**
 * The rules read the document, which is the same in every browser and colour. Stories check every state of each screen and
 * component in the other modes; here are what they lack: the frame, the document and the built styles.
 */
const byAxeAlone = { tag: '@chromium' };

const pathsForAnyone = ['/login', '/public/term-and-condition', '/public/user-deletion', '/public/no-such-page'];
const sections = ['administrators', 'api-keys', 'activity'].map((section) => `/setting?section=${section}`);
const pathsWithoutLists = ['/setting', ...sections, '/no-such-page'];

for (const path of pathsForAnyone) {
  test(`${path} has no accessibility violation`, byAxeAlone, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolation(page, path);
  });
}

for (const path of pathsWithoutLists) {
  test(`${path} has no accessibility violation`, byAxeAlone, async ({ signedIn: page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolation(page, path);
  });
}

for (const screen of adminScreens) {
  test(`the screen ${screen.heading} has no accessibility violation, fits its frame, names its tab and is silent`, {
    ...byAxeAlone,
  }, async ({ signedIn: page, consoleErrors }) => {
    await openScreen(page, screen);
    const name = page.getByRole('heading', { level: 1 });
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    // Both follow the item once it has loaded.
    await expect(async () => {
      const places = screen.isForm ? await breadcrumbs.allTextContents() : ['Dashboard Overview'];
      const heading = await name.textContent();
      expect(places.map((place) => `${heading} · ${place}`)).toContain(await page.title());
    }).toPass();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoViolation(page, screen.heading);
    // The least width with the navigation, with its rail, and with tables.
    for (const width of [1200, 900, 640]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoViolation(page, `${screen.heading} on a phone`);
    expect(consoleErrors).toEqual([]);
  });
}
