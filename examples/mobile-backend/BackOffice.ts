import { setTimeout as pause } from 'node:timers/promises';

export interface ServiceEvent {
  readonly cursor: string;
  readonly type: string;
  /** The id of the item. */
  readonly subject: string;
}

/** Where the cursor of the last handled event is stored. In your service, that is your database. */
export interface CursorStore {
  read(): Promise<string | null>;
  write(cursor: string): Promise<void>;
}

/** The timeout of a request in milliseconds, longer than the wait for an event. */
const TIMEOUT_MS = 60_000;
const UPLOAD_TIMEOUT_MS = 6 * TIMEOUT_MS;

/** Calls the back office. Every call can be repeated, so it repeats what failed for the moment. */
export class BackOffice {
  readonly #origin: string;
  readonly #key: string;

  constructor(origin: string, key: string) {
    this.#origin = origin;
    this.#key = key;
  }

  get<T>(path: string): Promise<T> {
    return this.#send('GET', path);
  }

  put<T>(path: string, body?: object): Promise<T> {
    return this.#send('PUT', path, body && JSON.stringify(body), { 'content-type': 'application/json' });
  }

  /** Stores an image or a PDF under an owner, such as `avatar-7`, until the owner releases or replaces it. */
  upload<T>(path: string, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<T> {
    const form = new FormData();
    form.set('file', new File([bytes], name));
    return this.#send('PUT', path, form);
  }

  /** Every item of a list, page by page. */
  async *items<T>(path: string): AsyncGenerator<T> {
    for (let after: string | null = ''; after !== null; ) {
      const query = after === '' ? '' : `?after=${encodeURIComponent(after)}`;
      const page: { items: T[]; next: string | null } = await this.get(`${path}${query}`);
      yield* page.items;
      after = page.next;
    }
  }

  /** Every event, for ever. An event comes again if the process ends before it was handled. */
  async *events(store: CursorStore): AsyncGenerator<ServiceEvent> {
    for (;;) {
      const after = await store.read();
      const query = after === null ? 'wait=25' : `after=${after}&wait=25`;
      const { events } = await this.get<{ events: ServiceEvent[] }>(`/v1/service/events?${query}`);
      for (const event of events) {
        yield event;
        // Only now, when the loop asks for the next one, is it handled.
        await store.write(event.cursor);
      }
    }
  }

  async #send<T>(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<T> {
    for (;;) {
      const timeout = body instanceof FormData ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS;
      const signal = AbortSignal.timeout(timeout);
      const init = {
        method,
        body: body ?? null,
        headers: { ...headers, authorization: `Bearer ${this.#key}` },
        signal,
      };
      const response = await fetch(`${this.#origin}${path}`, init).catch(() => null);
      if (response?.ok) return response.json();
      const isBusy = response === null || response.headers.has('retry-after');
      if (!isBusy) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      await pause(Number(response?.headers.get('retry-after') ?? 1) * 1000);
    }
  }
}
