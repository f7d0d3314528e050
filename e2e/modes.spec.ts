import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible.ts';
import { addressOf, adminScreens, bearerOf } from './adminScreens.ts';
import { lostTexts, moving, smallTargets, unseenTargets, withoutRing } from './modes.ts';
import { expect, test } from './test.ts';

/** A display mode of the browser, and what is checked in it. */
interface Mode {
  readonly name: string;
  readonly use: Parameters<typeof test.use>[0];
  /** Emulated features, if a context has no option for them. */
  readonly tell?: (page: Page) => Promise<void>;
  /** The options of the browser context. */
  readonly query: string;
  readonly check: (page: Page) => Promise<void>;
}

async function expectNothingLost(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect.soft(await page.evaluate(lostTexts), page.url()).toEqual([]);
}

const modes: readonly Mode[] = [
  {
    name: 'in forced colours, where the focus is seen',
    use: { contextOptions: { forcedColors: 'active' } },
    query: '(forced-colors: active)',
    check: async (page) => {
      // Focus rings are drawn for keyboard users.
      await page.keyboard.press('Tab');
      expect.soft(await page.evaluate(withoutRing), page.url()).toEqual([]);
    },
  },
  {
    name: 'with a page of four times its size, of which nothing is cut off',
    use: { viewport: { width: 320, height: 256 } },
    query: '(width: 320px)',
    check: expectNothingLost,
  },
  {
    name: 'with text of twice its size, of which nothing is cut off',
    use: {},
    tell: async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    },
    // A window of 1440 px with a text size of 32 px.
    query: '(width: 45rem)',
    check: expectNothingLost,
  },
  {
    name: 'by a finger, which hits whatever can be pressed and does not have to point at it before',
    use: { hasTouch: true },
    query: '(pointer: coarse) and (hover: none)',
    check: async (page) => {
      expect.soft(await page.evaluate(smallTargets), page.url()).toEqual([]);
      expect.soft(await page.evaluate(unseenTargets), page.url()).toEqual([]);
    },
  },
  {
    name: 'with less motion, where nothing moves',
    use: { contextOptions: { reducedMotion: 'reduce' } },
    query: '(prefers-reduced-motion: reduce)',
    check: async (page) => {
      expect.soft(await page.evaluate(moving), page.url()).toEqual([]);
    },
  },
];

/** The URL where a new administrator chooses a password. */
async function welcomeAddress(page: Page, username: string): Promise<string> {
  const headers = await bearerOf(page);
  const response = await page.request.post('/v1/administrator', { headers, data: { username } });
  return `/welcome#${(await response.json()).token}`;
}

for (const { name, use, tell, query, check } of modes) {
  test.describe(() => {
    test.use(use);

    test(`every screen can be used ${name}`, { tag: '@chromium' }, async ({ signedIn: page, product }) => {
      await tell?.(page);
      const addresses = await Promise.all(adminScreens.map((screen) => addressOf(page, screen)));
      const others = [
        '/setting',
        '/no-such-page',
        '/public/term-and-condition',
        '/public/user-deletion',
        await product.announced(/http\S+\/public\/review\/\S+/),
        await product.announced(/http\S+\/public\/certificate\/\S+/),
        await welcomeAddress(page, name),
      ];
      for (const address of [...addresses, ...others]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await page.evaluate((wanted) => matchMedia(wanted).matches, query)).toBe(true);
        await check(page);
      }
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
      await check(page);
    });
  });
}
