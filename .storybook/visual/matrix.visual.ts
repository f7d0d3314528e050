import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const folder = process.env.STORYBOOK_STATIC ?? 'storybook-static';
const index = resolve(import.meta.dirname, '../..', folder, 'index.json');
if (!existsSync(index)) throw new Error('There is no built Storybook to compare: run `npm run storybook:build` first.');

interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

const entries: Record<string, IndexEntry> = JSON.parse(readFileSync(index, 'utf8')).entries;
const matrices = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('matrix'));

// The system's font is another one on every machine; here the certificate's own stands in for it.
const fontFile = createRequire(resolve(import.meta.dirname, '../../packages/ui/package.json')).resolve(
  '@fontsource/sarabun/files/sarabun-latin-400-normal.woff2',
);
const font = `data:font/woff2;base64,${readFileSync(fontFile).toString('base64')}`;
const style = `@font-face { font-family: Visual; src: url(${font}) } * { font-family: Visual !important }`;

for (const { id } of matrices) {
  for (const theme of ['light', 'dark']) {
    test(`${id} looks as before, ${theme}`, async ({ page }) => {
      await show(page, id, theme);
      await expect(page).toHaveScreenshot(`${id}-${theme}.png`);
    });
  }
}

async function show(page: Page, id: string, theme: string): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduced`);
  await page.addStyleTag({ content: style });
  await page.locator('#storybook-root > *, dialog[open]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}
