import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type Media = Parameters<Page['emulateMedia']>[0];

const otherThemes: Readonly<Record<string, Media>> = {
  'dark theme': { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
};

/**
 * Expects no accessibility violation of the page in the light theme, and none of the rules about colours in the dark
 * theme and in forced-colors mode. Only in Chromium: the rules read the document, which is the same in every browser,
 * and WebKit has no forced-colors mode.
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

/** Expects no accessibility violation of the page in its current state. */
export async function expectNoViolation(page: Page, name: string, rules = standards): Promise<void> {
  // Where the page is scrolled, the bar can cover a part of a button, which axe reports as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await untilNothingMoves(page);
  // Once per document. The pages have no frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  expect(await page.evaluate(findViolations, rules), name).toEqual([]);
}

/** Expects no horizontal overflow of the window or of a table's container. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Scripts that follow the window's width run in a later frame.
  await expect
    .poll(() => page.evaluate(measureExcess), `${page.url()} at ${page.viewportSize()?.width} px`)
    .toBeLessThanOrEqual(0);
}

/** Runs in the page. Passed rules are not described, which would be slow. */
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

/** Waits for fade-ins, because elements have their final colours only at the end. */
async function untilNothingMoves(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    // The end of one animation may start another.
    for (let all = passing(); all.length > 0; all = passing())
      await Promise.allSettled(all.map(({ finished }) => finished));
  });
}
