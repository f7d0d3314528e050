import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findInPage, type Step } from './findInPage.ts';
import { WebKitLocator } from './WebKitLocator.ts';
import type { WebKitTraffic } from './WebKitTraffic.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const keys: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Home: Key.HOME,
  End: Key.END,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

/** How long an element may take to come, in milliseconds. */
export const PATIENCE_MS = 60_000;

/** A page in WebKit: the part of Playwright's page that the journeys of every engine use, over the standard WebDriver. */
export class WebKitPage {
  readonly driver: WebDriver;
  readonly #origin: string;
  #address = '';

  readonly route: WebKitTraffic['route'];
  readonly unroute: WebKitTraffic['unroute'];
  readonly waitForResponse: WebKitTraffic['waitForResponse'];

  constructor(driver: WebDriver, origin: string, traffic: WebKitTraffic) {
    this.driver = driver;
    this.#origin = origin;
    this.route = traffic.route.bind(traffic);
    this.unroute = traffic.unroute.bind(traffic);
    this.waitForResponse = traffic.waitForResponse.bind(traffic);
  }

  readonly keyboard = {
    press: async (combination: string) => {
      const pressed = combination.split('+').map((key) => keys[key] ?? key);
      const actions = this.driver.actions();
      for (const key of pressed) actions.keyDown(key);
      for (const key of pressed.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    type: async (text: string) => {
      await this.driver.actions().sendKeys(text).perform();
    },
  };

  readonly mouse = {
    down: async () => {
      await this.driver.actions().press().perform();
    },
    up: async () => {
      await this.driver.actions().release().perform();
    },
  };

  readonly #root = new WebKitLocator(this, []);
  readonly getByRole = this.#root.getByRole.bind(this.#root);
  readonly getByLabel = this.#root.getByLabel.bind(this.#root);
  readonly getByPlaceholder = this.#root.getByPlaceholder.bind(this.#root);
  readonly getByText = this.#root.getByText.bind(this.#root);
  readonly locator = this.#root.locator.bind(this.#root);

  /** The whole address of one that may be relative. */
  whole(address: string): string {
    return new URL(address, this.#origin).href;
  }

  async goto(path: string): Promise<void> {
    await this.driver.get(this.whole(path));
    await this.address();
  }

  async goBack(): Promise<void> {
    await this.driver.navigate().back();
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
  }

  /** Where the page is. */
  async address(): Promise<string> {
    this.#address = await this.driver.getCurrentUrl();
    return this.#address;
  }

  /** Where the page was when it was last waited for. */
  url(): string {
    return this.#address;
  }

  async waitForURL(pattern: RegExp): Promise<void> {
    await this.until(`the address ${pattern}`, async () => pattern.test(await this.address()) || undefined);
  }

  evaluate<Result, Argument>(
    what: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    return this.execute(what, argument);
  }

  /** Runs a function in the page; an element in its answer comes as the driver's. */
  async execute<Result>(what: (...given: never[]) => Result | Promise<Result>, ...given: unknown[]): Promise<Result> {
    return this.driver.executeScript(`return (${what}).apply(null, arguments);`, ...given);
  }

  /** The elements that the steps lead to. */
  async find(steps: readonly Step[]): Promise<WebElement[]> {
    if (!(await this.driver.executeScript('return "TestingLibraryDom" in window;'))) {
      await this.driver.executeScript(library);
    }
    return this.driver.executeScript(`return (${findInPage})(arguments[0]);`, steps);
  }

  /** Waits until there is an answer. What happens while the page changes under the question is asked again. */
  async until<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await ask().catch((cause) => {
        if (cause instanceof error.WebDriverError) return undefined;
        throw cause;
      });
      if (answer !== undefined) return answer;
      if (Date.now() > deadline) throw new Error(`Within ${PATIENCE_MS / 1000} s there was nothing like ${what}.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
