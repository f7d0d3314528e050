import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../services/backend/src/people/certificates/pdfReader.fixture.ts';
import { expect, test } from './test.ts';
import { chooseFiles, png } from './uploads.ts';

async function newGroup(page: Page): Promise<string> {
  await page.goto('/certificate-group');
  await page.getByRole('button', { name: 'New' }).click();
  await page.waitForURL(/\/certificate-group\/[^/?]+$/);
  await expect(page.getByLabel('Group name')).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The name line's position, in template pixels from the top. */
async function _position(page: Page): Promise<number> {
  return Number(await page.getByRole('spinbutton', { name: 'Position' }).inputValue());
}

/** Whether all parts of an element are within it. */
function _isAroundItsParts(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return [...element.children].every((part) => {
    const inner = part.getBoundingClientRect();
    return inner.left >= left && inner.right <= right;
  });
}

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

test('a window of 1024 by 768 pixels shows the controls of the name above Save', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/certificate-group');
  // Groups without missing parts have a template.
  const complete = page.getByRole('row').filter({ hasNotText: 'missing' }).nth(1);
  await complete.getByRole('link', { name: /^Setting/ }).click();
  await expect(page.getByRole('slider', { name: 'Name line' })).toBeVisible();
  const top = (await page.getByRole('button', { name: 'Save' }).boundingBox())?.y ?? 0;
  for (const control of [
    page.getByRole('button', { name: 'Move up' }),
    page.getByRole('button', { name: 'Centre' }),
    page.getByRole('spinbutton', { name: 'Position' }),
  ]) {
    const box = await control.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(top);
  }
});
