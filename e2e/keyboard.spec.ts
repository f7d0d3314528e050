import type { Page } from '@playwright/test';
import { ADMIN } from '../tools/product.ts';
import { posterIds, posterRows } from './posters.ts';
import { expect, test, waitForList } from './test.ts';
import { expectNotBehindBar, tabTo } from './typing.ts';
import { png } from './uploads.ts';
import { likeSentence, wordsOf } from './words.ts';

/** Selects files by pressing a focused button. */
async function chooseByKey(page: Page, ...files: ReturnType<typeof png>[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  // Playwright sends keys faster than it listens for the file chooser; this round trip waits for that.
  await page.evaluate(() => undefined);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(files);
}

test('the palette finds screens and recent items, and the keys are listed', async ({ signedIn: page }) => {
  await page.goto('/course');
  await page
    .getByRole('link', { name: /^Setting ./ })
    .first()
    .click();
  await expect(page.getByLabel('Title')).not.toHaveValue('');
  const title = await page.getByLabel('Title').inputValue();
  // Screen readers identify the page by its name.
  await expect(page.getByRole('main', { name: title })).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to…' }).fill('feed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Feed', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to…' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page).toHaveURL(/\/course\/\w+$/);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: `${title} Course` }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a slash goes to the search box', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/feed');
  await waitForList(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.keyboard.press('/');
  const search = page.getByPlaceholder('from title or description');
  await expect(search).toBeFocused();
  await expectNotBehindBar(search);
});

test('back puts focus and scroll where they were', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/course');
  await waitForList(page);
  const last = page.getByRole('link', { name: /^Setting ./ }).last();
  await last.scrollIntoViewIfNeeded();
  const name = await last.getAttribute('aria-label');
  const scroll = await page.evaluate(() => window.scrollY);
  expect(scroll).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByLabel('Title')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: name ?? '', exact: true })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scroll);
});

test('a page opened by its address starts at its top, and a reload keeps the position', async ({ signedIn: page }) => {
  const scroll = () => page.evaluate(() => window.scrollY);
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/course');
  await waitForList(page);
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.reload();
  await expect.poll(scroll).toBe(200);
  await page.goto('/event');
  await waitForList(page);
  expect(await scroll()).toBe(0);
});

test('a course is made, named and left by keyboard alone', async ({ signedIn: page }) => {
  await page.goto('/course');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'New' }).focus();
  await page.keyboard.press('Enter');
  // The label of the list's search field also contains 'title'.
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  const group = page.getByRole('button', { name: /Certificate Group/ });
  await expect(group).toBeFocused();
  await expect(group).not.toContainText('Loading…');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(group).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('link', { name: 'By keyboard', exact: true })).toBeFocused();
  await expect(page.getByText('Course saved')).toBeVisible();
});

test('lists are paged, searched and opened by keyboard alone', async ({ signedIn: page, context }) => {
  await page.goto('/user');
  await tabTo(page, page.getByRole('button', { name: 'Next page' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Rows per page' }));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\/user\?size=20$/);
  await tabTo(page, page.getByRole('link', { name: 'Feed' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('tab', { name: 'Posted' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Review' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /^Open Url/ })).toHaveCount(10);
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('from title or description')).toBeFocused();
  await page.keyboard.type('the');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=the/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const opening = context.waitForEvent('page');
  await tabTo(page, page.getByRole('button', { name: /^Open Url/ }).first());
  await page.keyboard.press('Enter');
  await expect((await opening).getByRole('button', { name: 'Approve' })).toBeVisible();
});

test('an event is made, its posters put into order and saved by keyboard alone', async ({ signedIn: page }) => {
  await page.goto('/event');
  await tabTo(page, page.getByRole('button', { name: 'New' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Hyperlink'));
  await page.keyboard.type('https://example.org/keys');
  const choose = page.getByRole('button', { name: /Choose Image/ });
  await tabTo(page, choose.first());
  await chooseByKey(page, png('cover.png'));
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await tabTo(page, choose.last());
  await chooseByKey(page, png('a.png'), png('b.png'));
  await expect(posterRows(page)).toHaveCount(2);
  const [first, second] = await posterIds(page);
  await tabTo(page, page.getByRole('button', { name: 'Delete poster 2' }));
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => posterIds(page)).toEqual([second, first]);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/event$/);
});

test('a certificate group is made and its name line moved by keyboard alone', async ({ signedIn: page }) => {
  await page.goto('/certificate-group');
  await tabTo(page, page.getByRole('button', { name: 'New' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Group name'));
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2');
  await tabTo(page, page.getByRole('button', { name: /Choose Image/ }));
  await chooseByKey(page, png('template.png'));
  const line = page.getByRole('slider', { name: 'Name line' });
  await expect(line).toHaveAttribute('aria-valuetext', '5 pixels from the top, the centre');
  await tabTo(page, line);
  await page.keyboard.press('ArrowDown');
  await expect(line).toHaveAttribute('aria-valuetext', '8 pixels from the top');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/certificate-group$/);
  await expect(page.getByText('Certificate group saved')).toBeVisible();
});

test('a question is added, edited and deleted by keyboard alone', async ({ signedIn: page }) => {
  await page.goto('/quiz');
  await tabTo(page, page.getByRole('link', { name: /^Setting ./ }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'New', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await page.keyboard.type('By keyboard?');
  await tabTo(page, page.getByLabel('Choice 1 is correct'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Choice 2 is correct')).toBeChecked();
  for (const choice of ['one', 'two', 'three', 'four']) {
    const place = ['one', 'two', 'three', 'four'].indexOf(choice) + 1;
    await tabTo(page, page.getByLabel(`Choice ${place}`, { exact: true }));
    await page.keyboard.type(choice);
  }
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Edit By keyboard?' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Yes.');
  await page.keyboard.press('Control+s');
  await tabTo(page, page.getByRole('button', { name: 'Delete By keyboard? Yes.' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete By keyboard? Yes.' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete (?!now )/ }).last()).toBeFocused();
});

test('colours are chosen, and one signs out and in, by keyboard alone', async ({ signedIn: page }) => {
  await page.goto('/setting');
  await tabTo(page, page.getByLabel('Match system'));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Light')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.getByRole('button', { name: 'Sign Out', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await tabTo(page, page.getByLabel('User'));
  await page.keyboard.type(ADMIN.username);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user$/);
});

test.describe('in a browser that reads from right to left', () => {
  test.use({ locale: 'ar' });

  for (const [language, direction, next] of [
    ['en', 'ltr', 'ArrowRight'],
    ['ar', 'rtl', 'ArrowLeft'],
  ] as const) {
    test(`menus and arrows follow the page, which is in ${language}`, async ({ signedIn: page }) => {
      const say = wordsOf(language);
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto('/setting');
      await expect(page.getByRole('heading', { name: say('Setting'), level: 1 })).toBeVisible();
      expect(await page.evaluate(() => navigator.language)).toBe('ar');
      await page.getByRole('button', { name: likeSentence(say, 'Account {user}', 'user') }).click();
      const menu = page.getByRole('menu');
      await expect(menu).toBeVisible();
      expect(await menu.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
      await page.keyboard.press('Escape');
      await tabTo(page, page.getByLabel(say('Match system')));
      await page.keyboard.press(next);
      await expect(page.getByLabel(say('Light'))).toBeChecked();
    });
  }
});
