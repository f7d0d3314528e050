import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { startProduct } from '../../e2e/product.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { slowDown } from './stage/slowDown.ts';
import { median } from './stage/statistics.ts';

const ROUNDS = 5;

/** The most that the terms may take until a visitor sees something, as a share of what the login takes. */
const BUDGET = 0.5;

/** When a page painted, in milliseconds from the start of its visit. */
export interface Paint {
  /** Anything at all, be it an empty coloured page. */
  readonly first: number;
  /** The first text or picture: the first that a visitor sees. */
  readonly contentful: number;
}

/** Opens an address with an empty cache on a slow machine, and tells when it painted. */
export async function firstPaint(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await slowDown(tools, { isProcessorSlow: true, isLineSlow: true });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    return await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name).at(0)?.startTime ?? Number.NaN;
      return { first: at('first-paint'), contentful: at('first-contentful-paint') };
    });
  } finally {
    await context.close();
  }
}

function print(path: string, paints: readonly Paint[]): number {
  const contentful = median(paints.map((paint) => paint.contentful));
  const first = median(paints.map((paint) => paint.first));
  const ms = (time: number) => `${time.toFixed(0).padStart(5)} ms`;
  console.log(`${path.padEnd(30)} ${ms(contentful)} to the first content (anything at all: ${ms(first)})`);
  return contentful;
}

/** Measures both pages in turns, so that a busy moment of the machine falls on both. */
async function measure(browser: Browser, origin: string): Promise<boolean> {
  const login: Paint[] = [];
  const terms: Paint[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    login.push(await firstPaint(browser, `${origin}/login`));
    terms.push(await firstPaint(browser, `${origin}/public/term-and-condition`));
  }
  const before = print('/login', login);
  const share = print('/public/term-and-condition', terms) / before;
  const isWithin = share <= BUDGET;
  console.log(`${' '.repeat(30)}  ${share.toFixed(2)} of the login's, of ${BUDGET}${isWithin ? '' : '  OVER BUDGET'}`);
  return isWithin;
}

if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), 'cpd-first-paint-'));
  const product = await startProduct({ dataDir: folder });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    process.exitCode = (await measure(browser, product.origin)) ? 0 : 1;
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
