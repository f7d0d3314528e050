import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const themes = {
  'light theme': { colorScheme: 'light', forcedColors: 'none' },
  'dark theme': { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** Expects no accessibility violation of the page as it stands, in the light and the dark theme and in forced colours. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [name, theme] of Object.entries(themes)) {
    await page.emulateMedia(theme);
    await untilNothingMoves(page);
    // Without a page of its own for the report: there are no frames of other origins to collect from.
    const { violations } = await new AxeBuilder({ page }).withTags(standards).setLegacyMode().analyze();
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(told, name).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}

/** Expects that nothing sticks out sideways of the window, nor a table out of its frame. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // What follows the window's width by script does so in a later frame.
  await expect
    .poll(() => page.evaluate(measureExcess), `${page.url()} at ${page.viewportSize()?.width} px`)
    .toBeLessThanOrEqual(0);
}

function measureExcess(): number {
  const frames = [...document.querySelectorAll('table')].flatMap(({ parentElement }) => parentElement ?? []);
  const boxes = [document.documentElement, ...frames];
  return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
}

/** Waits for what fades in: it has its own colours only when it has arrived. */
async function untilNothingMoves(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    // What has arrived may send something else on its way.
    for (let all = passing(); all.length > 0; all = passing())
      await Promise.allSettled(all.map(({ finished }) => finished));
  });
}
