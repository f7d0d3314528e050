import type { Page } from '@playwright/test';
import { posterIds, posterRows } from './posters.ts';
import { expect, test } from './test.ts';
import { chooseFiles, png } from './uploads.ts';

async function newEvent(page: Page): Promise<string> {
  await page.goto('/event');
  await page.getByRole('button', { name: 'New' }).click();
  await page.waitForURL(/\/event\/[^/?]+$/);
  await expect(page.getByLabel('Hyperlink')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('posters are added together, reordered by button, key and pointer, deleted and saved', {
  tag: '@chromium',
}, async ({ signedIn: page }) => {
  let saved: { images?: string[] } = {};
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && /\/v1\/event$/.test(request.url())) saved = request.postDataJSON();
  });
  const id = await newEvent(page);
  await page.getByLabel('Hyperlink').fill('https://example.org/winter-school');
  await chooseFiles(page, 'Cover image', png('cover.png'));
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await chooseFiles(page, 'Poster images', png('a.png'), png('b.png'), png('c.png'), png('d.png'));
  const rows = posterRows(page);
  await expect(rows).toHaveCount(4);
  const [a = '', b = '', c = '', d = ''] = await posterIds(page);

  await expect(page.getByRole('button', { name: 'Move up poster 1' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move down poster 4' })).toBeDisabled();
  await page.getByRole('button', { name: 'Move down poster 1' }).click();
  await expect.poll(() => posterIds(page)).toEqual([b, a, c, d]);

  const up = page.getByRole('button', { name: 'Move up poster 4' });
  await up.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => posterIds(page)).toEqual([b, a, d, c]);
  await expect(page.getByRole('status').filter({ hasText: 'Moved' })).toHaveText('Moved poster 4 to position 3 of 4');
  await expect(page.getByRole('button', { name: 'Move up poster 3' })).toBeFocused();

  // An image that loads makes its row higher.
  for (const picture of await page
    .getByRole('table', { name: /^Posters/ })
    .locator('img')
    .all())
    await expect(picture).toHaveJSProperty('naturalWidth', 10);
  const grip = page.locator('[draggable="true"]').first();
  await grip.scrollIntoViewIfNeeded();
  const [from, target] = [await grip.boundingBox(), await rows.nth(1).boundingBox()];
  if (!from || !target) throw new Error('The posters are not on the screen.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height - 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => posterIds(page)).toEqual([a, b, d, c]);
  await expect(page.getByRole('status').filter({ hasText: 'Moved' })).toHaveText('Moved poster 1 to position 2 of 4');

  await page.getByRole('button', { name: 'Delete poster 3' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`Are you sure to delete item: ${d}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/event$/);
  expect(saved).toMatchObject({ event: id, images: [a, b, c], hyperlink: 'https://example.org/winter-school' });

  await page.goto(`/event/${id}`);
  await expect.poll(() => posterIds(page)).toEqual([a, b, c]);
});

test('a cover opens in its full size in a new tab', async ({ signedIn: page, context }) => {
  await page.goto('/event?enabled=yes&page=2');
  await page
    .getByRole('link', { name: /^Setting / })
    .first()
    .click();
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Cover image in full size (opens in a new tab)' }).click();
  const picture = (await tab).locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(200);
});
