import { expect, test } from './test.ts';

test('the feed shows posted content, and content in review that opens in a new tab', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/feed');
  await expect(page.getByRole('heading', { name: 'Feed' })).toBeVisible();
  await expect(page.getByText('Posted', { exact: true })).toHaveCount(11);
  await expect(page.getByRole('button', { name: /^Open Url/ })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Review' }).click();
  await expect(page).toHaveURL(/tab=review/);
  await expect(page.getByRole('button', { name: /^Open Url/ })).toHaveCount(10);
  const opening = context.waitForEvent('page');
  await page
    .getByRole('button', { name: /^Open Url/ })
    .first()
    .click();
  const review = await opening;
  // Its token authorizes the reviewer, and is removed from the URL immediately.
  await expect(review.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(review).toHaveURL(/\/public\/review\/[^/?]+\?token=/);
  expect(await review.evaluate(() => window.opener)).toBeNull();
});

test('a decision leads on to the next post, and can be taken back before it is sent', async ({ signedIn: page }) => {
  const decisions: string[] = [];
  page
    .context()
    .on('request', (request) => request.method() === 'POST' && decisions.push(new URL(request.url()).pathname));
  await page.goto('/feed?tab=review');
  const opening = page.waitForEvent('popup');
  await page
    .getByRole('button', { name: /^Open Url/ })
    .first()
    .click();
  const review = await opening;
  const approve = review.getByRole('button', { name: 'Approve' });
  await expect(approve).toBeVisible();
  const first = review.url();
  expect(first).not.toContain('#');
  await approve.click();
  await review.getByRole('button', { name: 'Undo' }).click();
  await approve.click();
  await review.getByRole('button', { name: /^Next post \(\d+ left\)$/ }).click();
  await expect(review).toHaveURL(/\/public\/review\/[^/?]+\?token=[^#]+$/);
  await expect(review).not.toHaveURL(first);
  await expect(approve).toBeVisible();
  const [, id] = /\/review\/([^/?]+)/.exec(first) ?? [];
  expect(decisions.filter((path) => path.includes('/post/'))).toEqual([`/v1/post/approve/public/${id}`]);
});

test('switching the tab clears the search, and back restores it', async ({ signedIn: page }) => {
  await page.goto('/feed');
  const search = page.getByPlaceholder('from title or description');
  await search.fill('the');
  await search.press('Enter');
  await expect(page).toHaveURL(/keyword=the/);
  await page.getByRole('tab', { name: 'Review' }).click();
  await expect(search).toHaveValue('');
  await expect(page).not.toHaveURL(/keyword/);
  await page.goBack();
  await expect(search).toHaveValue('the');
  await expect(page.getByRole('tab', { name: 'Posted' })).toHaveAttribute('aria-selected', 'true');
});
