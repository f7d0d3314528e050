import type { Page } from '@playwright/test';

/** What lies over the page until it is answered or closed. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="listbox"]';

/** How long anything may stay after the calls have ended, in milliseconds. */
const SETTLING = { timeout: 60_000 };

/** What Chromium and Firefox themselves write about an answer that is an error; the page has no say in it. */
const OF_THE_NETWORK =
  /^(Failed to load resource|downloadable font: download failed|Loading module from .* was blocked)/;

interface Watch {
  readonly onBreach: (breach: string) => void;
  /** Whether the code of our own dialogs was lost, so that the browser's own stand in for them. */
  readonly areDialogsLost: () => boolean;
}

/** Collects what must never happen on a tab: errors that nobody caught, React's complaints, scripts from typed text. */
export function watch(page: Page, { onBreach, areDialogsLost }: Watch): void {
  page.on('pageerror', (error) => {
    // Firefox tells of a typeface or a script that it could not load as of an error.
    const told = error.stack ?? String(error);
    if (!OF_THE_NETWORK.test(told)) onBreach(`An error was thrown and not caught: ${told}`);
  });
  page.on('crash', () => onBreach('The page crashed.'));
  page.on('console', (message) => {
    const { url } = message.location();
    // A picture or PDF in a tab of its own is shown by the browser, which styles it against the file's policy.
    if (message.type() !== 'error' || OF_THE_NETWORK.test(message.text()) || url.includes('/v1/')) return;
    onBreach(`The console says: ${message.text()} (${url})`);
  });
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload' && !areDialogsLost())
      onBreach(`A script opened a window: ${dialog.message()}`);
    void dialog.accept().catch(() => undefined);
  });
}

/** Whether a tab shows the product, and not a file, the browser's own page, or nothing because the file is saved. */
export function isOfTheProduct(page: Page, origin: string): boolean {
  const address = URL.parse(page.url());
  return address?.origin === origin && !address.pathname.startsWith('/v1/');
}

/**
 * Waits until nothing lies over the page and it shows something: its main part, or a message in its place.
 * @throws when it does not come to that although no call is under way
 */
export async function expectSettled(page: Page): Promise<void> {
  await page
    .waitForFunction(() => !document.querySelector('[data-overlay="loading"]'), undefined, SETTLING)
    .catch(() => {
      throw new Error(`The overlay stays on ${page.url()}, though no call is under way.`);
    });
  await page.waitForFunction(isShowing, undefined, SETTLING).catch(async () => {
    throw new Error(`${page.url()} is blank: ${await page.locator('body').innerHTML()}`);
  });
}

/** Runs in the page. */
function isShowing(): boolean {
  const parts = document.querySelectorAll<HTMLElement>('main, [role="alert"], [role="dialog"], [role="alertdialog"]');
  return [...parts].some((part) => part.checkVisibility() && part.textContent.trim() !== '');
}

/**
 * Closes every dialog and list as a person does, by Escape and else by its buttons.
 * @throws when one stays
 */
export async function closeDialogs(page: Page): Promise<void> {
  const open = page.locator(OVERLAYS);
  for (let count = 0; (await open.count()) > 0; count += 1) {
    if (count === 20) throw new Error('Dialogs follow one another without an end.');
    await closeTopmost(page);
    await expectSettled(page);
  }
}

async function closeTopmost(page: Page): Promise<void> {
  const dialog = await page.locator(OVERLAYS).last().elementHandle();
  if (dialog === null) return;
  const words = await dialog.textContent().catch(() => '');
  const isGone = () =>
    page.waitForFunction(isNotOnTop, dialog, { timeout: 10_000 }).then(
      () => true,
      () => false,
    );
  await page.keyboard.press('Escape');
  // A form with something typed asks first; Escape alone would lead back and forth between it and its question.
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  await discard.click({ timeout: 1000 }).catch(() => undefined);
  if (await isGone()) return;
  for (const button of await dialog.$$('button:enabled')) {
    await button.click({ timeout: 10_000 }).catch(() => undefined);
    if (await isGone()) return;
  }
  throw new Error(`A dialog cannot be closed on ${page.url()}: ${words}`);
}

/** Runs in the page. */
function isNotOnTop(overlay: Element): boolean {
  return !overlay.isConnected;
}
