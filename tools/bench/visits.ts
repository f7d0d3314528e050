import { settled, timePress } from './probe.ts';
import type { Side, Tab } from './stage.ts';

/** The measurements until something is visible, in milliseconds and bytes. */
export interface Reading {
  /** From the request or the press to the frame that shows it. */
  readonly time: number;
  /** The CPU time of the page's main thread. */
  readonly cpu: number;
  /** Only for a cold visit. */
  readonly firstPaint?: number;
  /** Only for a cold visit: the transferred documents, scripts, style sheets and fonts. */
  readonly bytes?: number;
  /** Only for a cold visit (unitless). */
  readonly shift?: number;
}

/** Opens a URL with an empty cache over a slow connection, and reads the measurements up to that moment. */
export async function coldVisit(
  side: Side,
  path: string,
  moment: 'usable' | 'firstRow' | 'formFilled',
  isProcessorSlow = false,
): Promise<Reading> {
  const isAnonymous = path === '/login';
  const { page, cpu, close } = await side.open({ isLineSlow: true, isAnonymous, isProcessorSlow });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction((name) => window.probe[name] > 0, moment);
  const spent = await cpu();
  await page.waitForLoadState();
  await settled(page);
  const { firstPaint, shift, bytes, time } = await page.evaluate(
    (name) => ({ ...window.probe, bytes: window.probe.bytes(), time: window.probe[name] }),
    moment,
  );
  await close();
  return { time, cpu: spent, firstPaint, shift, bytes };
}

/** The elements that identify the open list, in the product, in the floor and in the peers. */
const HEADING = 'h1, #react-admin-title';
const PAGER_TEXT = '[role=status], .MuiTablePagination-displayedRows';

/** Goes from the courses to the events and back, and to the next page, and measures each step. */
export async function walkLists({ page, cpu }: Tab): Promise<readonly (readonly [name: string, reading: Reading])[]> {
  if (!page.url().includes('/course')) await page.goto('/course');
  const press = async (locator: ReturnType<typeof page.locator>, sights: Parameters<typeof timePress>[2]) => {
    await settled(page);
    const before = await cpu();
    const time = await timePress(page, () => locator.click(), sights);
    return { time, cpu: (await cpu()) - before };
  };
  const rowsUnder = (text: string) => [{ selector: HEADING, text }, { selector: 'tbody tr td' }];
  const linkTo = (path: string) => page.locator(`a[href="${path}"]`).first();
  const readings = [
    ['courses to events', await press(linkTo('/event'), rowsUnder('Event'))],
    ['events to courses', await press(linkTo('/course'), rowsUnder('Course'))],
    [
      'next page of the courses',
      await press(page.getByRole('button', { name: /next page$/i }), [{ selector: PAGER_TEXT, text: '20 of' }]),
    ],
  ] as const;
  // One of the peers reopens a list on the page where it was left.
  await page.getByRole('button', { name: /previous page$/i }).click();
  return readings;
}
