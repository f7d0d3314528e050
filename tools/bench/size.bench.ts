import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { startProduct } from '../product.ts';
import { bytesOf } from './budgets.ts';
import { signIn, test } from './stage.ts';

/** A page that is measured, as it is named among the figures. */
interface Visit {
  readonly name: string;
  readonly path: string;
  readonly kind: keyof typeof bytesOf;
}

const lists: readonly Visit[] = ['/user', '/feed', '/certificate-group', '/course', '/quiz', '/event'].map((path) => ({
  name: path,
  path,
  kind: 'list',
}));

test('bytes of cold visits', async ({ browser, report }) => {
  const folder = await mkdtemp(join(tmpdir(), 'cpd-size-'));
  const product = await startProduct({ dataDir: join(folder, 'data') });
  try {
    const signedIn = await browser.newContext({ baseURL: product.origin });
    const forms = await openForms(await signedIn.newPage());
    const storageState = await signedIn.storageState();
    const pages: readonly Visit[] = [
      { name: '/login', path: '/login', kind: 'login' },
      ...lists,
      ...forms,
      { name: '/setting', path: '/setting', kind: 'form' },
      { name: 'review', path: await product.announced(/http\S+\/public\/review\/\S+/), kind: 'publicPage' },
      { name: 'certificate', path: await product.announced(/http\S+\/public\/certificate\/\S+/), kind: 'publicPage' },
      { name: 'terms', path: '/public/term-and-condition', kind: 'terms' },
      { name: 'account deletion', path: '/public/user-deletion', kind: 'deletion' },
    ];
    const checks: object[] = [];
    for (const { name, path, kind } of pages) {
      const isSignedIn = kind === 'list' || kind === 'form';
      const context = await browser.newContext({ baseURL: product.origin, ...(isSignedIn && { storageState }) });
      checks.push({ files: await visit(context, path, join(folder, String(checks.length))), gzip: true, name });
    }
    const sizes = Object.values(await sizeLimit([filePlugin], { checks }));
    for (const [index, { name, kind }] of pages.entries()) {
      const value = Number(Object(sizes[index]).size) / 1000;
      report({ name: `${name}, bytes of a visit`, value, budget: { unit: 'kB', atMost: bytesOf[kind] } });
    }
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Keeps the document and every script, worker and style sheet that a cold visit asks for as files, and gives their names. */
async function visit(context: BrowserContext, path: string, folder: string): Promise<readonly string[]> {
  const page = await context.newPage();
  const addresses = new Set<string>();
  page.on('response', (response) => {
    if (response.ok() && /html|javascript|css/.test(response.headers()['content-type'] ?? ''))
      addresses.add(response.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const files = [...addresses].map(async (address, index) => {
    // Asked for once more, as the browser gives away what a worker loaded when the worker ends.
    const body = await (await page.request.get(address)).body();
    await writeFile(`${folder}-${index}`, body);
    return `${folder}-${index}`;
  });
  const kept = await Promise.all(files);
  await context.close();
  return kept;
}

/** Signs in as a person does, and gives the form of a new course and of the first thing in the other lists. */
async function openForms(page: Page): Promise<readonly Visit[]> {
  await signIn(page);
  const forms: Visit[] = [];
  for (const list of ['/course', '/quiz', '/event', '/certificate-group']) {
    await page.goto(list);
    // A course with a PDF brings the engine that draws it, which is the document's weight and not the form's.
    const way =
      list === '/course' ? page.getByRole('button', { name: 'New' }) : page.getByRole('link', { name: /^Setting / });
    await way.first().click();
    await page.waitForURL(`**${list}/*`);
    forms.push({ name: `${list}/…`, path: new URL(page.url()).pathname, kind: 'form' });
  }
  return forms;
}
