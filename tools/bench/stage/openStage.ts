import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { ADMIN, type Product, startProduct } from '../../../e2e/product.ts';
import { browserArguments, findBrowser } from '../../browser.ts';
import { buildFloor } from '../floor/buildFloor.ts';
import { makeLargeData } from './largeData.ts';
import type { LargeItems } from './multiply.ts';

/** One of the two apps that are measured: ours, or the floor. */
export interface Side {
  readonly name: 'product' | 'floor';
  readonly origin: string;
  /** A browser context without cache, signed in unless `isAnonymous`. */
  newContext(options?: { isAnonymous: boolean }): Promise<BrowserContext>;
}

/** The product and the floor, each running on its own copy of the same large data. */
export interface Stage extends LargeItems {
  readonly product: Side;
  readonly floor: Side;
  close(): Promise<void>;
}

/** Starts both apps over lists of `rows` rows, and a browser. */
export async function openStage({ rows }: { rows: number }): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'cpd-bench-'));
  const [productData, floorData] = [join(folder, 'product'), join(folder, 'floor')];
  const items = await makeLargeData(productData, rows);
  await cp(productData, floorData, { recursive: true });
  const product = await startProduct({ dataDir: productData });
  const floor = await startProduct({
    dataDir: floorData,
    environment: { ADMIN_SITE_DIR: buildFloor(), CAPTCHA_PROVIDER: 'off' },
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  return {
    ...items,
    product: await openSide('product', product, browser),
    floor: await openSide('floor', floor, browser),
    async close() {
      await browser.close();
      await Promise.all([product.stop(), floor.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openSide(name: Side['name'], { origin }: Product, browser: Browser): Promise<Side> {
  const options = { baseURL: origin, viewport: { width: 1440, height: 900 } };
  const context = await browser.newContext(options);
  await signIn(await context.newPage());
  const storageState = await context.storageState();
  await context.close();
  return {
    name,
    origin,
    newContext: ({ isAnonymous } = { isAnonymous: false }) =>
      browser.newContext(isAnonymous ? options : { ...options, storageState }),
  };
}

/** Signs in through the login page, which is alike in both apps, as a person would. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('User').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}
