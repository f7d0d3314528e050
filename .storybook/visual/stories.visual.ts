import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fileNameOf, type IndexEntry, looksAt, type Sight, sightsOf } from './pictures.ts';

const folder = process.env.STORYBOOK_STATIC ?? 'storybook-static';
const index = resolve(import.meta.dirname, '../..', folder, 'index.json');
if (!existsSync(index)) throw new Error('There is no built Storybook to compare: `npm run visual` builds it.');

const entries: readonly IndexEntry[] = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries);
const sights = sightsOf(entries);
const baselines = join(import.meta.dirname, 'baselines');

for (const sight of sights) {
  test(`${sight.id} looks as before`, async ({ page }) => {
    await show(page, sight);
    for (const look of looksAt(sight)) {
      await page.setViewportSize({ width: look.width, height: sight.isWhole ? 480 : 800 });
      await page.evaluate(setTheme, look.theme);
      // Pages of a PDF are drawn again at this size, once their frame has been resized.
      await page.evaluate(nextFrames);
      await expect(page.locator('[role="article"][aria-busy="true"]')).toHaveCount(0);
      // The play function may have scrolled.
      if (!sight.isWhole) await page.evaluate(() => window.scrollTo(0, 0));
      await expect.soft(page).toHaveScreenshot(fileNameOf(sight, look), { fullPage: sight.isWhole });
    }
  });
}

test('every baseline belongs to a story', () => {
  const expected = new Set(sights.flatMap((sight) => looksAt(sight).map((look) => fileNameOf(sight, look))));
  const stale = readdirSync(baselines).filter((file) => !expected.has(file));
  if (isUpdating()) for (const file of stale) rmSync(join(baselines, file));
  else expect(stale).toEqual([]);
});

const isUpdating = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

/** Opens a story once for all its screenshots, and waits until everything has loaded. */
async function show(page: Page, { id, widths: [width = 0] }: Sight): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:light;motion:reduced`);
  await page.waitForFunction(hasPlayed);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs inside the page. */
function setTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
}

/** Runs inside the page: waits until resize handlers have started. */
function nextFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Runs inside the page. Whether the story has finished its play function. */
function hasPlayed(): boolean {
  const preview = (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__;
  return ['played', 'completed', 'afterEach', 'finished'].includes(preview?.currentRender?.phase ?? '');
}
