import type { Page } from '@playwright/test';
import { catalogueOf, MADE_UP, SPEAKING } from '../tools/build/catalogues.ts';
import { addressOf, adminScreens } from './adminScreens.ts';
import { brokenWords, obscuredTexts } from './modes.ts';
import { expect, test } from './test.ts';
import { wordsOf } from './words.ts';

const PUBLIC_PAGES = [
  '/public/term-and-condition',
  '/public/user-deletion',
  '/public/review/unknown',
  '/public/nothing',
];
const WIDTHS = [1024, 390];

/** The URLs of all screens, the sign-in page excepted. */
async function allAddresses(page: Page): Promise<readonly string[]> {
  const screens: string[] = [];
  for (const screen of adminScreens) screens.push(await addressOf(page, screen));
  const sections = ['administrators', 'api-keys', 'activity'].map((section) => `/setting?section=${section}`);
  return [...screens, '/setting', ...sections, '/nothing', ...PUBLIC_PAGES];
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

function choose(page: Page, language: string): Promise<void> {
  return page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
}

for (const [language, direction, tag] of [
  ['ar', 'rtl', []],
  ['de', 'ltr', ['@release']],
  ['th', 'ltr', ['@release']],
] as const) {
  test(`in ${language}, all pages fit windows of ${WIDTHS.join(' and ')} pixels, and nothing is cut off, broken or covered`, {
    tag: [...tag],
  }, async ({ signedIn: page }) => {
    test.slow();
    const addresses = await allAddresses(page);
    await choose(page, language);
    for (const address of addresses) {
      await open(page, address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const { lang, dir, scrollWidth, clientWidth } = await page.evaluate(rootOf);
        expect.soft({ lang, dir }, address).toEqual({ lang: language, dir: direction });
        expect.soft(scrollWidth, `${address}, ${width} px`).toBeLessThanOrEqual(clientWidth);
        expect.soft(await page.evaluate(obscuredTexts), `${address}, ${width} px`).toEqual([]);
        expect.soft(await page.evaluate(brokenWords, language), `${address}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('every text of the interface is translated', async ({ signedIn: page }) => {
  test.slow();
  // The terms are finished documents of the build.
  const addresses = (await allAddresses(page)).filter((address) => !address.includes('term-and-condition'));
  const catalogue = catalogueOf(SPEAKING, MADE_UP);
  // The made-up language takes the place of Thai, which has its own chunk.
  await page.route(/\/assets\/th-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(catalogue)}` }),
  );
  const content: string[] = [];
  const responses: Promise<void>[] = [];
  page.on('response', (response) => void responses.push(response.json().then(collect, ignore)));
  function collect(body: unknown): void {
    JSON.stringify(body, (_key, value) => {
      if (typeof value === 'string') content.push(value.toLowerCase());
      return value;
    });
  }
  await choose(page, 'th');
  for (const address of ['/login', ...addresses]) {
    await open(page, address);
    await Promise.all(responses.splice(0));
    const texts = await page.evaluate(untranslatedTexts);
    expect
      .soft(
        texts.filter((text) => !content.some((known) => known.includes(text.toLowerCase()))),
        address,
      )
      .toEqual([]);
  }
});

test('a language is chosen on the sign-in page, in the account menu, below public pages and by their URLs', async ({
  signedIn: page,
}) => {
  await open(page, '/user');
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  const german = wordsOf('de');
  await expect(page.getByRole('heading', { level: 1, name: german('User') })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('root'));
  await open(page, '/login');
  const userName = page.locator('input[name=username]');
  await userName.fill('ada');
  await page.getByRole('combobox', { name: german('Language') }).selectOption('ja');
  const japanese = wordsOf('ja');
  await expect(page.getByRole('button', { name: japanese('Login'), exact: true })).toBeVisible();
  await expect(userName).toHaveValue('ada');
  await open(page, '/public/user-deletion?lang=th');
  const thai = wordsOf('th');
  await page.getByRole('combobox', { name: thai('Language') }).selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(page.url()).not.toContain('lang=');
});

/** Of a response without JSON, or of a page that has been left. */
function ignore(): void {}

/** Runs in the page. */
function rootOf() {
  const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
  return { lang, dir, scrollWidth, clientWidth };
}

/** Runs in the page. Texts without the marks of the made-up language that are not dates or code. */
function untranslatedTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { textContent: text, parentElement: element } = walker.currentNode;
    if (!/\p{Script=Latin}{2}/u.test(text ?? '') || /[⟦⟧]/.test(text ?? '')) continue;
    if (
      !element?.checkVisibility() ||
      element.closest('[dir="auto"], bdi, [lang]:not(html), .textLayer, time, code, kbd, script, noscript')
    )
      continue;
    // An id is copied, and not read.
    if (!/^[0-9a-v]{26}$/.test(text ?? '')) found.push(text?.trim() ?? '');
  }
  return found;
}
