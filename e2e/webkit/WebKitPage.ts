import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findInPage, type Step } from './findInPage.ts';
import type { WebKitContext } from './WebKitContext.ts';
import { WebKitLocator } from './WebKitLocator.ts';
import type { WebKitRequest, WebKitResponse } from './WebKitRoute.ts';
import type { WebKitTraffic } from './WebKitTraffic.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const keys: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  ControlOrMeta: Key.CONTROL,
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

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A page in WebKit: the part of Playwright's page that the journeys of every engine use, over the standard WebDriver. */
export class WebKitPage {
  readonly driver: WebDriver;
  /** Its window, as the driver names it. */
  readonly handle: string;
  readonly #context: WebKitContext;
  #address = '';
  #size: Size | undefined;
  #pointer: readonly [number, number] = [0, 0];

  readonly route: WebKitTraffic['route'];
  readonly unroute: WebKitTraffic['unroute'];
  readonly unrouteAll: WebKitTraffic['unrouteAll'];
  readonly addInitScript: WebKitTraffic['addInitScript'];
  readonly waitForRequest: WebKitTraffic['waitForRequest'];
  readonly waitForResponse: WebKitTraffic['waitForResponse'];
  readonly waitForEvent: WebKitContext['waitForEvent'];

  constructor(driver: WebDriver, handle: string, context: WebKitContext) {
    this.driver = driver;
    this.handle = handle;
    this.#context = context;
    const { traffic } = context;
    this.route = traffic.route.bind(traffic);
    this.unroute = traffic.unroute.bind(traffic);
    this.unrouteAll = traffic.unrouteAll.bind(traffic);
    this.addInitScript = traffic.addInitScript.bind(traffic);
    this.waitForRequest = traffic.waitForRequest.bind(traffic);
    this.waitForResponse = traffic.waitForResponse.bind(traffic);
    this.waitForEvent = context.waitForEvent.bind(context);
  }

  context(): WebKitContext {
    return this.#context;
  }

  get request(): WebKitContext['request'] {
    return this.#context.request;
  }

  /** Tells of every request to come, of whichever of the context's pages. */
  on(event: string, listener: (request: WebKitRequest) => unknown): void {
    if (event !== 'request') throw new Error(`WebKit's driver does not tell of a ${event}.`);
    this.#context.traffic.onRequest(listener);
  }

  /** The driver itself confirms what a page asks whoever leaves it. */
  once(event: string): void {
    if (event !== 'dialog') throw new Error(`WebKit's driver does not tell of a ${event}.`);
  }

  close(): Promise<void> {
    return this.#context.closePage(this);
  }

  /** A window is larger than what is seen of a page, and not narrower than some 500 pixels. */
  async setViewportSize({ width, height }: Size): Promise<void> {
    this.#size = { width, height };
    const window = this.driver.manage().window();
    const fit = async () => {
      const [wide, high] = await this.driver.executeScript<[number, number]>('return [innerWidth, innerHeight];');
      if (wide === width && high === height) return true;
      const around = await window.getRect();
      await window.setRect({ width: around.width + width - wide, height: around.height + height - high });
      return undefined;
    };
    await this.until(`a window of ${width} by ${height}`, fit, 15_000);
  }

  viewportSize(): Size | undefined {
    return this.#size;
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.driver.takeScreenshot(), 'base64');
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
    move: async (x: number, y: number, { steps = 1 } = {}) => {
      const [fromX, fromY] = this.#pointer;
      this.#pointer = [x, y];
      const actions = this.driver.actions();
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        actions.move({
          x: Math.round(fromX + (x - fromX) * part),
          y: Math.round(fromY + (y - fromY) * part),
          duration: 0,
        });
      }
      await actions.perform();
    },
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
    return new URL(address, this.#context.options.baseURL).href;
  }

  async goto(path: string, { waitUntil = 'load' } = {}): Promise<WebKitResponse | null> {
    const address = this.whole(path);
    const answered = this.#context.traffic.waitForResponse((response) => response.url() === address);
    await this.driver.get(address);
    if (this.#context.options.watchesLoading) {
      await answered;
      if (waitUntil === 'load') {
        await this.waitForFunction((wanted) => document.readyState === 'complete' && location.href === wanted, address);
      }
    }
    await this.address();
    return Promise.race([answered, null]);
  }

  async goBack(): Promise<void> {
    await this.driver.navigate().back();
  }

  async reload(): Promise<void> {
    await this.driver.executeScript('window.isLeft = true;');
    await this.driver.navigate().refresh();
    // The driver may answer while the document before still stands.
    await this.waitForFunction(() => !('isLeft' in window) && document.readyState === 'complete');
  }

  /** Where the page is. */
  async address(): Promise<string> {
    this.#address = await this.driver.getCurrentUrl();
    return this.#address;
  }

  /** Where the page was when something on it was last looked for. */
  url(): string {
    return this.#address;
  }

  async waitForFunction<Argument>(what: (argument: Argument) => unknown, argument?: Argument): Promise<void> {
    await this.until(`an answer of ${what}`, async () => (await this.evaluate(what, argument)) || undefined);
  }

  /** The driver waits for every document that a window comes to. */
  async waitForLoadState(): Promise<void> {
    await this.waitForFunction(() => document.readyState === 'complete');
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
    const [found, address] = await this.driver.executeScript<[WebElement[], string]>(
      `return [(${findInPage})(arguments[0]), location.href];`,
      steps,
    );
    this.#address = address;
    return found;
  }

  /** Waits until there is an answer. What happens while the page changes under the question is asked again. */
  async until<Answer>(what: string, ask: () => Promise<Answer | undefined>, patience = PATIENCE_MS): Promise<Answer> {
    const deadline = Date.now() + patience;
    for (;;) {
      const answer = await ask().catch((cause) => {
        if (cause instanceof error.WebDriverError) return undefined;
        throw cause;
      });
      if (answer !== undefined) return answer;
      if (Date.now() > deadline) throw new Error(`Within ${patience / 1000} s there was nothing like ${what}.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
