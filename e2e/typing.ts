import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Runs an action while the page's clock stands still, so that a held button does not repeat more often on a slow
 * machine.
 */
export async function withPausedClock(page: Page, action: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await action();
  await page.clock.resume();
}

/** Moves the focus to a control with Tab or Shift+Tab, and expects that no sticky bar covers it. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 100; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      return expectNotBehindBar(control);
    }
    // Wrapping around leads through the browser's toolbar, from which Firefox does not let a script return.
    await page.keyboard.press((await control.evaluate(isBefore)) ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not reach ${control}.`);
}

/** Expects that no sticky bar covers a focused control. */
export async function expectNotBehindBar(control: Locator): Promise<void> {
  await expect
    .poll(() => control.evaluate(isBehindBar), `A bar hides ${control} although it has the focus.`)
    .toBe(false);
}

/** Whether an element precedes the focused one. */
function isBefore(element: Element): boolean {
  const { activeElement: focused } = document;
  return (focused?.compareDocumentPosition(element) ?? 0) === Node.DOCUMENT_POSITION_PRECEDING;
}

/** Whether a sticky or fixed element covers the middle of an element. */
function isBehindBar(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  let above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  while (above && !above.contains(element)) {
    if (getComputedStyle(above).position === 'sticky') return true;
    above = above.parentElement;
  }
  return false;
}
