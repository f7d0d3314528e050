import type { CDPSession, Page, Request } from 'playwright';
import type { Side } from './openStage.ts';
import { observe } from './probe.ts';
import { type Slowness, slowDown } from './slowDown.ts';

/** How long nothing may be on its way before a page counts as settled, in milliseconds. */
const QUIET_MS = 400;

/** A page that is observed and slowed down from its first moment. */
export class MeasuredPage {
  readonly page: Page;
  /** Asks the browser itself about the page. */
  readonly devtools: CDPSession;
  readonly #pending = new Set<Request>();
  #quietSince = 0;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.devtools = devtools;
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#end(request));
    page.on('requestfailed', (request) => this.#end(request));
  }

  /** Opens an empty page of one side, in a context of its own without cache. */
  static async open(side: Side, slowness: Slowness & { readonly isAnonymous?: boolean }): Promise<MeasuredPage> {
    const context = await side.newContext({ isAnonymous: slowness.isAnonymous ?? false });
    await context.addInitScript(observe);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await slowDown(devtools, slowness);
    return new MeasuredPage(page, devtools);
  }

  /** Waits until nothing has been on its way for a while, in whatever way the page was navigated. */
  async settled(): Promise<void> {
    this.#quietSince = performance.now();
    while (this.#pending.size > 0 || performance.now() - this.#quietSince < QUIET_MS) {
      await this.page.waitForTimeout(QUIET_MS / 4);
    }
  }

  /** Goes to a list and waits until its rows are there and nothing more is on its way. */
  async goToList(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.waitForFunction(() => window.probe.firstRow > 0);
    await this.settled();
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  #end(request: Request): void {
    this.#pending.delete(request);
    this.#quietSince = performance.now();
  }
}
