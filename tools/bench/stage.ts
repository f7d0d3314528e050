import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { ADMIN, type Product, startProduct } from '../product.ts';
import { addPosterEvent, fillLists, signInApi } from './fill.ts';
import { observe } from './probe.ts';

const ROWS = 1000;
/** The number of posters of the one large event. */
export const POSTERS = 200;
/** 1.6 Mbit/s down and 750 kbit/s up in bytes per second, and the round-trip time in milliseconds. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** The measured apps: the product, the floor, and the same screens built with other libraries. */
export const apps = ['product', 'floor', 'react-aria', 'react-admin'] as const;
export type App = (typeof apps)[number];

const folders: Readonly<Record<Exclude<App, 'product'>, string>> = {
  floor: 'floor',
  'react-aria': 'peers/react-aria',
  'react-admin': 'peers/react-admin',
};

/** CPU throttling: a mid-range phone or an old office machine. Chromium slows the main thread down, not workers. */
const PROCESSOR_SLOWDOWN = 4;

interface TabOptions {
  readonly isAnonymous?: boolean;
  readonly isLineSlow?: boolean;
  readonly isProcessorSlow?: boolean;
}

/** A page under measurement. */
export interface Tab {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** The CPU time of the page's main thread, in milliseconds. Waiting for a core does not count. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** A running app with its own copy of the same lists of 1,000 rows. */
export interface Side {
  /** Opens a page with an empty cache, observed from the start. */
  open(options?: TabOptions): Promise<Tab>;
}

interface Stage {
  readonly sides: Readonly<Record<App, Side>>;
  /** The id of the event with 200 posters. */
  readonly posterEvent: string;
  close(): Promise<void>;
}

/** Builds the floor and the peers, and starts all apps. */
export async function openStage(browser: Browser): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'cpd-bench-'));
  const dataOf = (app: App) => join(folder, app);
  const environment = { CAPTCHA_PROVIDER: 'off' };
  const prepared = await startProduct({ dataDir: dataOf('product'), environment });
  await fillLists(prepared, { dataDir: dataOf('product'), databaseUrl: null }, ROWS);
  const posterEvent = await addPosterEvent(await signInApi(prepared), POSTERS);
  await prepared.stop();
  const running: Product[] = [];
  const sides = {} as Record<App, Side>;
  // The product's own data is the template, so it starts last.
  for (const app of apps.toReversed()) {
    if (app === 'product') {
      // With its captcha, which a worker solves as in production.
      const product = await startProduct({ dataDir: dataOf(app) });
      running.push(product);
      sides[app] = await openSide(product, browser);
      continue;
    }
    await cp(dataOf('product'), dataOf(app), { recursive: true });
    const site = { ADMIN_SITE_DIR: buildApp(join(import.meta.dirname, folders[app])) };
    const served = await startProduct({ dataDir: dataOf(app), environment: { ...environment, ...site } });
    running.push(served);
    sides[app] = await openSide(served, browser, true);
  }
  return {
    sides,
    posterEvent,
    async close() {
      await Promise.all(running.map((product) => product.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Installs the dependencies of the app's lock file, if it has one, and builds it. */
function buildApp(folder: string): string {
  const run = (command: string, ...args: string[]) => {
    const { status } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${folder}.`);
  };
  if (folder.includes('peers')) run('npm', 'ci', '--no-audit', '--no-fund');
  run('vite', 'build', '--logLevel', 'error');
  run('node', join(import.meta.dirname, '../build/compress.ts'));
  return join(folder, 'dist');
}

async function openSide({ origin }: Product, browser: Browser, bypassCSP = false): Promise<Side> {
  // Only the product's own pages are built for its strict content security policy.
  const options = { baseURL: origin, viewport: { width: 1440, height: 900 }, bypassCSP };
  const context = await browser.newContext(options);
  await signIn(await context.newPage());
  const storageState = await context.storageState();
  await context.close();
  return {
    async open({ isAnonymous = false, isLineSlow = false, isProcessorSlow = false } = {}) {
      const context = await browser.newContext(isAnonymous ? options : { ...options, storageState });
      await context.addInitScript(observe);
      // A busy machine is slow; only hanging requests should time out.
      context.setDefaultTimeout(600_000);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      if (isLineSlow) {
        // Network conditions are emulated only while the domain is enabled.
        await devtools.send('Network.enable');
        await devtools.send('Network.emulateNetworkConditions', slowLine);
      }
      if (isProcessorSlow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
      return {
        page,
        devtools,
        async cpu() {
          const { metrics } = await devtools.send('Performance.getMetrics');
          const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
          return seconds * 1000;
        },
        close: () => context.close(),
      };
    },
  };
}

/** Signs in through the sign-in page, which has the same fields in all apps. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/^User/).fill(ADMIN.username);
  await page.getByLabel(/^Password/).fill(ADMIN.password);
  await page.getByRole('button', { name: /^(Login|Sign in)$/i }).click();
  await page.locator('a[href="/event"]').first().waitFor();
}
