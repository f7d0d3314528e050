import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../services/backend/src/certificates/pdfReader.fixture.ts';
import { expect, test, waitForList } from './test.ts';
import { withPausedClock } from './typing.ts';
import { chooseFiles, png } from './uploads.ts';

async function newGroup(page: Page): Promise<string> {
  await page.goto('/certificate-group');
  await page.getByRole('button', { name: 'New' }).click();
  await page.waitForURL(/\/certificate-group\/[^/?]+$/);
  await expect(page.getByLabel('Group name')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The name line's position, in template pixels from the top. */
async function position(page: Page): Promise<number> {
  return Number(await page.getByRole('spinbutton', { name: 'Position' }).inputValue());
}

/** Whether all parts of an element are within it. */
function isAroundItsParts(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return [...element.children].every((part) => {
    const inner = part.getBoundingClientRect();
    return inner.left >= left && inner.right <= right;
  });
}

test('a draft becomes a group: name, number, template, name line, Save, Enable, Delete', async ({ signedIn: page }) => {
  const id = await newGroup(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Group name')).toBeFocused();
  await page.getByLabel('Group name').fill('Ward leadership');
  await page.getByLabel(/^Number of courses/).fill('2 courses');
  await expect(page.getByLabel(/^Number of courses/)).toHaveValue('2');
  await chooseFiles(page, 'Preview image', png('template.png'));
  // The template is 10 pixels high: the line starts in its middle and stops at its edges.
  await expect.poll(() => position(page)).toBe(5);
  const label = page.locator('span[aria-hidden="true"]').filter({ hasText: /^5 px$/ });
  expect(await label.evaluate(isAroundItsParts)).toBe(true);
  await withPausedClock(page, async () => {
    await page.getByRole('button', { name: /up/i }).first().click();
    await expect.poll(() => position(page)).toBe(2);
    await page.getByRole('button', { name: /up/i }).first().click();
    await expect.poll(() => position(page)).toBe(1);
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/certificate-group$/);

  await page.goto('/certificate-group?keyword=ward%20lead');
  const enable = page.getByRole('button', { name: 'Enable Ward leadership' });
  await enable.click();
  await expect(page.getByRole('alertdialog')).toContainText(`Are you sure to enable item: ${id}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(enable).toBeDisabled();
  await page.getByRole('button', { name: 'Delete Ward leadership' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`Are you sure to delete item ${id}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('No certificate groups match “ward lead”.')).toBeVisible();
});

test('the certificate can be downloaded as PNG and PDF before the form is saved, drawn like issued ones', async ({
  signedIn: page,
}) => {
  await newGroup(page);
  await expect(page.getByRole('button', { name: 'Download PNG' })).toHaveCount(0);
  await chooseFiles(page, 'Preview image', png('template.png'));
  // Until the template is loaded, all other controls are disabled.
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeVisible();
  await page.getByText('Custom', { exact: true }).click();
  await page.getByLabel('Sample text').fill('Ada Lovelace');
  const file = async (label: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: label }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const image = await file('Download PNG');
  await expect(page.getByText('certificate-preview.png downloaded')).toBeVisible();
  expect([image.name, image.bytes.toString('latin1', 1, 4)]).toEqual(['certificate-preview.png', 'PNG']);
  const pdf = await file('Download PDF');
  const { text, readCode } = await readPdf(pdf.bytes);
  expect([pdf.name, text, await readCode()]).toEqual([
    'certificate-preview.pdf',
    'Ada Lovelace',
    expect.stringMatching(/\/public\/certificate\/preview$/),
  ]);
});

test('holding Down moves the line until it is released', async ({ signedIn: page }) => {
  await page.goto('/certificate-group');
  const complete = page.getByRole('row').filter({ hasNotText: 'missing' }).nth(1);
  await complete.getByRole('link', { name: /^Setting/ }).click();
  await expect(page.getByRole('slider', { name: 'Name line' })).toBeVisible();
  const before = await position(page);
  const down = page.getByRole('button', { name: /down/i }).first();
  await down.hover();
  await page.mouse.down();
  await expect.poll(() => position(page)).toBeGreaterThan(before + 12);
  await page.mouse.up();
  const after = await position(page);
  await page.getByRole('link', { name: 'Certification Group' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(after).toBeGreaterThan(before);
});

test('the search waits for typing to stop for a second, and then searches once', async ({ signedIn: page }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/v1/certificate-group') searches.push(searchParams.get('keyword') ?? '');
  });
  await page.clock.install();
  await page.goto('/certificate-group');
  await waitForList(page);
  searches.length = 0;
  // The page's clock stands still between the keys, even on a slow machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  const search = page.getByPlaceholder('Search from title or description.');
  for (const text of ['i', 'im', 'ima', 'imag']) {
    await search.fill(text);
    await page.clock.runFor(999);
  }
  expect(searches).toEqual([]);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/keyword=imag$/);
  await page.clock.resume();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('Imaging Fellowship');
  expect(searches).toEqual(['imag']);
  await expect(search).toHaveValue('imag');
});
