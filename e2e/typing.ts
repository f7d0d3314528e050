import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Pastes a text into the question of an open question dialog, as the clipboard would. */
export async function pasteQuestion(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Question' }).evaluate((field, pasted) => {
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    // Firefox hides from a page what a script has put into a clipboard of its own.
    Object.defineProperty(paste, 'clipboardData', { value: { getData: () => pasted } });
    field.dispatchEvent(paste);
  }, text);
}

/**
 * Does something while the page's own clock stands still: what goes on by itself while a button is held down does not
 * take a step too many, however long the machine takes from the press to the release.
 */
export async function whileTimeStands(page: Page, action: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await action();
  await page.clock.resume();
}

/** Goes to a control by Tab alone, backwards where that is the way, and makes sure that it is not hidden behind a bar then. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 100; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expect
        .poll(() => control.evaluate(isBehindBar), `A bar hides ${control} although it has the focus.`)
        .toBe(false);
      return;
    }
    // The way around leads through the browser's own bars, out of which Firefox does not let a script back.
    await page.keyboard.press((await control.evaluate(isBefore)) ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not reach ${control}.`);
}

/** Tells whether an element stands before the one with the focus. */
function isBefore(element: Element): boolean {
  const { activeElement: focused } = document;
  return (focused?.compareDocumentPosition(element) ?? 0) === Node.DOCUMENT_POSITION_PRECEDING;
}

/** Tells whether something that sticks to the window's edge lies over an element's middle. */
function isBehindBar(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  let above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  while (above && !above.contains(element)) {
    if (getComputedStyle(above).position === 'sticky') return true;
    above = above.parentElement;
  }
  return false;
}
