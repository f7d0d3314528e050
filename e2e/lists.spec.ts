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
    const isAbove = (box?.y ?? Number.NaN) + (box?.height ?? 0) < (pages?.y ?? 0);
    const isBelow = (pages?.y ?? Number.NaN) + (pages?.height ?? 0) < (box?.y ?? 0);
    expect({ box, pages, isApart: isAbove || isBelow }).toMatchObject({ isApart: true });
  });
}
