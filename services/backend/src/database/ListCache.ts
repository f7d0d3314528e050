import { JsonAnswer } from '../http/JsonAnswer.ts';
import type { PageRequest } from '../http/paging.ts';
import type { Database } from './Database.ts';
import { SharedReading } from './SharedReading.ts';
import type { ListName } from './schema.ts';

interface Entry {
  readonly revision: number;
  readonly answer: JsonAnswer;
}

/** About what an entry takes beside its answer and its name, in bytes. */
const ENTRY_BYTES = 512;

/** An answer in the making, which calls of the same revision share. */
interface Making {
  readonly revision: number;
  readonly answer: Promise<JsonAnswer>;
}

/**
 * Remembers the answers of list calls for as long as their list does not change. Each call asks the database for the
 * list's revision, so that no process ever answers with what another one has changed.
 */
export class ListCache {
  readonly #database: Database;
  readonly #mostBytes: number;
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Making>();
  readonly #revisions = new Map<ListName, SharedReading<number>>();
  #bytes = 0;

  /** @param mostBytes Memory that answers may take in all. */
  constructor(database: Database, mostBytes = 64 * 1024 * 1024) {
    this.#database = database;
    this.#mostBytes = mostBytes;
  }

  /** Gives a list's answer, made by `load` when there is none of the present revision; `key` names page, filter and so on. */
  async read(list: ListName, key: string, load: () => Promise<unknown>): Promise<JsonAnswer> {
    const name = `${list} ${key}`;
    // Read before the rows: what changes in between makes the next call load again.
    const revision = await this.#revision(list);
    const kept = this.#entries.get(name);
    if (kept?.revision === revision) {
      this.#entries.delete(name);
      this.#entries.set(name, kept);
      return kept.answer;
    }
    return this.#make(name, revision, load);
  }

  async #make(name: string, revision: number, load: () => Promise<unknown>): Promise<JsonAnswer> {
    const begun = this.#making.get(name);
    if (begun?.revision === revision) return begun.answer;
    const making: Making = { revision, answer: load().then(JsonAnswer.of) };
    this.#making.set(name, making);
    try {
      const answer = await making.answer;
      this.#keep(name, { revision, answer });
      return answer;
    } finally {
      if (this.#making.get(name) === making) this.#making.delete(name);
    }
  }

  /** Gives one page of a list as the API answers it (rule A1). */
  readPage(
    list: ListName,
    { page, size }: PageRequest,
    filter: string,
    load: () => Promise<{ docs: readonly unknown[]; total: number }>,
  ): Promise<JsonAnswer> {
    return this.read(list, `${page} ${size} ${filter}`, async () => {
      const { docs, total } = await load();
      return { docs, page, total, size };
    });
  }

  #revision(list: ListName): Promise<number> {
    let reading = this.#revisions.get(list);
    if (reading === undefined) {
      const { queries } = this.#database;
      const query = queries.selectFrom('revisions').select('revision').where('list', '=', list).compile();
      reading = new SharedReading(async () => (await queries.executeQuery(query)).rows[0]?.revision ?? 0);
      this.#revisions.set(list, reading);
    }
    return reading.read();
  }

  #keep(name: string, entry: Entry): void {
    this.#drop(name);
    this.#entries.set(name, entry);
    this.#bytes += sizeOf(name, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    const entry = this.#entries.get(name);
    if (entry === undefined) return;
    this.#bytes -= sizeOf(name, entry);
    this.#entries.delete(name);
  }
}

/** Memory that an entry takes, in bytes: a search that finds nothing has a short answer and maybe a long keyword. */
function sizeOf(name: string, { answer }: Entry): number {
  return answer.size + name.length + ENTRY_BYTES;
}
