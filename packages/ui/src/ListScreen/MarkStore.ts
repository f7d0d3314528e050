export interface Identified {
  readonly _id: string;
}

export interface Marks<Row> {
  /** The marked rows of all pages by id, in the order in which they were marked. */
  readonly marked: ReadonlyMap<string, Row>;
  /** The rows of the page. */
  readonly page: readonly Row[];
}

/** The marked rows of a list. A store, so that a mark renders its check box and not all rows. */
export class MarkStore<Row extends Identified> {
  #marks: Marks<Row> = { marked: new Map(), page: [] };
  /** The row that was marked last, at which a range begins. */
  #last: string | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): Marks<Row> => this.#marks;

  /** Takes the rows of a page. With `isFiltered`, other rows are no longer marked. Returns how many of them were. */
  show(page: readonly Row[], isFiltered: boolean): number {
    const { marked, page: before } = this.#marks;
    if (page === before && !isFiltered) return 0;
    const shown = new Map(page.map((row) => [row._id, row]));
    const kept = [...marked].filter(([id]) => !isFiltered || shown.has(id));
    this.#set(
      kept.map(([id, row]) => [id, shown.get(id) ?? row]),
      page,
    );
    return marked.size - kept.length;
  }

  /** Marks a row or removes its mark; as a range, so do all rows from the one before. */
  toggle(row: Row, isRange: boolean): void {
    const { marked, page } = this.#marks;
    const ids = page.map(({ _id }) => _id);
    const [from, to] = [this.#last === null ? -1 : ids.indexOf(this.#last), ids.indexOf(row._id)];
    const range = isRange && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
    this.#last = row._id;
    if (marked.has(row._id)) this.unmark(range.map(({ _id }) => _id));
    else this.#add(range);
  }

  markPage(): void {
    this.#add(this.#marks.page);
  }

  unmarkPage(): void {
    this.unmark(this.#marks.page.map(({ _id }) => _id));
  }

  unmark(ids: readonly string[]): void {
    this.#set([...this.#marks.marked].filter(([id]) => !ids.includes(id)));
  }

  #add(rows: readonly Row[]): void {
    this.#set([...this.#marks.marked, ...rows.map((row) => [row._id, row] as const)]);
  }

  #set(entries: readonly (readonly [string, Row])[], page = this.#marks.page): void {
    this.#marks = { marked: new Map(entries), page };
    for (const listener of this.#listeners) listener();
  }
}

/** The number of rows of the page that are marked. */
export function markedOnPage<Row extends Identified>({ marked, page }: Marks<Row>): number {
  return page.filter(({ _id }) => marked.has(_id)).length;
}
