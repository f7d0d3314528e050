import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type Media = Parameters<Page['emulateMedia']>[0];

const otherThemes: Readonly<Record<string, Media>> = {
  'dark theme': { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
};

/**
 * Expects no accessibility violation of the page as it stands in the light theme, and none of its colours in the dark theme
 * and in forced colours.
 * Only in Chromium: the rules read the document, which is the same in every browser, and WebKit has no forced colours.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await expectNoViolation(page, 'light theme');
  for (const [name, theme] of Object.entries(otherThemes)) {
    await page.emulateMedia(theme);
    await expectNoViolation(page, name, colourRules);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}

/** Expects no accessibility violation of the page as it stands, as it is shown now. */
export async function expectNoViolation(page: Page, name: string, rules = standards): Promise<void> {
  // Where the page is scrolled, the bar can cover a part of a button, which axe reports as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await untilNothingMoves(page);
  // Once for a document, which has no frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  expect(await page.evaluate(findViolations, rules), name).toEqual([]);
}

/** Expects that nothing sticks out sideways of the window, nor a table out of its frame. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // What follows the window's width by script does so in a later frame.
  await expect
    .poll(() => page.evaluate(measureExcess), `${page.url()} at ${page.viewportSize()?.width} px`)
    .toBeLessThanOrEqual(0);
}

/** Runs in the page; what passes is not described, which would take long. */
async function findViolations(rules: string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: { run(context: Document, options: RunOptions): Promise<AxeResults> } };
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
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
