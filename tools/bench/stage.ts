import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test as playwrightTest } from '@playwright/test';
import { ADMIN, type Product, startProduct } from '../../e2e/product.ts';
import { budgets } from './budgets.ts';
import { type Figure, inWords, isOver } from './Figure.ts';
import { addPosterEvent, fillLists, signedInHost } from './fill.ts';
import { observe } from './probe.ts';
import { median } from './statistics.ts';

const ROWS = 1000;
/** The posters of the one large event. */
export const POSTERS = 200;
/** A mid-range phone or an old office machine. */
const PROCESSOR_SLOWDOWN = 4;
/** 1.6 Mbit/s down and 750 kbit/s up as bytes a second, and milliseconds there and back. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** One of the two apps that are measured: the product, or the floor. */
export interface Side {
  /** Opens a page without cache that is slowed down and observed from its first moment. */
  open(options?: { isAnonymous?: boolean; isLineSlow?: boolean; isProcessorSlow?: boolean }): Promise<Page>;
}

/** The product and the floor, each running on its own copy of the same lists of 1,000 rows. */
export interface Stage {
  readonly product: Side;
  readonly floor: Side;
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
      const folder = await mkdtemp(join(tmpdir(), 'cpd-bench-'));
      const [productData, floorData] = [join(folder, 'product'), join(folder, 'floor')];
      const environment = { CAPTCHA_PROVIDER: 'off' };
      const prepared = await startProduct({ dataDir: productData, environment });
      await fillLists(prepared, { dataDir: productData, databaseUrl: null }, ROWS);
      const posterEvent = await addPosterEvent(await signedInHost(prepared, ADMIN), POSTERS);
      await prepared.stop();
      await cp(productData, floorData, { recursive: true });
      const product = await startProduct({ dataDir: productData });
      const floor = await startProduct({
        dataDir: floorData,
        environment: { ...environment, ADMIN_SITE_DIR: buildFloor() },
      });
      await use({ product: await openSide(product, browser), floor: await openSide(floor, browser), posterEvent });
      await Promise.all([product.stop(), floor.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 1_800_000 },
  ],
});

/** Makes a figure of the medians of rounds that were measured in turns, the floor's too where there are any. */
export function medians<Reading>(
  name: keyof typeof budgets,
  { product, floor }: { product: readonly Reading[]; floor?: readonly Reading[] },
  pick: (reading: Reading) => number,
): Figure {
  const value = median(product.map(pick));
  return { name, value, budget: budgets[name], ...(floor && { floor: median(floor.map(pick)) }) };
}

/** Measures both sides in turns, so that a busy moment of the machine slows both alike. */
export async function inTurns<Reading>(rounds: number, read: (side: 'product' | 'floor') => Promise<Reading>) {
  const readings = { product: [] as Reading[], floor: [] as Reading[] };
  for (let round = 0; round < rounds; round += 1) {
    readings.product.push(await read('product'));
    readings.floor.push(await read('floor'));
  }
  return readings;
}

/** Signs in through the login page, which is alike in both apps, as a person would. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('User').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

/** Builds the floor, in a process of its own because the build tool changes its process's environment, and gives its folder. */
function buildFloor(): string {
  const folder = join(import.meta.dirname, 'floor');
  const { status } = spawnSync('vite', ['build', folder, '--logLevel', 'warn'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The floor could not be built; what the build tool said stands above.');
  spawnSync('node', [join(import.meta.dirname, '../build/compress.ts')], { cwd: folder, stdio: 'inherit' });
  return join(folder, 'dist');
}

async function openSide({ origin }: Product, browser: Browser): Promise<Side> {
  const options = { baseURL: origin, viewport: { width: 1440, height: 900 } };
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
      if (isProcessorSlow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
      if (isLineSlow) await devtools.send('Network.emulateNetworkConditions', slowLine);
      return page;
    },
  };
}
