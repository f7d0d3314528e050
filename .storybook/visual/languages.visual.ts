import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { obscuredTexts } from '../../e2e/modes.ts';
import { comparedStories, type IndexEntry, translatedFileName } from './comparedStories.ts';

const folder = process.env.STORYBOOK_STATIC ?? 'storybook-static';
const index = resolve(import.meta.dirname, '../..', folder, 'index.json');
const entries: readonly IndexEntry[] = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries);
const screens = entries.filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'));
const looks = new Set(comparedStories(entries).map(({ id }) => id));

for (const { language, isCompared } of [
  { language: 'ar', isCompared: true },
  { language: 'th', isCompared: true },
  { language: 'de', isCompared: false },
]) {
  for (const title of new Set(screens.map((screen) => screen.title))) {
    test(`${title} fits in ${language}, and nothing is cut off or covered`, async ({ page }) => {
      await openWithoutPlaying(page, language);
      for (const { id, tags } of screens.filter((screen) => screen.title === title)) {
        const widths = tags.includes('narrow') ? [390] : tags.includes('medium') ? [1024] : [1024, 390];
        await page.setViewportSize({ width: widths[0] ?? 390, height: 800 });
        await show(page, id);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await page.evaluate(nextFrames);
          expect.soft(await page.evaluate(sidewaysScroll), `${id}, ${width} px`).toBe(0);
          expect.soft(await page.evaluate(obscuredTexts), `${id}, ${width} px`).toEqual([]);
          if (isCompared && looks.has(id))
            await expect.soft(page).toHaveScreenshot(translatedFileName(id, language, width));
        }
      }
    });
  }
}

/** Opens Storybook so that stories stay in their first state: what they do then is written for English pages. */
async function openWithoutPlaying(page: Page, language: string): Promise<void> {
  await page.goto('/iframe.html?viewMode=story');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(async (chosen) => {
    const preview = Object(window).__STORYBOOK_PREVIEW__;
    await preview.ready();
    const store = await preview.storyStoreValue;
    store.userGlobals.update({ theme: 'light', motion: 'reduced', language: chosen });
    const load = store.loadStory.bind(store);
    store.loadStory = async (options: object) => ({ ...(await load(options)), playFunction: undefined });
  }, language);
}

async function show(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) => Object(window).__STORYBOOK_PREVIEW__.onSetCurrentStory({ storyId, viewMode: 'story' }),
    id,
  );
  await page.waitForFunction((storyId) => {
    const { id: current, phase } = Object(window).__STORYBOOK_PREVIEW__.currentRender ?? {};
    return current === storyId && ['completed', 'afterEach', 'finished', 'errored'].includes(phase);
  }, id);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page: waits until resize handlers have started. */
function nextFrames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** Runs in the page. */
function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(scrollWidth - clientWidth, 0);
}
