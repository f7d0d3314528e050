import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const publicPaths = ['/login', '/public/term-and-condition', '/public/no-such-page'];
const adminPaths = ['/user', '/feed', '/certificate-group', '/course', '/quiz', '/event', '/setting', '/no-such-page'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of publicPaths) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }

    for (const path of adminPaths) {
      test(`${path} has no accessibility violation`, async ({ signedIn: page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('the confirm and error dialogs have no accessibility violation', async ({ signedIn: page }) => {
      await page.goto('/course?page=3');
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.route('**/v1/course/draft', (route) =>
        route.fulfill({ status: 500, json: { message: 'No.', code: 'NO' } }),
      );
      await page.getByRole('button', { name: 'New' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

for (const width of [320, 390, 1024, 1440]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/course', '/user', '/public/term-and-condition']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}
