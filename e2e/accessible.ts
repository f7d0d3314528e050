import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no accessibility violation of the page as it stands, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await untilNothingMoves(page);
    // Without a page of its own for the report: there are no frames of other origins to collect from.
    const { violations } = await new AxeBuilder({ page }).withTags(standards).setLegacyMode().analyze();
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(told, `in the ${colorScheme} theme`).toEqual([]);
  }
}

/** Expects that nothing sticks out sideways of the window, nor a table out of its frame. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const frames = [...document.querySelectorAll('table')].flatMap(({ parentElement }) => parentElement ?? []);
    return [document.documentElement, ...frames].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  });
  expect(Math.max(...excess), `${page.url()} at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

/** Waits for what fades in: it has its own colours only when it has arrived. */
async function untilNothingMoves(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
