import { expectNoViolation } from './accessible.ts';
import { expect, test } from './test.ts';

/** Without best practices: Redoc skips heading levels. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('the API page shows every resource, loads nothing from other hosts and reports no error', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:')) others.push(request.url());
  });
  await page.goto('/v1/docs');
  await expect(page.getByRole('heading', { level: 1, name: /^CPD back office/ })).toBeVisible();
  await expect(page.getByText(`API_URL=${baseURL}`)).toBeVisible();
  for (const name of ['courses', 'service']) await expect(page.getByRole('menuitem', { name })).toBeAttached();
  await expectNoViolation(page, 'API page', WCAG);
  expect(others).toEqual([]);
  expect(consoleErrors).toEqual([]);
});
