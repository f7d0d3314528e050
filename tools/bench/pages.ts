import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import { idOfRow } from './fill.ts';
import { measureHeapGrowth } from './heap.ts';
import { measurePosters } from './posters.ts';
import { type App, apps, openStage, type Side } from './stage.ts';
import { median } from './statistics.ts';
import { coldVisit, type Reading, walkLists } from './visits.ts';

/** Compares the product with the floor and the peers in interleaved rounds, and writes the table of docs/performance.md. */
const ROUNDS = Number(process.env.ROUNDS ?? 6);
const DOCUMENT = new URL('../../docs/performance.md', import.meta.url);
const [BEGIN, END] = ['<!-- written by npm run bench -->', '<!-- end -->'];

/** The measurements of each app in the order of the rounds, by name. */
type Line = Readonly<Record<App, Reading[]>>;
const lines = new Map<string, Line>();

function note(name: string, app: App, reading: Reading): void {
  const line = lines.get(name) ?? { product: [], floor: [], 'react-aria': [], 'react-admin': [] };
  lines.set(name, line);
  line[app].push(reading);
}

const SIGN_IN_ON_SLOW_PROCESSOR = 'sign-in usable, CPU × 4';

async function measureColdVisits(app: App, side: Side): Promise<void> {
  note('sign-in usable', app, await coldVisit(side, '/login', 'usable'));
  note(SIGN_IN_ON_SLOW_PROCESSOR, app, await coldVisit(side, '/login', 'usable', true));
  note('first row of the course list', app, await coldVisit(side, '/course', 'firstRow'));
  note('course form filled in', app, await coldVisit(side, `/course/${idOfRow(1)}`, 'formFilled'));
}

/** The product's median, and the medians of its ratios to the other apps within each round. */
function row(name: string, unit: string, line: Line, pick: (reading: Reading) => number | undefined): string {
  const valuesOf = (app: App) => line[app].map((reading) => pick(reading) ?? Number.NaN);
  const product = valuesOf('product');
  const ratios = apps
    .slice(1)
    .map((app) => median(valuesOf(app).map((value, round) => (product[round] ?? Number.NaN) / value)).toFixed(2));
  return `| ${[name, inUnit(median(product), unit), ...ratios].join(' | ')} |`;
}

const inUnit = (value: number, unit: string) => `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`;

function rowsOf([name, line]: readonly [string, Line]): readonly string[] {
  if (name === SIGN_IN_ON_SLOW_PROCESSOR) return [row(`**${name}**: time`, 'ms', line, ({ time }) => time)];
  const isCold = line.product.some(({ bytes }) => bytes !== undefined);
  return [
    row(`**${name}**: time`, 'ms', line, ({ time }) => time),
    row('– CPU', 'ms', line, ({ cpu }) => cpu),
    row('– time, CPU ÷ 4', 'ms', line, ({ time, cpu }) => time + 3 * cpu),
    ...(isCold
      ? [
          row('– first paint', 'ms', line, ({ firstPaint }) => firstPaint),
          row('– bytes', 'kB', line, ({ bytes = 0 }) => bytes / 1000),
        ]
      : []),
  ];
}

/** Replaces the table in the document. */
function write(rows: readonly string[]): void {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
  const table = [
    `Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, ${machine}, ${ROUNDS} ${ROUNDS === 1 ? 'round' : 'rounds'}.`,
    '',
    '| line | product | ÷ floor | ÷ React Aria | ÷ react-admin |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
  console.log(table);
  const text = readFileSync(DOCUMENT, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  writeFileSync(DOCUMENT, `${text.slice(0, begin)}\n\n${table}\n\n${text.slice(end)}`);
}

const browser = await chromium.launch({ args: browserArguments, executablePath: findBrowser() });
const stage = await openStage(browser);
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const app of apps) await measureColdVisits(app, stage.sides[app]);
  }
  // The first round loads the code of both lists and is not counted.
  const opened = new Map(apps.map((app) => [app, stage.sides[app].open()]));
  for (const tab of opened.values()) await walkLists(await tab);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [app, tab] of opened) {
      for (const [name, reading] of await walkLists(await tab)) note(name, app, reading);
    }
  }
  for (const tab of opened.values()) await (await tab).close();
  const productAlone = [
    ...(await measurePosters(stage.sides.product, stage.posterEvent, ROUNDS)),
    ...(await measureHeapGrowth(stage.sides.product)),
  ];
  const shifts = lines.get('first row of the course list')?.product.map(({ shift = Number.NaN }) => shift) ?? [];
  write([
    ...[...lines].flatMap(rowsOf),
    `| **layout shift** of the course list | ${median(shifts).toFixed(3)} | | | |`,
    ...productAlone.map(({ name, value, unit }) => `| ${name} | ${inUnit(value, unit)} | | | |`),
  ]);
} finally {
  await stage.close();
  await browser.close();
}
