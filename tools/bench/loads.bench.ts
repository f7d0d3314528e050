import { inTurns, medians, test } from './stage.ts';
import { coldVisit } from './visits.ts';

const ROUNDS = 5;

test('cold visits over a slow line', async ({ stage, report }) => {
  const visit = (path: string, isThere: 'usable' | 'firstRow') =>
    inTurns(['product', 'floor'], ROUNDS, (side) => coldVisit(stage[side], path, isThere));

  const login = await visit('/login', 'usable');
  report(medians('login, first paint', login, ({ firstPaint }) => firstPaint));
  report(medians('login, usable', login, ({ usable }) => usable));
  const courses = await visit('/course', 'firstRow');
  report(medians('course list, first paint', courses, ({ firstPaint }) => firstPaint));
  report(medians('course list, first row', courses, ({ firstRow }) => firstRow));
  report(medians('course list, layout shift', courses, ({ shift }) => shift));
  const events = await visit('/event', 'firstRow');
  report(medians('event list, first paint', events, ({ firstPaint }) => firstPaint));
  report(medians('event list, layout shift', events, ({ shift }) => shift));
});
