import type { Page } from '@playwright/test';

/** The posters' ids in the order of the table. */
export function posterIds(page: Page): Promise<string[]> {
  return page
    .getByRole('grid', { name: /^Posters/ })
    .getByRole('rowheader')
    .locator('div')
    .allTextContents();
}
