/** Text that outlives a reload of this tab: session storage, or memory if that is blocked or full. */
export class TabStorage {
  readonly #area: Storage | null;
  readonly #memory = new Map<string, string>();

  /** @param area Null keeps everything in memory. */
  constructor(area = browserArea()) {
    this.#area = area;
  }

  read(key: string): string | null {
    const text = this.#memory.get(key);
    if (text !== undefined) return text;
    try {
      return this.#area?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** Null removes the text. Never throws. */
  write(key: string, text: string | null): void {
    this.#memory.delete(key);
    try {
      if (text === null) this.#area?.removeItem(key);
      else if (this.#area) this.#area.setItem(key, text);
      else this.#memory.set(key, text);
    } catch {
      if (text !== null) this.#memory.set(key, text);
    }
  }
}

/** Reading the property itself throws where the browser blocks storage. */
function browserArea(): Storage | null {
  try {
    return globalThis.window?.sessionStorage ?? null;
  } catch {
    return null;
  }
}
