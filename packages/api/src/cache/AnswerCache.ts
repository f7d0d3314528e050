import type { useSWRConfig } from 'swr';
import { hasRowsBehind, type Page, withoutItem } from './Page.ts';
import type { CachedCall } from './query.ts';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** The cached answers, as mutations change them. */
export class AnswerCache {
  readonly #mutate: Mutate;

  constructor(mutate: Mutate) {
    this.#mutate = mutate;
  }

  /** Loads again what is on screen of a query: the answer to one input, or all of them. */
  async reload<Input>(query: CachedCall<Input, unknown>, input?: Input): Promise<void> {
    await this.#mutate(input === undefined ? query.isKey : query.keyOf(input));
  }

  /** Changes every cached answer of a query without asking the server. */
  async update<Data>(query: CachedCall<never, Data>, change: (data: Data) => Data): Promise<void> {
    await this.#mutate<Data | undefined>(query.isKey, (data) => data && change(data), { revalidate: false });
  }

  /** Forgets every answer of a query, and loads again what is on screen. */
  async reset(query: CachedCall<never, unknown>): Promise<void> {
    await this.#mutate(query.isKey, undefined, { revalidate: true });
  }

  /**
   * Removes an item from every cached page of a list without asking the server; a page on screen that has rows behind
   * it is then loaded again in the background.
   */
  async removeFromPages<Item extends { readonly _id: string }>(
    list: CachedCall<never, Page<Item>>,
    id: string,
  ): Promise<void> {
    let isShort = false;
    await this.update(list, (page) => {
      isShort ||= hasRowsBehind(page);
      return withoutItem(page, id);
    });
    if (isShort) void this.#mutate(list.isKey);
  }

  /** Changes an answer while a call is on its way; then it is loaded again, or put back if the call failed. */
  async updateDuring<Input, Data>(
    sent: Promise<unknown>,
    query: CachedCall<Input, Data>,
    input: Input,
    change: (data: Data) => Data,
  ): Promise<void> {
    await this.#mutate<Data | undefined, unknown>(query.keyOf(input), sent, {
      optimisticData: (data) => data && change(data),
      populateCache: false,
      rollbackOnError: true,
    });
  }
}
