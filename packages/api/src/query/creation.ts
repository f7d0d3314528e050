import type { Cache } from 'swr';
import * as v from 'valibot';
import type { Client } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import { newId } from '../http/newId.ts';

const idsSchema = v.record(v.string(), v.string());

/**
 * The ids of what was sent to be created and whose outcome is unknown, by content. The server may still create it, even after
 * a reload of the page.
 */
export class UnconfirmedIds {
  readonly #unsavedInput: Client['unsavedInput'];
  readonly #key: string;

  /** @param scope what the things belong to, such as `quiz/abc` */
  constructor({ unsavedInput }: Client, scope: string) {
    this.#unsavedInput = unsavedInput;
    this.#key = `${scope}/unconfirmed`;
  }

  get entries(): readonly (readonly [content: string, id: string])[] {
    return Object.entries(this.#read());
  }

  /** The id of a content. It stays the same until `confirm`. */
  idOf(content: string): string {
    const ids = this.#read();
    const id = Object.hasOwn(ids, content) ? ids[content] : undefined;
    if (id !== undefined) return id;
    const made = newId();
    this.#save({ ...ids, [content]: made });
    return made;
  }

  /** Finds what has an id, and forgets the id if it exists. */
  find<Created>(content: string, find: (id: string) => Created | undefined): Created | undefined {
    const found = find(this.idOf(content));
    if (found !== undefined) this.confirm(content);
    return found;
  }

  /** Forgets the ids of contents whose outcome is known. */
  confirm(...contents: readonly string[]): void {
    this.#save(Object.fromEntries(this.entries.filter(([content]) => !contents.includes(content))));
  }

  #read(): Record<string, string> {
    const stored = v.safeParse(idsSchema, this.#unsavedInput.read(this.#key)?.values);
    return stored.success ? stored.output : {};
  }

  #save(ids: Record<string, string>): void {
    if (Object.keys(ids).length === 0) this.#unsavedInput.clear(this.#key);
    else this.#unsavedInput.save(this.#key, { values: ids });
  }
}

/**
 * Sends a request that creates something under an id of ours (rule A20). After a lost response, the same content is sent with the
 * id of the first request, and is created once.
 */
export async function sendCreation<Response>(
  ids: UnconfirmedIds,
  content: string,
  send: (id: string) => Promise<Response>,
): Promise<Response> {
  try {
    const response = await send(ids.idOf(content));
    ids.confirm(content);
    return response;
  } catch (error) {
    // A request that was rejected has created nothing.
    if (error instanceof ApiError && error.isRejected) ids.confirm(content);
    throw error;
  }
}

/** Finds items by their id in all cached responses: in the lists and details that pages show, once in each. */
export function cachedItems<ItemSchema extends v.GenericSchema>(
  cache: Cache,
  schema: ItemSchema,
  id: string,
): readonly v.InferOutput<ItemSchema>[] {
  const found: v.InferOutput<ItemSchema>[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const item = '_id' in value && value._id === id ? v.safeParse(schema, value) : undefined;
    if (item?.success) found.push(item.output);
    else for (const part of Object.values(value)) visit(part);
  };
  for (const key of cache.keys()) visit(cache.get(key)?.data);
  return found;
}
