import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test('courses are searched, filtered and sorted, and reload and back keep the view', async ({ signedIn: page }) => {
  await page.goto('/course');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.keyboard.press('/');
  await page.keyboard.type('safe');
  await expect(page).toHaveURL(/[?&]keyword=safe/);
  const titles = page.getByRole('rowheader').getByRole('link');
  await expect(page.getByRole('rowheader').filter({ hasNotText: /safe/i })).toHaveCount(0);
  await page.getByRole('searchbox').press('Escape');
  await expect(page).not.toHaveURL(/keyword/);
  await page.getByRole('radio', { name: /^Not enabled \d+$/ }).click();
  await expect(page).toHaveURL(/[?&]enabled=no/);
  await expect(page.getByRole('row').filter({ hasText: 'Enabled' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title, Z to A');
  await expect(page).toHaveURL(/[?&]sort=-title/);
  let shown: readonly string[] = [];
  await expect(async () => {
    shown = await titles.allTextContents();
    expect(shown).not.toEqual([]);
    expect(shown).toEqual(shown.toSorted((one, other) => other.localeCompare(one)));
  }).toPass();
  await expect(
    page.getByRole('button', { name: /^Move up .*Unavailable while the list is filtered or sorted/ }).first(),
  ).toBeDisabled();
  await page.reload();
  await expect(titles).toHaveText(shown);
  await titles.first().click();
  await expect(page).toHaveURL(/\/course\/[^/?]+$/);
  await page.goBack();
  await expect(titles).toHaveText(shown);
});

test('what a course lacks leads to its field', async ({ signedIn: page }) => {
  await page.goto('/course?enabled=no');
  await page
    .getByRole('button', { name: /^\d missing: \(Draft\)/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /^Still missing/ })
    .getByRole('link', { name: 'PDF' })
    .click();
  await expect(page.getByRole('button', { name: 'Choose PDF Files' })).toBeFocused();
});

test('a press copies an id, and a notification says so', async ({ signedIn: page }) => {
  await page.goto('/course');
  const id = page.getByRole('button', { name: /, Copy ID$/ }).first();
  await id.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('ID copied');
  // Firefox reveals copied text only to a page into which it is pasted.
  const search = page.getByPlaceholder('Search courses');
  await search.press('ControlOrMeta+v');
  await expect(search).toHaveValue((await id.textContent()) ?? '');
});

for (const width of [1440, 390]) {
  test(`a notification does not cover the pager at ${width} pixels`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/feed');
    await page
      .getByRole('button', { name: /, Copy ID$/ })
      .first()
      .click();
    const notification = page.getByRole('region', { name: 'Notifications' }).getByRole('list');
    await expect(notification).toContainText('ID copied');
    await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded();
    const [box, pages] = await Promise.all(
      [notification, page.getByRole('navigation', { name: 'Pages' })].map((part) => part.boundingBox()),
    );
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(pages?.y ?? 0);
  });
}

test('users and events are searched, and events filtered, by the host', async ({ signedIn: page }) => {
  await page.goto('/user');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.keyboard.press('/');
  await page.keyboard.type('JUDGE');
  await expect(page).toHaveURL(/[?&]keyword=JUDGE/);
  await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader'), hasNotText: /judge/i })).toHaveCount(0);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.goto('/event');
  await page.getByRole('radio', { name: /^Not enabled \d+$/ }).click();
  await expect(page).toHaveURL(/[?&]enabled=no/);
  await expect(page.getByText('Enabled', { exact: true }).and(page.locator('td *'))).toHaveCount(0);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

/** Expects a visible, highlighted row with the focus on its title. */
async function expectSavedRow(page: Page, name: string | RegExp): Promise<void> {
  const title = page.getByRole('rowheader').getByRole('link', { name, exact: true });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('row').filter({ has: title })).toHaveAttribute('data-marked', 'true');
}

test('a new course is shown at its position on the right page, highlighted and focused', async ({ signedIn: page }) => {
  await page.goto('/course?enabled=yes');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByLabel('Title', { exact: true }).fill('Where am I');
  await page.getByRole('button', { name: /Certificate Group/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSavedRow(page, 'Where am I');
  await expect(page).toHaveURL(/\/course\?page=[3-9]$/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Where am I', exact: true })).toBeVisible();
  await expect(page.locator('[data-marked]')).toHaveCount(0);
});

test('a saved event is shown on the previous page of the list, and a new one on the first', async ({
  signedIn: page,
}) => {
  await page.goto('/event?page=2');
  await page
    .getByRole('link', { name: /^Setting / })
    .nth(4)
    .click();
  await page.getByLabel('Hyperlink').fill('https://example.org/second-page');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSavedRow(page, /^second-page/);
  await expect(page).toHaveURL(/\/event\?page=2$/);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByLabel('Hyperlink').fill('https://example.net/first-page');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSavedRow(page, /^first-page/);
  await expect(page).toHaveURL(/\/event$/);
});

for (const path of ['/course', '/event', '/certificate-group']) {
  test(`New and Cancel leave no draft behind at ${path}`, async ({ signedIn: page }) => {
    await page.goto(path);
    const count = page.getByRole('status').filter({ hasText: / of \d+$/ });
    const before = (await count.textContent()) ?? '';
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(count).toHaveText(before);
    await page.reload();
    await expect(count).toHaveText(before);
  });
}
