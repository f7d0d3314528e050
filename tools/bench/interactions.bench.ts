import type { Page } from '@playwright/test';
import { settled, timePress } from './probe.ts';
import { inTurns, medians, test } from './stage.ts';

/** A first round is not counted, for it is not warm. */
const ROUNDS = 8;

test('from list to list and to the next page', async ({ stage, report }) => {
  const pages = { product: await stage.product.open(), floor: await stage.floor.open() };
  for (const page of Object.values(pages)) await page.goto('/course');
  const rounds = await inTurns(ROUNDS, (side) => walk(pages[side]));
  const [product, floor] = [rounds.product.slice(1), rounds.floor.slice(1)];
  report(medians('course list to event list', { product, floor }, ({ toEvents }) => toEvents));
  report(medians('event list to course list', { product, floor }, ({ toCourses }) => toCourses));
  report(medians('next page of the courses', { product, floor }, ({ nextPage }) => nextPage));
});

async function walk(page: Page) {
  const press = async (role: 'link' | 'button', name: string, sights: Parameters<typeof timePress>[2]) => {
    await settled(page);
    return timePress(page, () => page.getByRole(role, { name, exact: true }).click(), sights);
  };
  const row = { selector: 'tbody tr td' };
  return {
    toEvents: await press('link', 'Event', [{ selector: 'h1', text: 'Event' }, row]),
    toCourses: await press('link', 'Course', [{ selector: 'h1', text: 'Course' }, row]),
    nextPage: await press('button', 'Next page', [{ selector: '[role=status]', text: '11–20 of' }]),
  };
}
