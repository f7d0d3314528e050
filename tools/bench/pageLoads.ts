import { compared, type Figure, type Rounds } from './stage/Figure.ts';
import { MeasuredPage } from './stage/MeasuredPage.ts';
import { openStage, type Side, type Stage } from './stage/openStage.ts';
import { type Load, readLoad } from './stage/probe.ts';

/** Rounds of each page on each side, in turns, so that a busy moment of the machine slows both alike. */
const ROUNDS = 5;

interface Destination {
  readonly path: string;
  readonly isAnonymous: boolean;
}

const login: Destination = { path: '/login', isAnonymous: true };
const courses: Destination = { path: '/course', isAnonymous: false };
const events: Destination = { path: '/event', isAnonymous: false };

/** Times cold visits over a slow line to pages whose lists have 1,000 rows. */
export async function measurePageLoads(): Promise<Figure[]> {
  const stage = await openStage({ rows: 1000 });
  try {
    const toLogin = await visitInTurns(stage, login);
    const toCourses = await visitInTurns(stage, courses);
    const toEvents = await visitInTurns(stage, events);
    return [
      compared('login, first paint', toLogin, (load) => load.firstPaint),
      compared('login, largest paint', toLogin, (load) => load.largestPaint),
      compared('login, blocking time', toLogin, (load) => load.blocking),
      compared('course list, first paint', toCourses, (load) => load.firstPaint),
      compared('course list, largest paint', toCourses, (load) => load.largestPaint),
      compared('course list, first row', toCourses, (load) => load.firstRow),
      compared('course list, blocking time', toCourses, (load) => load.blocking),
      compared('course list, layout shift', toCourses, (load) => load.shift),
      compared('event list, first row', toEvents, (load) => load.firstRow),
      compared('event list, layout shift', toEvents, (load) => load.shift),
    ];
  } finally {
    await stage.close();
  }
}

/** Times cold visits to the list of 10,000 courses, which the API gives in one answer (rule B8). */
export async function measureLargeLoads(): Promise<Figure[]> {
  const stage = await openStage({ rows: 10_000 });
  try {
    const toCourses = await visitInTurns(stage, courses);
    return [
      compared('10,000 courses, first paint', toCourses, (load) => load.firstPaint),
      compared('10,000 courses, first row', toCourses, (load) => load.firstRow),
      compared('10,000 courses, blocking time', toCourses, (load) => load.blocking),
      compared('10,000 courses, layout shift', toCourses, (load) => load.shift),
    ];
  } finally {
    await stage.close();
  }
}

async function visitInTurns({ product, floor }: Stage, destination: Destination): Promise<Rounds<Load>> {
  const loads: { product: Load[]; floor: Load[] } = { product: [], floor: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.product.push(await visit(product, destination));
    loads.floor.push(await visit(floor, destination));
  }
  return loads;
}

async function visit(side: Side, { path, isAnonymous }: Destination): Promise<Load> {
  const measured = await MeasuredPage.open(side, { isProcessorSlow: true, isLineSlow: true, isAnonymous });
  try {
    if (isAnonymous) {
      await measured.page.goto(path);
      await measured.settled();
    } else {
      await measured.goToList(path);
    }
    return await readLoad(measured.page);
  } finally {
    await measured.close();
  }
}
