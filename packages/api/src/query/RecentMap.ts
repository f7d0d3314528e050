/**
 * A map that keeps the entries that were set last, and forgets the others. Reading does not reorder them, because SWR
 * reads entries while it iterates over them.
 */
export class RecentMap<Value> extends Map<string, Value> {
  readonly #maxSize: number;

  constructor(maxSize: number) {
    super();
    this.#maxSize = maxSize;
  }

  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#maxSize && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
