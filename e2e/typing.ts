import type { Locator, Page } from '@playwright/test';

/** Pastes a text into the question of an open question dialog, as the clipboard would. */
export async function pasteQuestion(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Question' }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Goes to a control by Tab alone, and makes sure that it is not hidden behind a bar then. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 100; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      if (await control.evaluate(isBehindBar)) throw new Error(`A bar hides ${control} although it has the focus.`);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}.`);
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
