import type { Page } from '@playwright/test';
import { type Control, controlsOf, type Use } from './controls.ts';
import type { World } from './World.ts';
import { filesFor, sensibleWordsFor, wordsFor } from './words.ts';

/** How long a press waits for what it aims at, in milliseconds; a person, too, gives up on what does not answer. */
const PATIENCE = { timeout: 1500 };

/** Something that a person could do. */
interface Action {
  readonly name: string;
  /** How often it is chosen, compared with the others. */
  readonly weight: number;
  /** Does it and says to what; undefined where there is nothing to do it to. */
  readonly run: (world: World) => Promise<string | undefined>;
}

const screens = ['/user', '/feed', '/certificate-group', '/course', '/quiz', '/event', '/setting'];
const asides = [
  ...['/', '/login', '/nowhere/at/all', '/course?page=99', '/event?page=-1&size=many', '/user?size=100&page=2'],
  ...['/feed?tab=review&keyword=%F0%9F', '/course/none', '/quiz/none', '/event/none', '/certificate-group/none'],
  ...['/public/term-and-condition', '/public/user-deletion', '/public/nowhere', '/public/certificate/none'],
  '/public/review/none?token=none',
];

/** All that the monkey does. */
const actions: readonly Action[] = [
  { name: 'press', weight: 10, run: (world) => useOne(world, 'press') },
  { name: 'type', weight: 4, run: (world) => useOne(world, 'type') },
  { name: 'tick', weight: 1, run: (world) => useOne(world, 'tick') },
  { name: 'choose', weight: 2, run: (world) => useOne(world, 'choose') },
  { name: 'choose files', weight: 3, run: (world) => useOne(world, 'file') },
  { name: 'move the line', weight: 1, run: (world) => useOne(world, 'slide') },
  { name: 'fill in and send', weight: 6, run: fillInAndSend },
  { name: 'begin', weight: 4, run: ({ page }) => pressNamed(page, /^New$/) },
  { name: 'answer', weight: 4, run: ({ page }) => pressNamed(page, /^(Confirm|Leave|Close)$/) },
  { name: 'press a key', weight: 2, run: pressKey },
  { name: 'go to', weight: 4, run: goTo },
  { name: 'go back', weight: 1, run: ({ page }) => history(page.goBack(PATIENCE)) },
  { name: 'go forward', weight: 1, run: ({ page }) => history(page.goForward(PATIENCE)) },
  { name: 'reload', weight: 1, run: ({ page }) => history(page.reload(PATIENCE)) },
  { name: 'change tabs', weight: 1, run: changeTabs },
];

const drawn = actions.flatMap((action) => Array.from({ length: action.weight }, () => action));

/** Does one thing that can be done now, and says what. */
export async function nextStep(world: World): Promise<string> {
  const { page, random } = world;
  // Whoever wants to work signs in: chance alone would stay before the door.
  const signedIn = page.url().includes('/login') && random.next() < 0.7 && (await fillInAndSend(world));
  if (signedIn) return `sign in by ${signedIn}`;
  for (;;) {
    const action = random.pick(drawn);
    const what = await action.run(world);
    if (what !== undefined) return `${action.name} ${what}`;
  }
}

async function useOne(world: World, use: Use): Promise<string | undefined> {
  const controls = (await controlsOf(world.page)).filter((control) => control.use === use);
  if (controls.length === 0) return undefined;
  const control = world.random.pick(controls);
  await attempt(() => useControl(world, control, wordsFor(control.name, world.random)));
  return control.name;
}

async function useControl(world: World, { use, name, isSecret, locator }: Control, words: string): Promise<void> {
  const { random } = world;
  if (use === 'press') await locator.click({ ...PATIENCE, clickCount: random.next() < 0.1 ? 2 : 1 });
  if (use === 'tick') await locator.click(PATIENCE);
  if (use === 'type')
    await locator.fill(isSecret ? world.password : name === 'User' ? world.username : words, PATIENCE);
  if (use === 'choose') {
    const options = await locator.locator('option:not(:disabled)').count();
    await locator.selectOption({ index: random.whole(0, Math.max(options - 1, 0)) }, PATIENCE);
  }
  if (use === 'file') await locator.setInputFiles(filesFor(name, random), PATIENCE);
  if (use === 'slide') await locator.press(random.pick(['ArrowUp', 'ArrowDown', 'PageUp', 'End']), PATIENCE);
}

/** Fills every field in as asked for, and presses the button that sends the form. */
async function fillInAndSend(world: World): Promise<string | undefined> {
  const controls = await controlsOf(world.page);
  const fields = controls.filter(({ use }) => use === 'type' || use === 'choose');
  const send = controls.filter(({ name }) => /^(Login|Save|Update|Update Password|Sign In)$/.test(name)).at(-1);
  if (send === undefined) return undefined;
  for (const field of fields) {
    await attempt(() => useControl(world, field, sensibleWordsFor(field.name, world.random)));
  }
  await attempt(() => send.locator.click(PATIENCE));
  return send.name;
}

async function pressNamed(page: Page, name: RegExp): Promise<string | undefined> {
  const button = page.getByRole('button', { name }).last();
  if (!(await button.isVisible())) return undefined;
  // It may be gone by now, as what was pressed before arrives late.
  const words = await button.textContent(PATIENCE).catch(() => null);
  await attempt(() => button.click(PATIENCE));
  return words ?? '';
}

async function pressKey({ page, random }: World): Promise<string> {
  const key = random.pick(['Escape', 'Enter', 'Tab', 'Space', 'Control+k', 'Control+s', '/', '?', 'ArrowDown']);
  await page.keyboard.press(key);
  return key;
}

async function goTo(world: World): Promise<string> {
  const { page, random, links, ledger } = world;
  const forms = ['course', 'event', 'certificate-group'].flatMap((kind) =>
    ledger.idsOf(kind).map((id) => `/${kind}/${id}`),
  );
  const quizzes = ledger.idsOf('course').map((id) => `/quiz/${id}`);
  const places = random.pick([screens, screens, asides, links, [...forms, ...quizzes, '/course']]);
  const path = random.pick(places);
  await attempt(() => page.goto(path, { waitUntil: 'commit' }));
  return path;
}

async function history(move: Promise<unknown>): Promise<string> {
  await attempt(() => move);
  return '';
}

/** Opens a second tab, or goes on in the other one; now and then the first is closed. */
async function changeTabs(world: World): Promise<string> {
  const [other] = world.context.pages().filter((page) => page !== world.page);
  const before = world.page;
  world.page = other ?? (await world.context.newPage());
  if (!other) await attempt(() => world.page.goto(world.random.pick(screens), { waitUntil: 'commit' }));
  if (!other || world.random.next() < 0.5) return 'another';
  await before.close();
  return 'another, and the first is closed';
}

/** What cannot be done just now, because something else is in front or it is gone, is left undone. */
async function attempt(act: () => Promise<unknown>): Promise<void> {
  await act().catch(() => undefined);
}
