import { setTimeout as pause } from 'node:timers/promises';
import createClient from 'openapi-fetch';
// `npm run generate` writes it from the OpenAPI document.
import type { paths } from './backOfficeApi.ts';

/** Where the cursor of the last handled event is stored. In your service, that is your database. */
export interface CursorStore {
  read(): Promise<string | null>;
  write(cursor: string): Promise<void>;
}

/** The timeout of a request in milliseconds, longer than the wait for an event. */
const TIMEOUT_MS = 60_000;
const UPLOAD_TIMEOUT_MS = 6 * TIMEOUT_MS;

type BackOffice = ReturnType<typeof openBackOffice>;

/** The client of the back office. Every request can be repeated, so it repeats what failed for the moment. */
export function openBackOffice(baseUrl: string, key: string) {
  return createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` }, fetch: fetchPatiently });
}

async function fetchPatiently(request: Request): Promise<Response> {
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/') === true;
  for (;;) {
    const signal = AbortSignal.timeout(isUpload ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
    const response = await fetch(request.clone(), { signal }).catch(() => null);
    const seconds = response?.headers.get('retry-after');
    if (response !== null && !seconds) return response;
    await pause(Number(seconds ?? 1) * 1000);
  }
}

/** The response of a request. @throws for an error, with its message and the id of the request. */
export async function done<T>(request: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await request;
  if (data === undefined) throw new Error(`${response.status} ${response.url}: ${JSON.stringify(error)}`);
  return data;
}

/** The body of an upload. The document describes the file as text, as generators do. */
export function fileBody(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  return { body: { file: name }, bodySerializer: () => form };
}

/** Every item of a list, page by page. */
export async function* everyItem<T>(
  read: (after: string | undefined) => Promise<{ readonly items: readonly T[]; readonly next: string | null }>,
): AsyncGenerator<T> {
  for (let after: string | null | undefined; after !== null; ) {
    const page = await read(after);
    yield* page.items;
    after = page.next;
  }
}

/** Every event, for ever. An event comes again if the process ends before it was handled. */
export async function* everyEvent(backOffice: BackOffice, store: CursorStore) {
  for (;;) {
    const after = (await store.read()) ?? undefined;
    const query = { wait: 25, ...(after !== undefined && { after }) };
    const { events } = await done(backOffice.GET('/v1/service/events', { params: { query } }));
    for (const event of events) {
      yield event;
      // Only now, when the loop asks for the next one, is it handled.
      await store.write(event.cursor);
    }
  }
}
