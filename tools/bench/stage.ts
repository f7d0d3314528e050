import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, expect, type Page, test as playwrightTest } from '@playwright/test';
import { ADMIN, type Product, startProduct } from '../product.ts';
import { budgets } from './budgets.ts';
import { type Figure, inWords, isOver } from './Figure.ts';
import { addPosterEvent, fillLists, signInApi } from './fill.ts';
import { observe } from './probe.ts';
import { median } from './statistics.ts';

const ROWS = 1000;
/** The posters of the one large event. */
export const POSTERS = 200;
/** A mid-range phone or an old office machine. */
const PROCESSOR_SLOWDOWN = 4;
/** 1.6 Mbit/s down and 750 kbit/s up as bytes a second, and milliseconds there and back. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** One of the apps that are measured: the product, the floor, or a peer. */
export interface Side {
  /** Opens a page without cache that is slowed down, unless told otherwise, and observed from its first moment. */
  open(options?: { isAnonymous?: boolean; isLineSlow?: boolean; isProcessorSlow?: boolean }): Promise<Page>;
}

/** The product and other apps, each running on its own copy of the same lists of 1,000 rows. */
export type Sides<App extends string> = Readonly<Record<'product' | App, Side>>;

/** The product and the floor. */
export interface Stage extends Sides<'floor'> {
  /** The id of the event of 200 posters. */
  readonly posterEvent: string;
}

interface Fixtures {
  /** Notes a figure down for the table and the history, and holds it against its budget. */
  readonly report: (figure: Figure) => void;
}

/** A measurement: a test whose expectations are budgets. */
export const test = playwrightTest.extend<Fixtures, { stage: Stage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
  report: async ({}, use, { annotations }) => {
    await use((figure) => {
      annotations.push({ type: 'figure', description: JSON.stringify(figure) });
      const { name, value, floor, limit } = inWords(figure);
      expect.soft(isOver(figure), `${name}: ${value}, floor ${floor || 'none'}, budget ${limit}`).toBe(false);
    });
  },
  stage: [
    async ({ browser }, use) => {
      await onStage(browser, ['floor'], (sides, posterEvent) => use({ ...sides, posterEvent }));
    },
    { scope: 'worker', timeout: 1_800_000 },
  ],
});

/** Runs the product, and the apps of these folders in its place, for as long as `use` takes. */
export async function onStage<App extends string>(
  browser: Browser,
  apps: readonly App[],
  use: (sides: Sides<App>, posterEvent: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cpd-bench-'));
  const dataOf = (side: string) => join(folder, side.replaceAll('/', '-'));
  const environment = { CAPTCHA_PROVIDER: 'off' };
  const prepared = await startProduct({ dataDir: dataOf('product'), environment });
  await fillLists(prepared, { dataDir: dataOf('product'), databaseUrl: null }, ROWS);
  const posterEvent = await addPosterEvent(await signInApi(prepared), POSTERS);
  await prepared.stop();
  for (const app of apps) await cp(dataOf('product'), dataOf(app), { recursive: true });
  const product = await startProduct({ dataDir: dataOf('product') });
  const running = [product];
  const sides: Record<string, Side> = { product: await openSide(product, browser) };
  for (const app of apps) {
    const served = await startProduct({
      dataDir: dataOf(app),
      environment: { ...environment, ADMIN_SITE_DIR: buildApp(join(import.meta.dirname, app)) },
    });
    running.push(served);
    sides[app] = await openSide(served, browser, false);
  }
  await use(sides as Sides<App>, posterEvent);
  await Promise.all(running.map((product) => product.stop()));
  await rm(folder, { recursive: true, force: true });
}

/** Makes a figure of the medians of rounds that were measured in turns, the floor's too where there are any. */
export function medians<Reading>(
  name: keyof typeof budgets,
  { product, floor }: { product: readonly Reading[]; floor?: readonly Reading[] },
  pick: (reading: Reading) => number,
): Figure {
  const value = median(product.map(pick));
  return { name, value, budget: budgets[name], ...(floor && { floor: median(floor.map(pick)) }) };
}

/** Slows a page's processor down for as long as `act` takes: slowing itself takes a core, which no other page shall lack. */
export async function whileSlow<Reading>(page: Page, act: (page: Page) => Promise<Reading>): Promise<Reading> {
  const devtools = await page.context().newCDPSession(page);
  await slowDown(devtools);
  const reading = await act(page);
  await devtools.detach();
  return reading;
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
}

/** Measures the sides in turns, so that a busy moment of the machine slows all of them alike. */
export async function inTurns<Side extends string, Reading>(
  sides: readonly Side[],
  rounds: number,
  read: (side: Side) => Promise<Reading>,
): Promise<Readonly<Record<Side, readonly Reading[]>>> {
  const readings = Object.fromEntries(sides.map((side) => [side, [] as Reading[]])) as Record<Side, Reading[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const side of sides) readings[side].push(await read(side));
  }
  return readings;
}

/** Signs in through the login page, which is alike in all apps, as a person would. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/^User/).fill(ADMIN.username);
  await page.getByLabel(/^Password/).fill(ADMIN.password);
  await page.getByRole('button', { name: /^(Login|Sign in)$/i }).click();
  await page.locator('a[href="/event"]').first().waitFor();
}

/** Builds an app, in a process of its own because the build tool changes its process's environment, and gives what it made. */
function buildApp(folder: string): string {
  const { status } = spawnSync('vite', ['build', folder, '--logLevel', 'error'], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${folder} could not be built; what the build tool said stands above.`);
  spawnSync('node', [join(import.meta.dirname, '../build/compress.ts')], { cwd: folder, stdio: 'inherit' });
  return join(folder, 'dist');
}

async function openSide({ origin }: Product, browser: Browser, isStrict = true): Promise<Side> {
  // Only the product's own pages are made for its strict content policy.
  const options = { baseURL: origin, viewport: { width: 1440, height: 900 }, bypassCSP: !isStrict };
  const context = await browser.newContext(options);
  await signIn(await context.newPage());
  const storageState = await context.storageState();
  await context.close();
  return {
    async open({ isAnonymous = false, isLineSlow = false, isProcessorSlow = true } = {}) {
      const context = await browser.newContext(isAnonymous ? options : { ...options, storageState });
      await context.addInitScript(observe);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      if (isProcessorSlow) await slowDown(devtools);
      if (isLineSlow) await devtools.send('Network.emulateNetworkConditions', slowLine);
      return page;
    },
  };
}
