import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible.ts';
import { addressOf, adminScreens, bearerOf } from './adminScreens.ts';
import { animatedElements, elementsWithoutFocusRing, hoverOnlyTargets, obscuredTexts, smallTargets } from './modes.ts';
import { expect, test } from './test.ts';

/** A display mode of the browser, and what is checked in it. */
interface Mode {
  readonly name: string;
  /** Switches an open page to it, from any mode of the same visit. */
  readonly enter: (page: Page) => Promise<void>;
  readonly query: string;
  readonly check: (page: Page) => Promise<void>;
}

/** Modes that are checked during one visit of each screen, the first from its first paint. */
interface Visit {
  readonly title: string;
  /** The options of the browser context. */
  readonly use: Parameters<typeof test.use>[0];
  readonly modes: readonly [Mode, ...Mode[]];
}

async function expectNoObscuredText(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect.soft(await page.evaluate(obscuredTexts), page.url()).toEqual([]);
}

async function setFontSizes(page: Page, standard: number, fixed: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await session.detach();
}

const visits: readonly Visit[] = [
  {
    title: 'with less motion, where nothing moves, and in forced colours, where the focus is seen',
    use: {},
    modes: [
      {
        name: 'less motion',
        enter: (page) => page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' }),
        query: '(prefers-reduced-motion: reduce)',
        check: async (page) => {
          expect.soft(await page.evaluate(animatedElements), page.url()).toEqual([]);
        },
      },
      {
        name: 'forced colours',
        enter: (page) => page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' }),
        query: '(forced-colors: active)',
        check: async (page) => {
          // Focus rings are drawn for keyboard users.
          await page.keyboard.press('Tab');
          expect.soft(await page.evaluate(elementsWithoutFocusRing), page.url()).toEqual([]);
        },
      },
    ],
  },
  {
    title: 'with a page of four times its size or text of twice its size, of which nothing is cut off',
    use: {},
    modes: [
      {
        name: 'a large page',
        enter: async (page) => {
          await setFontSizes(page, 16, 13);
          await page.setViewportSize({ width: 320, height: 256 });
        },
        query: '(width: 320px)',
        check: expectNoObscuredText,
      },
      {
        name: 'large text',
        enter: async (page) => {
          await setFontSizes(page, 32, 26);
          await page.setViewportSize({ width: 1440, height: 900 });
        },
        // A window of 1440 px with a text size of 32 px.
        query: '(width: 45rem)',
        check: expectNoObscuredText,
      },
    ],
  },
  {
    title: 'by a finger, which hits whatever can be pressed and does not have to point at it before',
    use: { hasTouch: true },
    modes: [
      {
        name: 'touch',
        enter: () => Promise.resolve(),
        query: '(pointer: coarse) and (hover: none)',
        check: async (page) => {
          expect.soft(await page.evaluate(smallTargets), page.url()).toEqual([]);
          expect.soft(await page.evaluate(hoverOnlyTargets), page.url()).toEqual([]);
        },
      },
    ],
  },
];

/** One screen of each kind: the other lists are made of the same parts. */
const differentScreens = adminScreens.filter(
  ({ heading }) => !['User', 'Certification Group', 'Quiz', 'Event'].includes(heading),
);

/** The URL where a new administrator chooses a password. */
async function welcomeAddress(page: Page, username: string): Promise<string> {
  const headers = await bearerOf(page);
  const response = await page.request.post('/v1/administrator', { headers, data: { username } });
  return `/welcome#${(await response.json()).token}`;
}

for (const { title, use, modes } of visits) {
  test.describe(() => {
    test.use(use);

    /** Opens a screen in the first mode, and checks it in every mode. */
    async function visit(page: Page, address: string, untilShown: () => Promise<void>): Promise<void> {
      await modes[0].enter(page);
      await page.goto(address);
      await untilShown();
      for (const { enter, query, check } of modes) {
        await enter(page);
        await expect.poll(() => page.evaluate((wanted) => matchMedia(wanted).matches, query)).toBe(true);
        await check(page);
      }
    }

    test(`screens can be used ${title}`, { tag: '@chromium' }, async ({ signedIn: page, product }) => {
      const addresses = await Promise.all(differentScreens.map((screen) => addressOf(page, screen)));
      const others = [
        '/setting',
        '/public/term-and-condition',
        '/public/user-deletion',
        await product.announced(/http\S+\/public\/review\/\S+/),
        await product.announced(/http\S+\/public\/certificate\/\S+/),
        await welcomeAddress(page, modes[0].name),
      ];
      for (const address of [...addresses, ...others]) {
        await visit(page, address, async () => {
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        });
      }
      await page.evaluate(() => localStorage.clear());
      await visit(page, '/login', () => expect(page.getByRole('button', { name: 'Login' })).toBeEnabled());
    });
  });
}
