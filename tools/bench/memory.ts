import { compared, type Figure } from './stage/Figure.ts';
import { MeasuredPage } from './stage/MeasuredPage.ts';
import { openStage, type Side } from './stage/openStage.ts';
import { trend } from './stage/statistics.ts';

/** Navigations between two readings, one for each place of the way. */
const STEP = 10;
const READINGS = 5;
/** Navigations of the comparison with the floor. */
const SHORT_WALK = 20;

/** What a page holds after garbage collection. */
interface Reading {
  /** Bytes of the script heap in use. */
  readonly heap: number;
  /** Elements, texts and other nodes, in the document or not. */
  readonly nodes: number;
}

type Navigation = (measured: MeasuredPage) => Promise<void>;

/** Lists and forms in turns. The same ten again and again, so that what is rightly kept of each is kept from the first round on. */
const way: readonly Navigation[] = [
  toList('Course', 'Course'),
  toFirstForm('course'),
  toList('Event', 'Event'),
  toFirstForm('event'),
  toList('Quiz', 'Quiz'),
  toFirstForm('quiz'),
  toList('Feed', 'Feed'),
  toList('User', 'User'),
  toList('Cert Group', 'Certification Group'),
  toFirstForm('certificate-group'),
];

/**
 * Reads the heap of the product with 10,000 courses while it is navigated fifty times. It must not grow beyond the little
 * that the engine's compiled code does.
 */
export async function measureHeapGrowth(): Promise<Figure[]> {
  const stage = await openStage({ rows: 10_000 });
  try {
    const measured = await open(stage.product);
    // A round before the first reading: the screens' code and answers are kept from then on.
    for (const navigate of way) await navigate(measured);
    const readings: Reading[] = [];
    for (let reading = 0; reading < READINGS; reading += 1) {
      for (const navigate of way) await navigate(measured);
      readings.push(await read(measured));
    }
    console.log(
      `heap after every ${STEP} navigations: ${readings.map(({ heap }) => megabytes(heap).toFixed(2)).join(', ')} MB`,
    );
    const last = readings.at(-1);
    return [
      { name: 'heap after 50 navigations, 10,000 courses', value: megabytes(last?.heap ?? Number.NaN) },
      { name: 'heap growth a 10 navigations', value: megabytes(trend(readings.map(({ heap }) => heap))) },
      { name: 'document nodes, growth a 10 navigations', value: trend(readings.map(({ nodes }) => nodes)) },
    ];
  } finally {
    await stage.close();
  }
}

/** Reads both heaps after going back and forth between two lists of 1,000 rows. */
export async function measureHeap(): Promise<Figure[]> {
  const stage = await openStage({ rows: 1000 });
  try {
    const rounds = { product: [await backAndForth(stage.product)], floor: [await backAndForth(stage.floor)] };
    return [compared('heap after 20 navigations', rounds, ({ heap }) => megabytes(heap))];
  } finally {
    await stage.close();
  }
}

async function backAndForth(side: Side): Promise<Reading> {
  const measured = await open(side);
  for (let navigation = 0; navigation < SHORT_WALK; navigation += 2) {
    await toList('Event', 'Event')(measured);
    await toList('Course', 'Course')(measured);
  }
  return read(measured);
}

async function open(side: Side): Promise<MeasuredPage> {
  const measured = await MeasuredPage.open(side, { isProcessorSlow: false, isLineSlow: false });
  await measured.goToList('/course');
  return measured;
}

function toList(link: string, title: string): Navigation {
  return async (measured) => {
    const { page } = measured;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
    await arrival(measured, title);
  };
}

function toFirstForm(folder: string): Navigation {
  return async (measured) => {
    const { page } = measured;
    await page.locator(`tbody a[href^="/${folder}/"]`).first().click();
    await arrival(measured, `Edit ${folder.replace('-', ' ')}`);
  };
}

async function arrival(measured: MeasuredPage, title: string): Promise<void> {
  await measured.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await measured.settled();
}

async function read({ devtools }: MeasuredPage): Promise<Reading> {
  // Lets go of compiled code and caches as well, which come and go by the engine's own measure.
  await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
  // What only weak references and finalisers hold goes with the second one.
  for (let turn = 0; turn < 2; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}

function megabytes(bytes: number): number {
  return bytes / 1_000_000;
}
