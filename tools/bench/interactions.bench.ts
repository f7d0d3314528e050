import { inTurns, medians, test, whileSlow } from './stage.ts';
import { walkLists } from './visits.ts';

/** A first round is not counted, for it is not warm. */
const ROUNDS = 8;

test('from list to list and to the next page', async ({ stage, report }) => {
  const open = { isProcessorSlow: false };
  const pages = { product: await stage.product.open(open), floor: await stage.floor.open(open) };
  for (const page of Object.values(pages)) await page.goto('/course');
  const rounds = await inTurns(['product', 'floor'], ROUNDS, (side) => whileSlow(pages[side], walkLists));
  const [product, floor] = [rounds.product.slice(1), rounds.floor.slice(1)];
  report(medians('course list to event list', { product, floor }, ({ toEvents }) => toEvents));
  report(medians('event list to course list', { product, floor }, ({ toCourses }) => toCourses));
  report(medians('next page of the courses', { product, floor }, ({ nextPage }) => nextPage));
});
