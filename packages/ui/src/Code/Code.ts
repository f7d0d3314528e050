import { say, sentence } from '../language/index.ts';
import { loadFailedStyles, stateOfFailedFile } from './failedFile.ts';
import { reloadOnce } from './reload.ts';
import { hasUnstored } from './unstored.ts';

/** Milliseconds until code that has not arrived counts as failed, as with requests that read data. */
const TIMEOUT_MS = 15_000;

/** Says why a page or a dialog does not open. */
export const UNREACHABLE = sentence(
  'This cannot be opened while the server cannot be reached. Check your connection and try again.',
);

/** Code could not be loaded because the server does not respond. Trying again later can help, and a reload cannot. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';

  constructor(options?: ErrorOptions) {
    super(say(UNREACHABLE), options);
  }
}

/** Says that a page or a dialog needs code that a deploy has replaced. */
export const OUTDATED = sentence('This needs the new version of the app. Reload the page to load it.');

/** Only a reload loads the code, as after a deploy, and it would lose something on the page. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';

  constructor(options?: ErrorOptions) {
    super(say(OUTDATED), options);
  }
}

/** A part of an app whose code is loaded once it is needed. */
export class Code<Module> {
  readonly #import: () => Promise<Module>;
  #loading: Promise<Module> | undefined;
  #isLoaded = false;
  #lacksStyles = false;

  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** Loads the code before it is needed. A failure has no effect: `load` tries again. */
  prefetch(): void {
    this.#begin().catch(() => undefined);
  }

  /**
   * @throws UnreachableError if the server does not respond with the code in time
   * @throws if the server no longer has the code, as after a deploy, or if the code itself fails
   */
  async load(): Promise<Module> {
    try {
      return await inTime(this.#begin());
    } catch (cause) {
      if (cause instanceof UnreachableError) throw cause;
      const state = await stateOfFailedFile(cause);
      if (state === 'unreachable') throw new UnreachableError({ cause });
      if (state === 'gone') throw new Error('The server has other code now.', { cause });
      // The server has been unreachable for a moment only.
      return await inTime(this.#begin());
    }
  }

  /**
   * Loads the code, or else a new document if the server no longer has the code, or if the browser remembers that it
   * could not be loaded: Firefox and Safari request it again in a new document only.
   * @throws OutdatedError if the page has something that this would lose
   */
  async loadOrReload(): Promise<Module> {
    try {
      return await this.load();
    } catch (error) {
      if (error instanceof UnreachableError) throw error;
      if (hasUnstored()) throw new OutdatedError({ cause: error });
      if (!reloadOnce()) throw error;
      return new Promise<never>(() => undefined);
    }
  }

  #begin(): Promise<Module> {
    this.#loading ??= this.#start();
    return this.#loading;
  }

  async #start(): Promise<Module> {
    try {
      if (this.#lacksStyles) await loadFailedStyles();
      this.#lacksStyles = false;
      const module = await this.#import();
      this.#isLoaded = true;
      return module;
    } catch (error) {
      this.#loading = undefined;
      this.#lacksStyles ||= String(error).includes('Unable to preload CSS');
      throw error;
    }
  }
}

async function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreachableError()), TIMEOUT_MS);
  });
  return await Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}
