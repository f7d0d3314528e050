import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { error, type WebElement } from 'selenium-webdriver';
import type { Match, Step } from './findInPage.ts';
import type { WebKitPage } from './WebKitPage.ts';

interface NameOptions {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly level?: number;
  readonly disabled?: boolean;
}

interface Texts {
  readonly hasText?: string | RegExp;
  readonly hasNotText?: string | RegExp;
  readonly has?: WebKitLocator;
}

interface ClickOptions {
  /** In milliseconds. */
  readonly timeout?: number;
  /** Presses what is disabled, too. */
  readonly force?: boolean;
}

interface File {
  readonly name: string;
  readonly buffer: Buffer;
}

function sent(match: string | RegExp): Match {
  return typeof match === 'string' ? match : { source: match.source, flags: match.flags };
}

/** What an action needs of an element: to be seen, to be enabled unless forced, and that nothing else lies over it. */
function isReady(element: HTMLElement, force: boolean): boolean {
  const target = (element as HTMLInputElement).labels?.[0] ?? element;
  const isOnTop = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (target.contains(hit) || hit.contains(target));
  };
  if (!isOnTop()) target.scrollIntoView({ block: 'center', inline: 'center' });
  return isOnTop() && (force || !element.matches(':disabled'));
}

/** Elements of a page in WebKit: the part of Playwright's locators that the journeys of every engine use. */
export class WebKitLocator {
  readonly page: WebKitPage;
  readonly #steps: readonly Step[];

  constructor(page: WebKitPage, steps: readonly Step[]) {
    this.page = page;
    this.#steps = steps;
  }

