import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminScreens, openScreen, screenTitled } from './adminScreens.ts';
import { expect, test } from './test.ts';
import { pasteQuestion } from './typing.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const publicPaths = ['/login', '/public/term-and-condition', '/public/no-such-page'];
const pathsWithoutCalls = ['/setting', '/no-such-page'];

async function expectNoViolation(page: Page): Promise<void> {
  // What fades in has its own colours only when it has arrived.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  expect(await violations(page)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of publicPaths) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolation(page);
      });
    }

    for (const path of pathsWithoutCalls) {
      test(`${path} has no accessibility violation`, async ({ signedIn: page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolation(page);
      });
    }

    for (const screen of adminScreens) {
      test(`the screen ${screen.heading} has no accessibility violation`, async ({ signedIn: page }) => {
        await openScreen(page, screen);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectNoViolation(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNoViolation(page);
      });
    }

    test('the confirm and error dialogs have no accessibility violation', async ({ signedIn: page }) => {
      await page.goto('/course?page=3');
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await page.route('**/v1/course/draft', (route) =>
        route.fulfill({ status: 500, json: { message: 'No.', code: 'NO' } }),
      );
      await page.getByRole('button', { name: 'New' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
      await expectNoViolation(page);
    });

    test('the dialogs of a question have no accessibility violation', async ({ signedIn: page }) => {
      await openScreen(page, screenTitled('Edit quiz'));
      await page.getByRole('button', { name: 'New', exact: true }).click();
      const add = page.getByRole('dialog', { name: 'Add Question' });
      await expect(add).toBeVisible();
      await expectNoViolation(page);
      await pasteQuestion(page, 'Which?\none\ntwo\ntwo\nfour');
      await add.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(add.getByText('Please mend')).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toContainText('Close without saving?');
      await expectNoViolation(page);
      await page.getByRole('button', { name: 'Discard' }).click();
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Edit Question' })).toBeVisible();
      await expectNoViolation(page);
    });

    test('the palette, the keys and the question before leaving have no accessibility violation', async ({
      signedIn: page,
    }) => {
      await openScreen(page, screenTitled('Edit course'));
      await page.getByLabel('Title').fill('Not saved');
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Screen or recent item' })).toBeFocused();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Feed' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Leave this page?');
      await expectNoViolation(page);
    });

    test('the menu of a narrow window has no accessibility violation', async ({ signedIn: page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/course');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expectNoViolation(page);
    });
  });
}

for (const width of [320, 390, 1024, 1440]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/course', '/feed?tab=review', '/certificate-group', '/public/term-and-condition']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      // A table whose frame scrolls becomes a region, so that the keyboard reaches it.
      await expect(page.getByRole('region').filter({ has: page.getByRole('table') }), path).toHaveCount(0);
    }
  });
}
