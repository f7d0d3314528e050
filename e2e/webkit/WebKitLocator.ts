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
}

interface File {
  readonly name: string;
  readonly buffer: Buffer;
}

function sent(match: string | RegExp): Match {
  return typeof match === 'string' ? match : { source: match.source, flags: match.flags };
}

/** What an action needs of an element: to be seen, to be enabled, and that nothing else lies over it. */
function isReady(element: HTMLElement): boolean {
  const target = (element as HTMLInputElement).labels?.[0] ?? element;
  target.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && !element.matches(':disabled') && (target.contains(hit) || hit.contains(target));
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

  filter(texts: { readonly hasText?: string | RegExp; readonly hasNotText?: string | RegExp }): WebKitLocator {
    const { hasText, hasNotText } = texts;
    return this.#then({
      by: 'filter',
      ...(hasText !== undefined && { hasText: sent(hasText) }),
      ...(hasNotText !== undefined && { hasNotText: sent(hasNotText) }),
    });
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
  async #whenReady(action: (element: WebElement) => Promise<void>): Promise<void> {
    const target = await this.page.until(`${this} that can be pressed`, async () => {
      const [found] = await this.elements();
      if (!found || !(await this.page.execute(isReady, found))) return;
      const [label] = await this.page.driver.executeScript<WebElement[]>(
        'return [...(arguments[0].labels ?? [])];',
        found,
      );
      return label ?? found;
    });
    // An element that the page has replaced since then was not pressed.
    await action(target).catch((cause) => {
      if (cause instanceof error.StaleElementReferenceError) return this.#whenReady(action);
      throw cause;
    });
  }

  async hover(): Promise<void> {
    await this.#whenReady((origin) => this.page.driver.actions().move({ origin }).perform());
  }

  async click(): Promise<void> {
    await this.#whenReady((origin) => this.page.driver.actions().move({ origin }).press().release().perform());
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

  async setInputFiles(files: readonly File[]): Promise<void> {
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

  /** The text as it is drawn. */
  async shownText(): Promise<string> {
    return (await this.#element()).getText();
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
