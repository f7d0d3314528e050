import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { idOfRow } from '../fill.ts';
import { inTurns, onStage, whileSlow } from '../stage.ts';
import { median } from '../statistics.ts';
import { coldVisit, walkLists } from '../visits.ts';

const peers = ['react-admin', 'react-aria'] as const;
const names = {
  product: 'product',
  floor: 'floor',
  'peers/react-admin': 'react-admin',
  'peers/react-aria': 'React Aria + SWR',
};
type App = keyof typeof names;
const apps = Object.keys(names) as App[];
type Rounds<Reading> = Readonly<Record<App, readonly Reading[]>>;

/** Cold visits of each kind. */
const VISITS = 5;
/** Walks from list to list, after one that warms up. */
const WALKS = 5;

test('the product beside its peers', async ({ browser }) => {
  for (const peer of peers) installed(peer);
  await onStage(browser, ['floor', 'peers/react-admin', 'peers/react-aria'], async (sides) => {
    const rows: string[] = [];
    function tell<Reading>(name: string, all: Rounds<Reading>, pick: (reading: Reading) => number, unit: string): void {
      const values = apps.map((app) => median(all[app].map(pick)));
      for (const [index, app] of apps.entries()) expect(values[index], `${name}, ${names[app]}`).toBeGreaterThan(0);
      rows.push(
        `| ${[name, ...values.map((value) => `${Math.round(value).toLocaleString('en')} ${unit}`)].join(' | ')} |`,
      );
    }
    const visit = (path: string, isThere: 'usable' | 'firstRow' | 'formFilled') =>
      inTurns(apps, VISITS, (app) => coldVisit(sides[app], path, isThere));

    const login = await visit('/login', 'usable');
    tell('login, first paint', login, ({ firstPaint }) => firstPaint, 'ms');
    tell('login, usable', login, ({ usable }) => usable, 'ms');
    tell('login, bytes', login, ({ bytes }) => bytes / 1000, 'kB');
    const courses = await visit('/course', 'firstRow');
    tell('course list, first paint', courses, ({ firstPaint }) => firstPaint, 'ms');
    tell('course list, first row', courses, ({ firstRow }) => firstRow, 'ms');
    tell('course list, bytes', courses, ({ bytes }) => bytes / 1000, 'kB');
    const forms = await visit(`/course/${idOfRow(1)}`, 'formFilled');
    tell('course form, filled in', forms, ({ formFilled }) => formFilled, 'ms');
    tell('course form, bytes', forms, ({ bytes }) => bytes / 1000, 'kB');

    const pages = {} as Record<App, Page>;
    for (const app of apps) {
      pages[app] = await sides[app].open({ isProcessorSlow: false });
      await pages[app].goto('/course');
    }
    for (const app of apps) await whileSlow(pages[app], walkLists);
    const walks = await inTurns(apps, WALKS, (app) => whileSlow(pages[app], walkLists));
    tell('courses to events', walks, ({ toEvents }) => toEvents, 'ms');
    tell('events to courses', walks, ({ toCourses }) => toCourses, 'ms');
    tell('next page of the courses', walks, ({ nextPage }) => nextPage, 'ms');

    console.log(
      `\n| | ${apps.map((app) => names[app]).join(' | ')} |\n| --- |${' ---: |'.repeat(apps.length)}\n${rows.join('\n')}`,
    );
  });
});

/** Installs exactly what a peer's lock file names. */
function installed(peer: string): void {
  const cwd = join(import.meta.dirname, peer);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${peer} could not be installed; what npm said stands above.`);
}
