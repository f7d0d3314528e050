import type { Page } from 'playwright';
import { compared, type Figure, type Rounds } from './stage/Figure.ts';
import { MeasuredPage } from './stage/MeasuredPage.ts';
import { openStage, type Side, type Stage } from './stage/openStage.ts';
import { type Response, type Sight, timePress } from './stage/respond.ts';

/** Rounds of each press on each side, in turns; a first one is not counted, for it is not warm. */
const ROUNDS = 7;

/** What is pressed, and what is to be seen then. */
interface Step {
  readonly press: (page: Page) => Promise<void>;
  readonly sights: readonly Sight[];
}

const row: Sight = { selector: 'tbody tr td' };

const toCourses: Step = {
  press: (page) => page.getByRole('link', { name: 'Course', exact: true }).click(),
  sights: [{ selector: 'h1', text: 'Course' }, row],
};
const toEvents: Step = {
  press: (page) => page.getByRole('link', { name: 'Event', exact: true }).click(),
  sights: [{ selector: 'h1', text: 'Event' }, row],
};
const nextPage: Step = {
  press: (page) => page.getByRole('button', { name: 'Next page' }).click(),
  sights: [{ selector: '[role=status]', text: '11–20 of' }],
};

/** Times going back and forth between lists of 1,000 rows and to the next page, on a slow processor. */
export async function measureInteractions(): Promise<Figure[]> {
  const stage = await openStage({ rows: 1000 });
  try {
    const rounds = await walkInTurns(stage);
    return [
      compared('course list to event list', rounds, ({ events }) => events.shownAfter),
      compared('event list to course list', rounds, ({ courses }) => courses.shownAfter),
      compared('next page of 1,000 courses', rounds, ({ next }) => next.shownAfter),
    ];
  } finally {
    await stage.close();
  }
}

/** The same with 10,000 courses. */
export async function measureLargeInteractions(): Promise<Figure[]> {
  const stage = await openStage({ rows: 10_000 });
  try {
    const rounds = await walkInTurns(stage);
    return [
      compared('event list to 10,000 courses', rounds, ({ courses }) => courses.shownAfter),
      compared('event list to 10,000 courses, longest task', rounds, ({ courses }) => courses.longestTask),
      compared('next page of 10,000 courses', rounds, ({ next }) => next.shownAfter),
    ];
  } finally {
    await stage.close();
  }
}

interface Walk {
  readonly events: Response;
  readonly courses: Response;
  readonly next: Response;
}

async function walkInTurns(stage: Stage): Promise<Rounds<Walk>> {
  const product = await openList(stage.product);
  const floor = await openList(stage.floor);
  const walks: { product: Walk[]; floor: Walk[] } = { product: [], floor: [] };
  await walk(product);
  await walk(floor);
  for (let round = 0; round < ROUNDS; round += 1) {
    walks.product.push(await walk(product));
    walks.floor.push(await walk(floor));
  }
  return walks;
}

async function openList(side: Side): Promise<MeasuredPage> {
  const measured = await MeasuredPage.open(side, { isProcessorSlow: true, isLineSlow: false });
  await measured.goToList('/course');
  return measured;
}

async function walk(measured: MeasuredPage): Promise<Walk> {
  async function take({ press, sights }: Step) {
    const response = await timePress(measured.page, () => press(measured.page), sights);
    await measured.settled();
    return response;
  }
  return { events: await take(toEvents), courses: await take(toCourses), next: await take(nextPage) };
}
