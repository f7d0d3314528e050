import type { Locator, Page } from '@playwright/test';

/** Pastes a text into the question of an open question dialog, as the clipboard would. */
export async function pasteQuestion(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Question' }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Goes to a control by Tab alone. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 100; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}.`);
}
