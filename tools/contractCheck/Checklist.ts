/** How one check ended. */
export interface CheckResult {
  /** The call by verb and path, and in what case. */
  readonly name: string;
  readonly status: 'conforms' | 'differs' | 'skipped';
  /** What differs, or why it was skipped. */
  readonly detail?: string;
}

/** Collects call by call whether a host conforms, and goes on after each one that does not. */
export class Checklist {
  readonly results: CheckResult[] = [];
  readonly #onResult: (result: CheckResult) => void;

  constructor(onResult: (result: CheckResult) => void = () => undefined) {
    this.#onResult = onResult;
  }

  /** Makes a check; its answer is undefined when it failed, and what builds on it can then be skipped. */
  async check<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      const answer = await work();
      this.#add({ name, status: 'conforms' });
      return answer;
    } catch (error) {
      this.#add({ name, status: 'differs', detail: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }

  /** Notes a call that was not made. */
  skip(name: string, detail: string): void {
    this.#add({ name, status: 'skipped', detail });
  }

  #add(result: CheckResult): void {
    this.results.push(result);
    this.#onResult(result);
  }
}

/** Throws a sentence about what differs unless something holds. */
export function expectThat(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}
