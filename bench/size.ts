import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { ADMIN, startProduct } from '../e2e/product.ts';
import { browserArguments, findBrowser } from '../scripts/browser.ts';

/** What a cold visit may cost, in kB (1,000 bytes) of JavaScript and CSS after gzip. */
const budgets = [
  { path: '/login', signedIn: false, budget: 125 },
  { path: '/course', signedIn: true, budget: 175 },
  { path: '/public/term-and-condition', signedIn: false, budget: 10 },
  { path: '/public/user-deletion', signedIn: false, budget: 150 },
] as const;

/** Adds up, after gzip, every script, worker and style sheet that a visit asks for until the network rests. */
async function visit(page: Page, address: string): Promise<{ bytes: number; files: number }> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (response.ok() && /javascript|css/.test(type)) {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const all = await Promise.all(sizes);
  return { bytes: all.reduce((sum, size) => sum + size, 0), files: all.length };
}

/** The stored session of a signed-in administrator, as the admin app itself writes it. */
async function signInOnce(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('User').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

async function measure(browser: Browser, origin: string): Promise<boolean> {
  const session = await signInOnce(browser, origin);
  let isWithin = true;
  for (const { path, signedIn, budget } of budgets) {
    const context = await browser.newContext(signedIn ? { storageState: session } : {});
    const { bytes, files } = await visit(await context.newPage(), origin + path);
    await context.close();
    const isOver = bytes > budget * 1000 || files === 0;
    isWithin &&= !isOver;
    const size = (bytes / 1000).toFixed(1).padStart(7);
    console.log(`${path.padEnd(30)} ${size} kB of ${budget} kB in ${files} files${isOver ? '  OVER BUDGET' : ''}`);
  }
  return isWithin;
}

const folder = await mkdtemp(join(tmpdir(), 'cpd-size-'));
const product = await startProduct({ dataDir: folder });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  process.exitCode = (await measure(browser, product.origin)) ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