  #then(step: Step): WebKitLocator {
    return new WebKitLocator(this.page, [...this.#steps, step]);
  }

  getByRole(role: string, { name, ...rest }: NameOptions = {}): WebKitLocator {
    return this.#then({ by: 'role', role, ...rest, ...(name !== undefined && { name: sent(name) }) });
  }

  getByLabel(value: string | RegExp, options: { readonly exact?: boolean } = {}): WebKitLocator {
    return this.#then({ by: 'label', value: sent(value), ...options });
  }

  getByPlaceholder(value: string | RegExp, options: { readonly exact?: boolean } = {}): WebKitLocator {
    return this.#then({ by: 'placeholder', value: sent(value), ...options });
  }

  getByText(value: string | RegExp, options: { readonly exact?: boolean } = {}): WebKitLocator {
    return this.#then({ by: 'text', value: sent(value), ...options });
  }

  locator(selector: string): WebKitLocator {
    return this.#then({ by: 'css', selector });
  }

  filter({ hasText, hasNotText, has }: Texts): WebKitLocator {
    return this.#then({
      by: 'filter',
      ...(hasText !== undefined && { hasText: sent(hasText) }),
      ...(hasNotText !== undefined && { hasNotText: sent(hasNotText) }),
      ...(has && { has: has.#steps }),
    });
  }

  and(other: WebKitLocator): WebKitLocator {
    return this.#then({ by: 'and', steps: other.#steps });
  }

  or(other: WebKitLocator): WebKitLocator {
    return new WebKitLocator(this.page, [{ by: 'or', ways: [this.#steps, other.#steps] }]);
  }

  nth(place: number): WebKitLocator {
    return this.#then({ by: 'place', place });
  }

  first(): WebKitLocator {
    return this.nth(0);
  }

  last(): WebKitLocator {
    return this.nth(-1);
  }

  async all(): Promise<WebKitLocator[]> {
    return Array.from({ length: await this.count() }, (_, place) => this.nth(place));
  }

  async count(): Promise<number> {
    return (await this.elements()).length;
  }

  /** The elements that are there now. */
  elements(): Promise<WebElement[]> {
    return this.page.find(this.#steps);
  }

  /** The one element, as soon as there is one. */
  #element(): Promise<WebElement> {
    return this.page.until(`${this}`, async () => {
      const found = await this.elements();
      if (found.length > 1) throw new Error(`${this} fits ${found.length} elements.`);
      return found[0];
    });
  }

  async evaluate<Result, Argument>(
    what: (element: never, argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    return this.page.execute(what, await this.#element(), argument);
  }

  /** Does something with the element once it can be pressed. */
  async #whenReady(action: (element: WebElement) => Promise<void>, options: ClickOptions = {}): Promise<void> {
    const { timeout, force = false } = options;
    const find = async () => {
      const [found] = await this.elements();
      if (!found || !(await this.page.execute(isReady, found, force))) return;
      const [label] = await this.page.driver.executeScript<WebElement[]>(
        'return [...(arguments[0].labels ?? [])];',
        found,
      );
      return label ?? found;
    };
    const target = await this.page.until(`${this} that can be pressed`, find, timeout);
    // An element that the page has replaced since then was not pressed.
    await action(target).catch((cause) => {
      if (cause instanceof error.StaleElementReferenceError) return this.#whenReady(action, options);
      throw cause;
    });
  }

  async evaluateAll<Result>(what: (elements: never) => Result): Promise<Result> {
    return this.page.driver.executeScript(`return (${what})([...arguments]);`, ...(await this.elements()));
  }

  boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate((element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.evaluate((element: Element) => element.scrollIntoView({ block: 'center' }));
  }

  async hover(): Promise<void> {
    await this.#whenReady((origin) => this.page.driver.actions().move({ origin }).perform());
  }

  async click(options: ClickOptions = {}): Promise<void> {
    await this.#whenReady((origin) => this.page.driver.actions().move({ origin }).press().release().perform(), options);
  }

  async dblclick(): Promise<void> {
    await this.#whenReady((origin) =>
      this.page.driver.actions().move({ origin }).press().release().press().release().perform(),
    );
  }

  async dispatchEvent(type: string): Promise<void> {
    await this.evaluate((element: Element, wanted: string) => {
      element.dispatchEvent(new MouseEvent(wanted, { bubbles: true, cancelable: true }));
    }, type);
  }

  async check(): Promise<void> {
    if (!(await this.evaluate((input: HTMLInputElement) => input.checked))) await this.click();
  }

  async fill(text: string): Promise<void> {
    const element = await this.page.until(`${this} that can be typed into`, async () => {
      const [found] = await this.elements();
      return found && (await found.isEnabled()) ? found : undefined;
    });
    await this.page.execute(
      (field: HTMLInputElement, inserted: string) => {
        field.focus();
        field.select();
        document.execCommand(inserted === '' ? 'delete' : 'insertText', false, inserted);
      },
      element,
      text,
    );
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.page.keyboard.press(key);
  }

  async focus(): Promise<void> {
    await this.evaluate((element: HTMLElement) => element.focus());
  }

  async setInputFiles(given: File | readonly File[]): Promise<void> {
    const files = [given].flat() as File[];
    const folder = await mkdtemp(join(tmpdir(), 'cpd-journeys-upload-'));
    const paths = files.map(({ name }) => join(folder, name));
    await Promise.all(files.map(({ buffer }, place) => writeFile(paths[place] ?? '', buffer)));
    await (await this.#element()).sendKeys(paths.join('\n'));
  }

  async waitFor(): Promise<void> {
    await this.page.until(`${this}`, async () => (await this.isVisible()) || undefined);
  }

  async isVisible(): Promise<boolean> {
    const [element] = await this.elements();
    if (!element) return false;
    return this.page.execute((seen: HTMLElement) => {
      const { width, height } = seen.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(seen).visibility === 'visible';
    }, element);
  }

  /** What assistive technology says of it beside its name. */
  async accessibleDescription(): Promise<string> {
    return this.evaluate((element: Element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  }

  /** The text as it is drawn. */
  async shownText(): Promise<string> {
    return (await this.#element()).getText();
  }

  /** What assistive technology calls it. */
  async accessibleName(): Promise<string> {
    return (await this.#element()).getAccessibleName();
  }

  textContent(): Promise<string | null> {
    return this.evaluate((element: Element) => element.textContent);
  }

  async allTextContents(): Promise<string[]> {
    return this.page.execute(
      (...all: readonly Element[]) => all.map(({ textContent }) => textContent ?? ''),
      ...(await this.elements()),
    );
  }

  /** The texts as they are drawn. */
  async allInnerTexts(): Promise<string[]> {
    return Promise.all((await this.elements()).map((element) => element.getText()));
  }

  inputValue(): Promise<string> {
    return this.evaluate((element: HTMLInputElement) => element.value);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element: Element, wanted: string) => element.getAttribute(wanted), name);
  }

  toString(): string {
    return this.#steps.map((step) => JSON.stringify(step)).join(' › ');
  }
}
