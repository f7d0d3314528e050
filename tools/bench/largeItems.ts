import type { Page } from 'playwright';
import { alone, type Figure } from './stage/Figure.ts';
import { MeasuredPage } from './stage/MeasuredPage.ts';
import { POSTERS, QUESTIONS } from './stage/multiply.ts';
import { openStage, type Stage } from './stage/openStage.ts';
import { type Response, type Sight, type Typing, timePress, timeTyping } from './stage/respond.ts';
import { median } from './stage/statistics.ts';

const ROUNDS = 5;
const ROWS = 10_000;
/** Waits for the search after the last key, in milliseconds; not counted as ours. */
const SEARCH_DELAY_MS = 1000;

/** What one visit to all large things took. */
interface Visit {
  readonly search: Typing & { readonly found: Response };
  readonly quiz: Response;
  readonly event: Response;
  readonly hyperlink: Typing;
  readonly moved: Response;
}

/**
 * Times searching 10,000 posts, a quiz of 40 questions and an event of 200 posters on a slow processor. The floor has
 * none of these.
 */
export async function measureLargeItems(): Promise<Figure[]> {
  const stage = await openStage({ rows: ROWS });
  try {
    const measured = await MeasuredPage.open(stage.product, { isProcessorSlow: true, isLineSlow: false });
    await measured.goToList('/user');
    const visits: Visit[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) visits.push(await visit(measured, stage));
    // The first one loaded the screens' code.
    const warm = visits.slice(1);
    return [
      alone('search of 10,000 posts, a key', warm, ({ search }) => median(search.keys)),
      alone('search of 10,000 posts, slowest key', warm, ({ search }) => Math.max(...search.keys)),
      alone('search of 10,000 posts, longest task', warm, ({ search }) => search.longestTask),
      alone(
        'search of 10,000 posts, rows after the pause',
        warm,
        ({ search }) => search.found.shownAfter - SEARCH_DELAY_MS,
      ),
      alone('quiz of 40 questions, opened', warm, ({ quiz }) => quiz.shownAfter),
      alone('event of 200 posters, opened', warm, ({ event }) => event.shownAfter),
      alone('event of 200 posters, longest task', warm, ({ event }) => event.longestTask),
      alone('event of 200 posters, slowest key', warm, ({ hyperlink }) => Math.max(...hyperlink.keys)),
      alone('event of 200 posters, poster moved', warm, ({ moved }) => moved.shownAfter),
    ];
  } finally {
    await stage.close();
  }
}

async function visit(measured: MeasuredPage, { posterEventId, postTitle, quizCourseId }: Stage): Promise<Visit> {
  return {
    search: await searchPosts(measured, postTitle),
    quiz: await openQuiz(measured, quizCourseId),
    event: await openEvent(measured, posterEventId),
    hyperlink: await typeHyperlink(measured.page),
    moved: await movePoster(measured.page),
  };
}

async function searchPosts(measured: MeasuredPage, title: string): Promise<Visit['search']> {
  const { page } = measured;
  await page.getByRole('link', { name: 'Feed' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).waitFor();
  await measured.settled();
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  const typing = await timeTyping(page, title.slice(0, -1));
  const found = await timePress(page, () => page.keyboard.type(title.slice(-1)), [
    { selector: '[role=status]', text: 'of 1' },
    { selector: 'tbody tr', text: title },
  ]);
  return { ...typing, found };
}

async function openQuiz(measured: MeasuredPage, courseId: string): Promise<Response> {
  const { page } = measured;
  await page.getByRole('link', { name: 'Quiz', exact: true }).click();
  const setting = page.locator(`a[href="/quiz/${courseId}"]`);
  await setting.waitFor();
  await measured.settled();
  return timePress(page, () => setting.click(), [{ selector: 'tbody tr', count: QUESTIONS }]);
}

async function openEvent(measured: MeasuredPage, eventId: string): Promise<Response> {
  const { page } = measured;
  await page.getByRole('link', { name: 'Event', exact: true }).click();
  const setting = page.locator(`a[href="/event/${eventId}"]`);
  await setting.waitFor();
  await measured.settled();
  const opened = await timePress(page, () => setting.click(), [{ selector: 'tbody tr', count: POSTERS }]);
  await measured.settled();
  return opened;
}

/** Types into the event's form, and takes it back, so that nothing is left unsaved. */
async function typeHyperlink(page: Page): Promise<Typing> {
  const field = page.getByRole('textbox', { name: 'Hyperlink' });
  await field.focus();
  const typing = await timeTyping(page, 'https://cpd.example/day');
  await field.fill('');
  return typing;
}

/** Moves the first poster down by its button, and up again. */
async function movePoster(page: Page): Promise<Response> {
  const first = (await page.locator('tbody th').first().locator('div').textContent()) ?? '';
  const second: Sight = { selector: 'tbody tr:nth-child(2)', text: first };
  const response = await timePress(
    page,
    () => page.getByRole('button', { name: `Move down poster ${first}` }).click(),
    [second],
  );
  await page.getByRole('button', { name: `Move up poster ${first}` }).click();
  return response;
}
