import type { Page } from '@playwright/test';
import { nextStep } from './actions.ts';
import { closeDialogs, expectSettled, isOfTheProduct } from './invariants.ts';
import { readBack } from './readBack.ts';
import { openWorld, type World, type WorldOptions } from './World.ts';

/** How long no call may have been under way before the page is looked at, in milliseconds. */
const QUIET_MS = 120;
/** How many of the last lines a failure tells. */
const LINES_TOLD = 60;
/** The share of steps after which the next one waits for what they have begun. */
const PATIENT_SHARE = 0.8;

/** A walk of the monkey. */
export interface WalkOptions extends Omit<WorldOptions, 'onLine'> {
  readonly steps: number;
}

/** How a walk went. */
export interface WalkReport {
  /** How many resources were changed, all of them read back. */
  readonly changed: number;
  /** The steps, and between them the calls that went wrong or took long. */
  readonly lines: readonly string[];
}

/**
 * Walks through both apps under faults as a person could, by a seed.
 * @throws an error with the seed and the last steps when the product does what it never may
 */
export async function walk({ steps, ...options }: WalkOptions): Promise<WalkReport> {
  const lines: string[] = [];
  const world = await openWorld({ ...options, onLine: (line) => lines.push(line) });
  try {
    await world.page.goto('/login');
    for (let step = 1; step <= steps; step += 1) {
      const what = await nextStep(world);
      lines.push(`${step}. ${what}   → ${world.page.url().slice(world.proxy.origin.length)}`);
      if (world.random.next() < PATIENT_SHARE) await expectNoBreach(world);
    }
    await expectNothingLost(world, options.browser);
    return { changed: world.ledger.size, lines };
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    const told = lines.slice(-LINES_TOLD).join('\n');
    throw new Error(`${words}\n\nThe last steps:\n${told}\n\nAgain: npm run monkey -- --seed ${options.seed}`, {
      cause,
    });
  } finally {
    await world.close();
  }
}

/** Waits until the calls have ended and looks at every tab. */
async function expectNoBreach(world: World): Promise<void> {
  await world.proxy.whenQuiet(QUIET_MS);
  for (const tab of world.context.pages()) {
    if (isOfTheProduct(tab, world.proxy.origin)) await expectSettled(tab);
    else await leave(world, tab);
  }
  if (world.breaches.length > 0) throw new Error(world.breaches.join('\n'));
}

/** Lets nothing go wrong any more, closes what is open, and reads back what was acknowledged. */
async function expectNothingLost(world: World, browser: WalkOptions['browser']): Promise<void> {
  world.proxy.isCalm = true;
  await expectNoBreach(world);
  for (const tab of world.context.pages()) await closeDialogs(tab);
  const losses = await world.ledger.losses(await readBack(browser, world.product.origin, world.password));
  if (losses.length > 0) throw new Error(losses.join('\n'));
}

/** Closes a tab that shows a file; the last one goes back to the product instead. */
async function leave(world: World, tab: Page): Promise<void> {
  const [other] = world.context.pages().filter((page) => page !== tab);
  if (!other) {
    await tab.goto('/course');
    return;
  }
  if (world.page === tab) world.page = other;
  await tab.close();
}
