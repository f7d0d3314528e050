import { isDeepStrictEqual } from 'node:util';
import { WebKitLocator } from './WebKitLocator.ts';
import { WebKitPage } from './WebKitPage.ts';

type Wanted = string | RegExp;

function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

function isLike(text: string, wanted: Wanted): boolean {
  return typeof wanted === 'string' ? text === wanted : wanted.test(text);
}

function contains(text: string, wanted: Wanted): boolean {
  return typeof wanted === 'string' ? text.includes(plain(wanted)) : wanted.test(text);
}

function isInViewport(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** What Playwright's expectations of the same names ask, for one element. */
const questions = {
  toBeVisible: (locator: WebKitLocator) => locator.isVisible(),
  toBeHidden: async (locator: WebKitLocator) => !(await locator.isVisible()),
  toBeAttached: async (locator: WebKitLocator) => (await locator.count()) > 0,
  toBeEmpty: (locator: WebKitLocator) => locator.evaluate((element: Element) => element.textContent === ''),
  toBeEnabled: (locator: WebKitLocator) =>
    locator.evaluate((element: Element) => !element.matches(':disabled, [aria-disabled=true]')),
  toBeDisabled: (locator: WebKitLocator) =>
    locator.evaluate((element: Element) => element.matches(':disabled, [aria-disabled=true]')),
  toBeChecked: (locator: WebKitLocator) => locator.evaluate((element: HTMLInputElement) => element.checked),
  toBeFocused: (locator: WebKitLocator) => locator.evaluate((element: Element) => element === document.activeElement),
  toBeInViewport: (locator: WebKitLocator) => locator.evaluate(isInViewport),
  toHaveCount: async (locator: WebKitLocator, count: number) => (await locator.count()) === count,
  toHaveValue: async (locator: WebKitLocator, value: Wanted) => isLike(await locator.inputValue(), value),
  toHaveText: async (locator: WebKitLocator, text: Wanted | readonly Wanted[], { useInnerText = false } = {}) => {
    if (typeof text === 'string' || text instanceof RegExp) {
      return isLike(plain(await (useInnerText ? locator.shownText() : locator.textContent())), text);
    }
    const actual = await locator.allTextContents();
    return actual.length === text.length && text.every((wanted, place) => isLike(plain(actual[place] ?? ''), wanted));
  },
  toContainText: async (locator: WebKitLocator, text: Wanted) => contains(plain(await locator.textContent()), text),
  toHaveAttribute: async (locator: WebKitLocator, name: string, value: Wanted = /^/) => {
    const actual = await locator.getAttribute(name);
    return actual !== null && isLike(actual, value);
  },
  toHaveAccessibleName: async (locator: WebKitLocator, name: Wanted) => isLike(await locator.accessibleName(), name),
  toHaveAccessibleDescription: async (locator: WebKitLocator, description: Wanted) =>
    isLike(await locator.accessibleDescription(), description),
  toHaveCSS: async (locator: WebKitLocator, property: string, value: Wanted) =>
    isLike(
      await locator.evaluate(
        (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name),
        property,
      ),
      value,
    ),
  toHaveJSProperty: async (locator: WebKitLocator, name: string, value: unknown) =>
    isDeepStrictEqual(await locator.evaluate((element: never, wanted: string) => element[wanted], name), value),
  toHaveTitle: async (page: WebKitPage, title: Wanted) => isLike(await page.driver.getTitle(), title),
  toHaveURL: async (page: WebKitPage, address: Wanted) =>
    isLike(await page.address(), typeof address === 'string' ? page.whole(address) : address),
};

type Expectations = Record<keyof typeof questions, (...given: never[]) => Promise<void>>;

function expectationsOf(actual: WebKitLocator | WebKitPage, isMeant: boolean): Expectations {
  const page = actual instanceof WebKitPage ? actual : actual.page;
  const entries = Object.entries(questions).map(([name, asked]) => {
    const question = asked as (subject: unknown, ...given: unknown[]) => Promise<boolean>;
    const expectation = async (...given: unknown[]) => {
      const what = `${actual instanceof WebKitPage ? 'the page' : actual} ${isMeant ? '' : 'not '}${name} ${given}`;
      const ask = async () => (await question(actual, ...given)) === isMeant || undefined;
      await page.until(what, ask, (given.at(-1) as { readonly timeout?: number } | undefined)?.timeout);
    };
    return [name, expectation];
  });
  return Object.fromEntries(entries);
}

/** Playwright's `expect`, which in WebKit asks our own page and locators. */
export function withWebKit<Expect extends object>(expect: Expect): Expect {
  return new Proxy(expect, {
    apply(target, self, given: [unknown, ...unknown[]]) {
      const [actual] = given;
      if (actual instanceof WebKitLocator || actual instanceof WebKitPage) {
        return { ...expectationsOf(actual, true), not: expectationsOf(actual, false) };
      }
      return Reflect.apply(target as never, self, given);
    },
  });
}
