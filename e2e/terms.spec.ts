import { expect, test } from './test.ts';

const path = '/public/term-and-condition';
const titles = [
  '1. User Registration and Account Management',
  '2. Mobile Device Binding',
  '3. Authentication',
  '4. Mobile App Authentication',
  '5. Authorization',
  '6. Data Protection',
  '7. Mobile Security',
  '8. Disclaimer',
  '9. Governing Law',
  '10. Changes to Terms and Conditions',
  '11. Contact Us',
];

test.describe('the terms with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the terms are all there, laid out, and reached from the contents', async ({ page }) => {
    const kinds: string[] = [];
    page.on('request', (request) => request.url().endsWith('/favicon.svg') || kinds.push(request.resourceType()));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2, name: /^\d+\. / })).toHaveText(titles);
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveText(titles);
    await expect(page.getByText('JavaScript')).toHaveCount(0);
    // The fonts are the only other requests: the terms are readable before they have loaded, without scripts and style sheets.
    await expect.poll(() => [...new Set(kinds)].sort()).toEqual(['document', 'font']);

    const { width } = (await page.getByRole('article').boundingBox()) ?? { width: 0 };
    expect(width).toBeLessThan(800);
    await expect(page.getByRole('article').getByRole('paragraph').nth(4)).toHaveCSS('font-size', '16px');

    await page.getByRole('link', { name: '9. Governing Law' }).click();
    await expect(page).toHaveURL(/#governing-law$/);
    await expect(page.getByRole('heading', { name: '9. Governing Law' })).toBeInViewport();
  });
});

test('the terms give the contact address as a link, and say who we are and since when', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(path);
  await expect(page).toHaveTitle('Terms and Conditions · CPD Service');
  await expect(page.getByRole('banner')).toContainText('CPD Service');
  await expect(page.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  const contact = page.getByRole('region', { name: '11. Contact Us' }).getByRole('link');
  await expect(contact).toHaveAttribute('href', `mailto:${await contact.textContent()}`);
  expect(consoleErrors).toEqual([]);
});

test('the terms print without contents and footer', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { name: '11. Contact Us' })).toBeVisible();
});

test('the terms link to the account deletion', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'account deletion page' }).click();
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible();
});

for (const [address, isFound] of [
  [path, true],
  ['/public/review/p1?token=t', false],
  ['/public/certificate/c1', false],
  ['/public/user-deletion', false],
  ['/public/nowhere', false],
] as const) {
  test(`${address} may ${isFound ? '' : 'not '}be found by search engines, and no one else gets its address`, async ({
    page,
  }) => {
    const response = await page.goto(address);
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(isFound ? 0 : 1);
  });
}
