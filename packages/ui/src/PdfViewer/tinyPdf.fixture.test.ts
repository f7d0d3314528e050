// @vitest-environment node
// In a process of its own: the engine of other tests has an address that only a browser loads.
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';
import { tinyPdf } from './tinyPdf.fixture.ts';

async function open(pdf: Blob) {
  const data = new Uint8Array(await pdf.arrayBuffer());
  return getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
}

test('tinyPdf writes pages that the PDF engine reads back', async () => {
  const pdf = await open(tinyPdf({ pages: [['First (1)'], ['Second', 'line']], size: [300, 400] }));
  const page = await pdf.getPage(2);
  const { items } = await page.getTextContent();
  expect(pdf.numPages).toBe(2);
  expect(page.getViewport({ scale: 1 })).toMatchObject({ width: 300, height: 400 });
  expect(items.flatMap((item) => ('str' in item && item.str !== '' ? [item.str] : []))).toEqual(['Second', 'line']);
});

test('tinyPdf writes a locked PDF that the viewer reports as such', async () => {
  const failure = await open(tinyPdf({ pages: [['Secret']], isLocked: true })).catch(failureOf);
  expect(failure).toBe('password');
});

test('the engine reports a file that is not a PDF as broken', async () => {
  const failure = await open(new Blob(['Not a PDF at all.'])).catch(failureOf);
  expect(failure).toBe('broken');
});
