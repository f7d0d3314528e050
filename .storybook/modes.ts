import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Storybook itself checks every rule in the light theme. Only the rules about colours and positions are checked again
// in the dark theme and from right to left.
const darkRules = ['color-contrast', 'link-in-text-block', 'target-size'];
const mirroredNight = { 'data-theme': 'dark', dir: 'rtl', 'data-motion': 'reduced' };

/** Time limit for a component to follow the window on a busy machine, in milliseconds. */
const RENDER_TIMEOUT_MS = 10_000;

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/**
 * Checks the visible story for accessibility in the dark theme and from right to left.
 * @throws with the violations, if there are any
 */
export async function expectAccessible(page: Page, story: string): Promise<void> {
  const before = await page.evaluate(() => ({
    'data-theme': document.documentElement.dataset.theme ?? '',
    dir: document.documentElement.dir,
  }));
  await setAttributes(page, mirroredNight);
  await expectNoViolation(page, `${story}, dark, right to left`, { runOnly: darkRules });
  await setAttributes(page, { ...before, 'data-motion': 'full' });
}

/**
 * Checks that the story fits a window of 320 pixels, also with a text size of 200 %, and is accessible there in
 * forced-colors mode.
 * @throws if something overflows horizontally, and with the violations, if there are any
 */
export async function expectReflow(page: Page, story: string): Promise<void> {
  const viewport = page.viewportSize();
  if (viewport === null) return;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const textSize of ['100%', '200%']) {
    const overflow = await settledOverflow(page, textSize);
    if (overflow !== '') throw new Error(`${story} is wider than 320 px at ${textSize} text: ${overflow}`);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const check = expectNoViolation(page, `${story}, 320 px wide, 200 % text, forced colours`);
  await check.finally(() => page.emulateMedia({ forcedColors: null }));
  await page.evaluate(measureOverflow, '100%');
  await page.setViewportSize(viewport);
}

async function expectNoViolation(page: Page, what: string, options: object = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(runAxe, options);
  if (violations.length > 0) throw new Error(`${what}:\n${violations.map(described).join('\n')}`);
}

/** Elements that overflow horizontally. Some components follow the window's width only in a later frame. */
async function settledOverflow(page: Page, textSize: string): Promise<string> {
  const deadline = Date.now() + RENDER_TIMEOUT_MS;
  let overflow = await page.evaluate(measureOverflow, textSize);
  while (overflow !== '' && Date.now() < deadline) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    overflow = await page.evaluate(measureOverflow, textSize);
  }
  return overflow;
}

async function setAttributes(page: Page, attributes: Record<string, string>): Promise<void> {
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) document.documentElement.setAttribute(name, value);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, attributes);
}

function described({ id, help, nodes }: Violation): string {
  return `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`;
}

// The two functions below run inside the page.

async function runAxe(options: object): Promise<Violation[]> {
  const { axe } = window as unknown as { axe: { run: (...args: unknown[]) => Promise<{ violations: Violation[] }> } };
  // A component is only a part of a page, whose landmarks contain all content.
  const rules = { region: { enabled: false } };
  const result = await axe.run(
    { include: [['body']], exclude: [['.sb-wrapper'], ['#storybook-docs']] },
    { rules, resultTypes: ['violations'], ...options },
  );
  return result.violations;
}

function measureOverflow(textSize: string): string {
  const root = document.documentElement;
  root.style.fontSize = textSize;
  if (root.scrollWidth <= root.clientWidth) return '';
  const overflowing = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
  );
  const names = overflowing
    .slice(0, 5)
    .map((element) => `<${element.tagName.toLowerCase()}> ${element.textContent?.slice(0, 30)}`);
  return `${root.scrollWidth} px; ${names.join(', ')}`;
}
