import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../services/backend/src/people/certificates/pdfReader.fixture.ts';
import { tampered, verifyCredential } from '../services/backend/src/people/certificates/verifyCredential.fixture.ts';
import { expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './test.ts';

/** The orientation of each sheet of the printed page. */
async function sheets(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => (Number(width) > Number(height) ? 'landscape' : 'portrait'));
}

const image = (page: Page) => page.getByRole('img', { name: /^Certificate/ });

test('an issued certificate is shown in a centred column of medium width', async ({ page, product, consoleErrors }) => {
  await page.goto(await product.announced(/http\S+\/public\/certificate\/\S+/));
  await expect(image(page)).toBeVisible();
  await expect
    .poll(() => image(page).evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(1000);
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  const { x, width } = (await image(page).boundingBox()) ?? { x: 0, width: 0 };
  expect(width).toBeGreaterThan(600);
  expect(width).toBeLessThan(800);
  expect(Math.abs(x + width / 2 - 720)).toBeLessThan(12);
  expect(consoleErrors).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

// Only Chromium prints to PDF.
const onPaper = { tag: '@chromium' };

test('the record of a certificate is below its image, on paper too', async ({ page, product }) => {
  const address = await product.announced(/http\S+\/public\/certificate\/\S+/);
  await page.goto(address);
  const record = page.getByRole('region', { name: 'Record' });
  await expect(record.getByText('Valid', { exact: true })).toBeVisible();
  await expect(record.getByRole('term')).toHaveText(['Holder', 'Group', 'Date', 'Number']);
  await expect(record.getByRole('definition').last()).toHaveText(/^\d{4}-\d{6}$/);
  const [above, below] = [await image(page).boundingBox(), await record.boundingBox()];
  expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await page.emulateMedia({ media: 'print' });
  await expect(record).toBeVisible();
  await expect(record.getByText(`Verify this certificate at ${address}`)).toBeVisible();
});

test('a certificate is verified from the QR code of its PDF', async ({ page, product, consoleErrors }) => {
  await page.goto(await product.announced(/http\S+\/public\/certificate\/\S+/));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^certificate-\d{4}-\d{6}\.pdf$/);
  const { text, readCode } = await readPdf(await readFile(await download.path()));
  await page.goto('about:blank');
  await page.goto((await readCode()) ?? '');
  const record = page.getByRole('region', { name: 'Record' });
  await expect(record.getByText('Valid', { exact: true })).toBeVisible();
  await expect(record.getByText(text)).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('the credential of a certificate is verified by its published keys, and rejected once it is changed', async ({
  page,
  product,
}) => {
  await page.goto(await product.announced(/http\S+\/public\/certificate\/\S+/));
  const holder = (await page.getByRole('definition').first().textContent()) ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download proof (signed file)' }).click(),
  ]);
  const credential = await readFile(await download.path(), 'utf8');
  const issuer = await (await page.request.get('/.well-known/did.json')).json();
  const { verified, payload } = await verifyCredential(credential, issuer);
  expect([verified, payload.id, JSON.stringify(payload).includes(holder)]).toEqual([true, page.url(), true]);
  const changed = tampered(credential, (text) => text.replaceAll(holder, 'Somebody Else'));
  await expect(verifyCredential(changed, issuer)).rejects.toThrow(/invalid/i);
});

test('a certificate is printed alone', onPaper, async ({ page, product }) => {
  await page.goto(await product.announced(/http\S+\/public\/certificate\/\S+/));
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(image(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await sheets(page)).toEqual(['landscape']);
});

test('a portrait certificate is printed on portrait paper', onPaper, async ({ page }) => {
  const upright = certificate.replace('width="2000"', 'width="1000"');
  await page.route('**/v1/certificate/preview/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: upright }),
  );
  await page.goto('/public/certificate/c1');
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  // The paper has no space for it, and no use.
  await expect(page.getByText('The record of this certificate could not be loaded.')).toBeVisible();
  expect(await sheets(page)).toEqual(['portrait']);
});

test('the page reports a certificate that does not exist', async ({ page }) => {
  await page.goto('/public/certificate/no-such-certificate/');
  await expect(page.getByRole('heading', { name: 'Data Not Found.' })).toBeVisible();
  await expect(image(page)).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

const certificate =
  '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1414"><rect width="2000" height="1414" fill="#eee"/></svg>';
