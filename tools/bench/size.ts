import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type Page as BrowserPage, chromium } from 'playwright';
import { ADMIN, type Product, startProduct } from '../../e2e/product.ts';
import { browserArguments, findBrowser } from '../browser.ts';

/** Something a cold visit is measured of. */
interface Page {
  readonly path: string;
  /** What the visit may cost, in kB (1,000 bytes) of JavaScript and CSS after gzip. */
  readonly budget: number;
  /** Visited by a signed-in administrator. */
  readonly isSignedIn?: boolean;
}

const lists = ['/user', '/feed', '/certificate-group', '/course', '/quiz', '/event'];

/** What is measured beyond the pages whose addresses are known. */
interface Addresses {
  /** A new course's form, and those of the first thing in the other lists. */
  readonly forms: readonly string[];
  /** A review link and an issued certificate of the demo data. */
  readonly publicPages: readonly string[];
}

const pagesOf = ({ forms, publicPages }: Addresses): readonly Page[] => [
  { path: '/login', budget: 150 },
  ...lists.map((path) => ({ path, budget: 215, isSignedIn: true })),
  ...[...forms, '/setting'].map((path) => ({ path, budget: 240, isSignedIn: true })),
  ...publicPages.map((path) => ({ path, budget: 140 })),
  { path: '/public/term-and-condition', budget: 10 },
  { path: '/public/user-deletion', budget: 180 },
];

const gzipped = (content: string | Buffer) => gzipSync(content).length;

/** How long a browser or a page may take on a machine that does much else, in milliseconds. */
const PATIENCE_MS = 300_000;

/** What a document carries of scripts and styles inside itself. */
const inlined = (html: string) =>
  [...html.matchAll(/<(style|script)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text]) => text).join('');

/**
 * Adds up, after gzip, the scripts and styles inside the document, and every script, worker and style sheet that a visit
 * asks for until the network rests.
 * @throws when the page cannot be had
 */
async function visit(page: BrowserPage, address: string): Promise<{ bytes: number; files: number }> {
  const files: string[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (response.ok() && /javascript|css/.test(type)) files.push(response.url());
  });
  const answer = await page.goto(address, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
  if (!answer?.ok()) throw new Error(`${address} was not answered, so there is nothing to measure.`);
  // Asked for once more, as the browser gives away what a worker loaded when the worker ends.
  const sizes = files.map(async (file) => gzipped(await (await page.request.get(file)).body()));
  const own = gzipped(inlined(await answer.text()));
  return { bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, own), files: files.length };
}

/** Signs in as a person does, and goes to a form of each list. */
async function signIn(page: BrowserPage): Promise<readonly string[]> {
  await page.goto('/login');
  await page.getByLabel('User').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const forms: string[] = [];
  for (const list of ['/course', '/quiz', '/event', '/certificate-group']) {
    await page.goto(list);
    // A course with a PDF brings the engine that draws it, which is the document's weight and not the form's.
    const way =
      list === '/course' ? page.getByRole('button', { name: 'New' }) : page.getByRole('link', { name: /^Setting / });
    await way.first().click();
    await page.waitForURL(`**${list}/*`);
    forms.push(new URL(page.url()).pathname);
  }
  return forms;
}

async function announcedPath(product: Product, pattern: RegExp): Promise<string> {
  const { pathname, search } = new URL(await product.announced(pattern));
  return pathname + search;
}

/** Measures every page, and tells whether all are within their budgets. */
async function measure(browser: Browser, product: Product): Promise<boolean> {
  const first = await browser.newContext({ baseURL: product.origin });
  first.setDefaultTimeout(PATIENCE_MS);
  const forms = await signIn(await first.newPage());
  const storageState = await first.storageState();
  const publicPages = [
    await announcedPath(product, /http\S+\/public\/review\/\S+/),
    await announcedPath(product, /http\S+\/public\/certificate\/\S+/),
  ];
  let isWithin = true;
  for (const { path, isSignedIn, budget } of pagesOf({ forms, publicPages })) {
    const context = await browser.newContext(isSignedIn ? { storageState } : {});
    const { bytes, files } = await visit(await context.newPage(), product.origin + path);
    await context.close();
    const isOver = bytes > budget * 1000;
    isWithin &&= !isOver;
    const [shownPath = ''] = path.split('?');
    const size = (bytes / 1000).toFixed(1).padStart(7);
    console.log(`${shownPath.padEnd(60)} ${size} kB of ${budget} kB in ${files} files${isOver ? '  OVER BUDGET' : ''}`);
  }
  return isWithin;
}

const folder = await mkdtemp(join(tmpdir(), 'cpd-size-'));
const product = await startProduct({ dataDir: folder });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments, timeout: PATIENCE_MS });
try {
  process.exitCode = (await measure(browser, product)) ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
