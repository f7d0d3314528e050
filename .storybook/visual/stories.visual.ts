import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  type ComparedStory,
  comparedStories,
  fileNameOf,
  type IndexEntry,
  TRANSLATIONS,
  translatedFileName,
  variantsOf,
} from './comparedStories.ts';

const folder = process.env.STORYBOOK_STATIC ?? 'storybook-static';
const index = resolve(import.meta.dirname, '../..', folder, 'index.json');
if (!existsSync(index)) throw new Error('There is no built Storybook to compare: `npm run visual` builds it.');

const entries: readonly IndexEntry[] = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries);
const stories = comparedStories(entries);
const baselines = join(import.meta.dirname, 'baselines');

for (const story of stories) {
  test(`${story.id} looks as before`, async ({ page }) => {
    await show(page, story);
    for (const variant of variantsOf(story)) {
      await page.setViewportSize({ width: variant.width, height: story.isFullPage ? 480 : 800 });
      await page.evaluate(setTheme, variant.theme);
      // Pages of a PDF are drawn again at this size, once their frame has been resized.
      await page.evaluate(nextFrames);
      await expect(page.locator('[role="article"][aria-busy="true"]')).toHaveCount(0);
      // The play function may have scrolled.
      if (!story.isFullPage) await page.evaluate(() => window.scrollTo(0, 0));
      await expect.soft(page).toHaveScreenshot(fileNameOf(story, variant), { fullPage: story.isFullPage });
    }
  });
}

test('every baseline belongs to a story', () => {
  const expected = new Set(stories.flatMap((story) => variantsOf(story).map((variant) => fileNameOf(story, variant))));
  for (const { id, isFullPage } of stories) {
    if (isFullPage) continue;
    for (const language of TRANSLATIONS.languages)
      for (const width of TRANSLATIONS.widths) expected.add(translatedFileName(id, language, width));
  }
  const stale = readdirSync(baselines).filter((file) => !expected.has(file));
  if (isUpdating()) for (const file of stale) rmSync(join(baselines, file));
  else expect(stale).toEqual([]);
});

const isUpdating = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

/** Opens a story once for all its screenshots, and waits until everything has loaded. */
async function show(page: Page, { id, widths: [width = 0] }: ComparedStory): Promise<void> {
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
