import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { pdfVariants } from '../../testing/pdfVariants.ts';
import { reencode } from '../images/reencode.ts';
import { sha256Of } from '../uploads/FileProcessor.ts';
import { rewritePdf } from './rewritePdf.ts';
import rewriteHere from './rewritePdfWorker.ts';

const folder = mkdtempSync(join(tmpdir(), 'cpd-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.useRealTimers());

const DEMO = fileURLToPath(new URL('../../../demo/', import.meta.url));
const demo = readdirSync(DEMO, { recursive: true, encoding: 'utf8' });
const demoPdfs = demo.filter((name) => name.endsWith('.pdf'));
const demoImages = demo.filter((name) => /\.(png|jpe?g)$/.test(name));

test.each(pdfVariants())('a PDF that viewers open is accepted: $name', async ({ bytes }) => {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  const { sha256, removed } = await rewritePdf(path);
  expect(removed).toEqual([]);
  // What lies outside of objects is not stored, and the same file is stored as the same bytes at any time.
  const stored = readFileSync(path, 'latin1');
  expect(stored).toMatch(/^%PDF-[\s\S]*%%EOF\n$/);
  // Some readers open no file with object streams without it.
  expect(stored).toMatch(/\/Size [1-9]/);
  writeFileSync(path, bytes);
  vi.setSystemTime('2038-01-01');
  expect(await rewriteHere(path)).toEqual({ removed: [] });
  expect(await sha256Of(path)).toBe(sha256);
});

test('the demo has PDFs and images', () => {
  expect(demoPdfs.length).toBeGreaterThan(40);
  expect(demoImages.length).toBeGreaterThan(100);
});

test.each(demoPdfs)('a PDF of the demo is accepted: %s', async (name) => {
  const path = join(folder, 'file');
  copyFileSync(join(DEMO, name), path);
  expect(await rewritePdf(path)).toEqual({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), removed: [] });
});

test.each(demoImages)('an image of the demo is accepted: %s', async (name) => {
  await expect(reencode(join(DEMO, name))).resolves.toMatchObject({ mimeType: 'image/png' });
});
