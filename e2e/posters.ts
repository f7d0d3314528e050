import type { Locator, Page } from '@playwright/test';

/** The row headers of the poster table, which hold the ids. */
export function posterRows(page: Page, table: string | RegExp = /^Posters/): Locator {
  return page.getByRole('table', { name: table }).getByRole('rowheader');
}

/** The posters' ids, in the order of the table. */
export function posterIds(page: Page): Promise<string[]> {
  return posterRows(page).allInnerTexts();
}
