import type { useSWRConfig } from 'swr';
import type { Versioned } from '../client/createClient.ts';
import { hasRowsBehind, type Identified, type Page, withoutItem } from './Page.ts';
import type { Query } from './query.ts';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** The cached answers, as mutations change them. */
export class AnswerCache {
  readonly #mutate: Mutate;

  constructor(mutate: Mutate) {
    this.#mutate = mutate;
  }

  /** Loads again what is on screen of a query. */
  async reload(query: Query<never, unknown>): Promise<void> {
    await this.#mutate(query.isKey);
  }

  /** Changes every cached answer of a query without asking the server. */
  async update<Data>(query: Query<never, Data>, change: (data: Data) => Data): Promise<void> {
    await this.#mutate<Versioned<Data> | undefined>(query.isKey, changedBy(change), { revalidate: false });
  }

  /** Forgets every answer of a query, and loads again what is on screen. */
  async reset(query: Query<never, unknown>): Promise<void> {
    await this.#mutate(query.isKey, undefined, { revalidate: true });
  }

  /**
   * Removes an item from every cached page of a list without asking the server; a page on screen that has rows behind
   * it is then loaded again in the background.
   */
  async removeFromPages<Item extends Identified>(list: Query<never, Page<Item>>, id: string): Promise<void> {
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
  return (kept: Versioned<Data> | undefined) => kept && { ...kept, value: change(kept.value) };
}
