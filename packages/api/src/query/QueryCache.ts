import type { useSWRConfig } from 'swr';
import type { Versioned } from '../client/createClient.ts';
import { hasRowsBehind, type Identified, type Page, withoutItem } from './Page.ts';
import type { Query } from './query.ts';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** The cached responses, as mutations change them. */
export class QueryCache {
  readonly #mutate: Mutate;

  constructor(mutate: Mutate) {
    this.#mutate = mutate;
  }

  /** Revalidates the visible responses of a query. */
  async reload(query: Query<never, unknown>): Promise<void> {
    await this.#mutate(query.isKey);
  }

  /** Changes every cached response of a query without a request. */
  async update<Data>(query: Query<never, Data>, change: (data: Data) => Data): Promise<void> {
    await this.#mutate<Versioned<Data> | undefined>(query.isKey, changedBy(change), { revalidate: false });
  }

  /** Clears every response of a query, and revalidates the visible ones. */
  async reset(query: Query<never, unknown>): Promise<void> {
    await this.#mutate(query.isKey, undefined, { revalidate: true });
  }

  /**
   * Removes an item from every cached page of a list without a request. If rows follow the visible page, it is
   * revalidated in the background.
   */
  async removeFromPages<Item extends Identified>(list: Query<never, Page<Item>>, id: string): Promise<void> {
    let isShort = false;
    await this.update(list, (page) => {
      isShort ||= hasRowsBehind(page);
      return withoutItem(page, id);
    });
    if (isShort) void this.#mutate(list.isKey);
  }

  /** Changes a response while a request is pending. Then revalidates it, or restores it if the request failed. */
  async updateDuring<Input, Data>(
    sent: Promise<unknown>,
    query: Query<Input, Data>,
    input: Input,
    change: (data: Data) => Data,
  ): Promise<void> {
    await this.#mutate<Versioned<Data> | undefined, unknown>(query.keyOf(input), sent, {
      optimisticData: changedBy(change),
      populateCache: false,
      rollbackOnError: true,
    });
  }
}

function changedBy<Data>(change: (data: Data) => Data) {
  return (cached: Versioned<Data> | undefined) => cached && { ...cached, value: change(cached.value) };
}
