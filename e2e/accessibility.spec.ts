import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { adminScreens, openScreen, screenTitled } from './adminScreens.ts';
import { expect, test } from './test.ts';
import { pasteQuestion } from './typing.ts';

/** Tests that only check accessibility with `expectAccessible`. */
const byAxeAlone = { tag: '@chromium' };

const pathsForAnyone = ['/login', '/public/term-and-condition', '/public/user-deletion', '/public/no-such-page'];
const pathsWithoutLists = ['/setting', '/no-such-page'];

for (const path of pathsForAnyone) {
  test(`${path} has no accessibility violation`, byAxeAlone, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const path of pathsWithoutLists) {
  test(`${path} has no accessibility violation`, byAxeAlone, async ({ signedIn: page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const screen of adminScreens) {
  test(`the screen ${screen.heading} has no accessibility violation, fits every window, names its tab and is silent`, async ({
    signedIn: page,
    consoleErrors,
  }) => {
    await openScreen(page, screen);
    const name = page.getByRole('heading', { level: 1 });
    const list = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    // Both follow the item once it has loaded.
    await expect(async () => {
      const place = screen.isForm ? await list.textContent() : 'Dashboard Overview';
      expect(await page.title()).toBe(`${await name.textContent()} · ${place}`);
    }).toPass();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
    for (const width of [1440, 1024, 900, 768, 640, 320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    expect(consoleErrors).toEqual([]);
  });
}

test('the terms do not scroll sideways', async ({ page }) => {
  await page.goto('/public/term-and-condition');
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('the confirm and error dialogs have no accessibility violation', byAxeAlone, async ({ signedIn: page }) => {
  await page.goto('/course?page=3');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.route('**/v1/course/draft', (route) =>
    route.fulfill({ status: 500, json: { message: 'No.', code: 'NO' } }),
  );
  await page.getByRole('button', { name: 'New' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
  await expectAccessible(page);
});

test('the dialogs of a question have no accessibility violation', byAxeAlone, async ({ signedIn: page }) => {
  await openScreen(page, screenTitled('Edit quiz'));
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const add = page.getByRole('dialog', { name: 'Add Question' });
  await expect(add).toBeVisible();
  await expectAccessible(page);
  await pasteQuestion(page, 'Which?\nA. one\nB. two\nC. two\nD. four');
  await add.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(add.getByText(/^Fix \d+ fields to continue$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Discard unsaved changes?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Edit Question' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'the palette, the keys and the question before leaving have no accessibility violation',
  byAxeAlone,
  async ({ signedIn: page }) => {
    await openScreen(page, screenTitled('Edit course'));
    await page.getByLabel('Title').fill('Not saved');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Feed' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Your changes to “');
    await expectAccessible(page);
  },
);

test('the menu of a narrow window has no accessibility violation', byAxeAlone, async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/course');
  // The layout is visible before it is interactive; its menu works once the list is loaded.
  await page
    .getByRole('link', { name: /^Setting ./ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
});
