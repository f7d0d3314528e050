import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import { writeQuestions } from '../packages/domain/src/questionFormats/questionFormats.ts';
import demoCourses from '../services/backend/demo/courses.json' with { type: 'json' };
import { browserArguments, findBrowser } from './browser.ts';
import { ADMIN, startProduct } from './product.ts';

/** Takes the README's pictures of the built product. Needs `cwebp` and `img2webp` of Debian's package `webp`. */
const PICTURES = 'docs/pictures';
const FRAME_MS = 100;

const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
const frames: string[] = [];
const pointer = { x: 0, y: 0 };

/** Advances the page's fake clock frame by frame, so that the animation does not show the speed of the machine. */
async function film(page: Page, ms: number): Promise<void> {
  for (let filmed = 0; filmed < ms; filmed += FRAME_MS) {
    await page.clock.runFor(FRAME_MS);
    await page.evaluate(drawPointer, pointer);
    const frame = join(folder, `${frames.length}.png`);
    await page.screenshot({ path: frame });
    frames.push(frame);
  }
}

async function press(target: Locator, heldMs = FRAME_MS): Promise<void> {
  const page = target.page();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [fromX, fromY] = [pointer.x, pointer.y];
  for (const share of [0.15, 0.5, 0.85, 1]) {
    pointer.x = fromX + (x + width / 2 - fromX) * share;
    pointer.y = fromY + (y + height * 0.6 - fromY) * share;
    await page.mouse.move(pointer.x, pointer.y);
    await film(page, FRAME_MS);
  }
  await page.mouse.down();
  await film(page, heldMs);
  await page.mouse.up();
  await film(page, 2 * FRAME_MS);
}

/** Runs in the page. Screenshots have no pointer. A popover is above dialogs that were opened before it. */
function drawPointer({ x, y }: { x: number; y: number }): void {
  document.querySelector('[data-pointer]')?.remove();
  const arrow = document.body.appendChild(document.createElement('div'));
  arrow.dataset.pointer = '';
  arrow.popover = 'manual';
  arrow.style.cssText = `inset:${y}px auto auto ${x}px;margin:0;border:0;padding:0;width:15px;height:22px;background:#000;
    pointer-events:none;clip-path:polygon(0 0,0 82%,27% 64%,45% 100%,64% 92%,46% 58%,82% 58%)`;
  arrow.showPopover();
}

function run(command: string, ...parameters: readonly string[]): void {
  const { status, stderr } = spawnSync(command, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed. It is in Debian's package webp.\n${stderr ?? ''}`);
}

const product = await startProduct({ dataDir: join(folder, 'data') });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });

interface Size {
  width: number;
  height: number;
}

async function signIn(viewport: Size, deviceScaleFactor = 1): Promise<Page> {
  const page = await browser.newPage({
    baseURL: product.origin,
    reducedMotion: 'reduce',
    viewport,
    deviceScaleFactor,
  });
  await page.goto('/login');
  await page.getByLabel('User').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'User', level: 1 }).waitFor();
  return page;
}

/** Signs in and opens the certificate editor. */
async function openEditor(viewport: Size, deviceScaleFactor = 1): Promise<Page> {
  const page = await signIn(viewport, deviceScaleFactor);
  await page.goto('/certificate-group?keyword=acute');
  await page.getByRole('link', { name: 'Setting Acute Care' }).click();
  await page.getByRole('slider', { name: 'Name line' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Takes a part of the page, so that its text can be read at the width of a README. */
async function take(part: Locator, name: string): Promise<void> {
  const png = join(folder, `${name}.png`);
  await part.screenshot({ path: png });
  run('cwebp', '-quiet', '-q', '80', '-m', '6', '-sharp_yuv', png, '-o', `${PICTURES}/${name}.webp`);
}

async function takeEditor(): Promise<void> {
  const page = await openEditor({ width: 1180, height: 1000 }, 2);
  await page.getByRole('img', { name: 'The certificate with the name Ann Lee' }).hover({ position: { x: 60, y: 40 } });
  await take(page.getByRole('form'), 'certificate-editor');
}

async function takeOverview(): Promise<void> {
  const page = await signIn({ width: 1180, height: 1240 }, 2);
  await page.goto('/overview');
  await page.getByRole('heading', { name: 'Waiting for review' }).waitFor();
  await page.waitForLoadState('networkidle');
  await take(page.getByRole('main'), 'overview');
}

async function takeAnimation(): Promise<void> {
  const page = await openEditor({ width: 1024, height: 720 });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.getByRole('radiogroup', { name: 'Sample name' }).evaluate((samples) => {
    scrollBy(0, samples.getBoundingClientRect().top - 72);
  });
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await film(page, 500);
  await press(button('Move down'), 1800);
  await press(button('Move up'), 1500);
  for (const name of ['Very long', 'Thai']) {
    await press(page.getByRole('radio', { name }));
    await film(page, 1000);
  }
  await press(button('Centre'));
  await press(button('Undo move'));
  await film(page, 700);

  await page.clock.resume();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/course');
  await button('New').click();
  await page.waitForURL(/\/course\/\w+$/);
  await page.goto(page.url().replace('/course/', '/quiz/'));
  await button('Import').waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await film(page, 500);
  await press(button('Import'));
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  const field = dialog.getByLabel('Questions to import');
  await press(field);
  const { questions = [] } = demoCourses.find(({ title }) => title?.startsWith('ECG')) ?? {};
  const toChoice = (right: number) => (text: string, index: number) => ({ text, isCorrect: index === right });
  const quiz = questions.map(({ question, choices, right }) => ({ question, choices: choices.map(toChoice(right)) }));
  await field.fill(writeQuestions(quiz, 'aiken'));
  await film(page, 2500);
  await press(dialog.getByRole('button', { name: /^Import \d+ questions$/ }));
  for (let frame = 0; frame < 30 && (await dialog.isVisible()); frame += 1) await film(page, FRAME_MS);
  await film(page, 1500);
  await press(button(/^Ask /));
  await film(page, 2500);
  const images = frames.flatMap((frame) => ['-d', String(FRAME_MS), frame]);
  run('img2webp', '-loop', '0', '-lossy', '-q', '60', '-m', '4', ...images, '-o', `${PICTURES}/in-motion.webp`);
}

try {
  await takeEditor();
  await takeOverview();
  await takeAnimation();
} finally {
  await browser.close();
  await product.kill();
  await rm(folder, { recursive: true, force: true });
}
