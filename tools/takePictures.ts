import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import demoCourses from '../services/backend/demo/courses.json' with { type: 'json' };
import { browserArguments, findBrowser } from './browser.ts';
import { ADMIN, startProduct } from './product.ts';

/**
 * Takes the README's pictures of the built product with its demo data. Needs `cwebp` and `img2webp`, which are in Debian's
 * package `webp`.
 */
const folder = 'docs/pictures';
const FRAME_MS = 100;

/** Ten frames per second of the page's fake clock, so that the speed of the machine is not visible. */
class Film {
  readonly #page: Page;
  readonly #folder: string;
  readonly #frames: { file: string; duration: number }[] = [];
  #pointer = { x: 0, y: 0 };

  constructor(page: Page, into: string) {
    this.#page = page;
    this.#folder = into;
  }

  async wait(ms: number): Promise<void> {
    for (let waited = 0; waited < ms; waited += FRAME_MS) {
      await this.#page.clock.runFor(FRAME_MS);
      await this.#shoot();
    }
  }

  async moveTo(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${target} is not on the page.`);
    const from = this.#pointer;
    const to = { x: box.x + box.width / 2, y: box.y + box.height * 0.6 };
    for (const share of [0.15, 0.5, 0.85, 1]) {
      this.#pointer = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await this.#page.mouse.move(this.#pointer.x, this.#pointer.y);
      await this.wait(FRAME_MS);
    }
  }

  async press(target: Locator, heldMs = FRAME_MS): Promise<void> {
    await this.moveTo(target);
    await this.#page.mouse.down();
    await this.wait(heldMs);
    await this.#page.mouse.up();
    await this.wait(2 * FRAME_MS);
  }

  async save(file: string): Promise<void> {
    const frames = this.#frames.flatMap((frame) => ['-d', String(frame.duration), frame.file]);
    run('img2webp', ['-loop', '0', '-lossy', '-q', '60', '-m', '4', ...frames, '-o', file]);
  }

  async #shoot(): Promise<void> {
    const file = join(this.#folder, `${String(this.#frames.length).padStart(4, '0')}.png`);
    await this.#page.evaluate(showPointer, this.#pointer);
    await this.#page.screenshot({ path: file });
    this.#frames.push({ file, duration: FRAME_MS });
  }
}

/** Draws a pointer, because screenshots have none. Runs in the page. */
function showPointer({ x, y }: { x: number; y: number }): void {
  const svg = 'http://www.w3.org/2000/svg';
  const pointer = document.querySelector<HTMLElement>('[data-pointer]') ?? document.createElement('div');
  if (!pointer.isConnected) {
    const picture = document.createElementNS(svg, 'svg');
    const arrow = document.createElementNS(svg, 'path');
    picture.setAttribute('width', '20');
    picture.setAttribute('height', '24');
    arrow.setAttribute('d', 'M2 1v18l4.5-4 3 7 3.2-1.4-3-6.8H16Z');
    arrow.setAttribute('stroke', '#fff');
    arrow.setAttribute('stroke-width', '1.5');
    picture.append(arrow);
    pointer.append(picture);
    pointer.dataset.pointer = '';
    pointer.popover = 'manual';
    document.body.append(pointer);
  }
  pointer.style.cssText = `position:fixed;inset:${y}px auto auto ${x}px;margin:0;border:0;padding:0;background:none;pointer-events:none`;
  // Above dialogs that open later.
  if (pointer.matches(':popover-open')) pointer.hidePopover();
  pointer.showPopover();
}

function run(command: string, parameters: readonly string[]): void {
  const { status, stderr } = spawnSync(command, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed. It is in Debian's package webp.\n${stderr ?? ''}`);
}

async function post(page: Page, method: 'POST' | 'PATCH', path: string, data?: unknown) {
  const root = (await page.evaluate(() => localStorage.getItem('root'))) ?? '{}';
  const headers = { Authorization: `Bearer ${JSON.parse(root).user.accessToken}` };
  return (await page.request.fetch(path, { method, headers, data })).json();
}

/** The demo's questions on ECGs, as a teacher would have them in a file. */
const ecg = demoCourses.find(({ title }) => title?.startsWith('ECG'));
const aiken = (ecg?.questions ?? [])
  .map(({ question, choices, right }) => {
    const lines = choices.map((choice, index) => `${'ABCD'[index]}. ${choice}`);
    return [question, ...lines, `ANSWER: ${'ABCD'[right]}`].join('\n');
  })
  .join('\n\n');

const work = await mkdtemp(join(tmpdir(), 'pictures-'));
const product = await startProduct({ dataDir: join(work, 'data') });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });

async function signedIn(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.origin, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('User').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'User', level: 1 }).waitFor();
  return page;
}

async function openEditor(page: Page): Promise<void> {
  await page.goto('/certificate-group?keyword=acute');
  const form = await page.getByRole('link', { name: 'Setting Acute Care' }).getAttribute('href');
  await page.goto(form ?? '');
  await page.getByRole('slider', { name: 'Name line' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function takeEditor(): Promise<void> {
  const page = await signedIn({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 });
  await openEditor(page);
  await page.getByRole('img', { name: 'The certificate with the name Ann Lee' }).hover({ position: { x: 60, y: 40 } });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const png = join(work, 'editor.png');
  await page.screenshot({ path: png });
  run('cwebp', ['-quiet', '-q', '80', '-m', '6', '-sharp_yuv', png, '-o', `${folder}/certificate-editor.webp`]);
  await page.context().close();
}

async function takeFilm(): Promise<void> {
  const page = await signedIn({ viewport: { width: 1024, height: 720 } });
  const { data: course } = await post(page, 'POST', '/v1/course/draft');
  await post(page, 'PATCH', '/v1/course', {
    id: course,
    title: 'ECG Refresher',
    cover: null,
    file: null,
    certificateGroup: null,
  });
  const frames = join(work, 'frames');
  await mkdir(frames);
  const film = new Film(page, frames);

  await openEditor(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.getByRole('radiogroup', { name: 'Sample name' }).evaluate((samples) => {
    scrollBy(0, samples.getBoundingClientRect().top - 72);
  });
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await film.wait(500);
  await film.press(button('Move down'), 1800);
  await film.press(button('Move up'), 1500);
  await film.press(page.getByRole('radio', { name: 'Very long' }));
  await film.wait(1000);
  await film.press(page.getByRole('radio', { name: 'Thai' }));
  await film.wait(1000);
  await film.press(button('Centre'));
  await film.wait(300);
  await film.press(button('Undo move'));
  await film.wait(700);

  await page.clock.resume();
  await page.goto(`/quiz/${course}`);
  page.once('dialog', (dialog) => void dialog.accept());
  await button('Import').waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await film.wait(500);
  await film.press(button('Import'));
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  const field = dialog.getByLabel('Questions to import');
  await film.press(field);
  await field.fill(aiken);
  await film.wait(2500);
  await film.press(dialog.getByRole('button', { name: /^Import \d+ questions$/ }));
  for (let tenth = 0; tenth < 30 && (await dialog.isVisible()); tenth += 1) await film.wait(FRAME_MS);
  await film.wait(3000);
  await film.save(`${folder}/in-motion.webp`);
  await page.context().close();
}

try {
  await takeEditor();
  await takeFilm();
} finally {
  await browser.close();
  await product.kill();
  await rm(work, { recursive: true, force: true });
}
