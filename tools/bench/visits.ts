import type { Page } from '@playwright/test';
import { settled, timePress } from './probe.ts';
import type { Side } from './stage.ts';

/** Opens an address without cache over a slow line, and gives what was noted down until the page had come to rest. */
export async function coldVisit(side: Side, path: string, isThere: 'usable' | 'firstRow' | 'formFilled') {
  const page = await side.open({ isLineSlow: true, isAnonymous: path === '/login' });
  await page.goto(path);
  await page.waitForFunction((moment) => window.probe[moment] > 0, isThere);
  await settled(page);
  const load = await page.evaluate(() => ({ ...window.probe, bytes: window.probe.bytes() }));
  await page.context().close();
  return load;
}

/** What shows which list is open, in the product, in the floor and in the peers. */
const HEADING = 'h1, #react-admin-title';
const PAGER_TEXT = '[role=status], .MuiTablePagination-displayedRows';

/** Goes from the courses to the events and back, and to the next page; gives the milliseconds of each step. */
export async function walkLists(page: Page) {
  const row = { selector: 'tbody tr td' };
  const toList = async (path: string, name: string) => {
    await settled(page);
    const link = page.locator(`a[href="${path}"]`).first();
    return timePress(page, () => link.click(), [{ selector: HEADING, text: name }, row]);
  };
  const toEvents = await toList('/event', 'Event');
  const toCourses = await toList('/course', 'Course');
  await settled(page);
  const next = page.getByRole('button', { name: /next page$/i });
  const nextPage = await timePress(page, () => next.click(), [{ selector: PAGER_TEXT, text: '20 of' }]);
  // One of the peers opens a list on the page where it was left.
  await page.getByRole('button', { name: /previous page$/i }).click();
  return { toEvents, toCourses, nextPage };
}
