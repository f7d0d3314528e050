import { ApiError } from '../../packages/api/src/http/ApiError.ts';

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
      this.#add({ name, status: 'differs', detail: explain(error) });
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

/** Requires a first page of two that adds up (rule A1); the server may answer with another size. */
export function expectPage(answer: { docs: readonly unknown[]; page: number; total: number; size: number }): void {
  const { docs, page, total, size } = answer;
  expectThat(page === 1, `answered page ${page} when asked for page 1`);
  expectThat(docs.length <= size, `answered ${docs.length} items on a page of ${size}`);
  expectThat(docs.length === Math.min(total, size), `answered ${docs.length} items of ${total} on a page of ${size}`);
}

function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  if (error.kind === 'network') return `no answer (${causeOf(error)})`;
  if (error.kind === 'malformed') return causeOf(error);
  if (error.kind === 'refused')
    return `answered ${error.status}: ${error.message}${error.code ? ` (${error.code})` : ''}`;
  return `the session ended (${causeOf(error)})`;
}

function causeOf({ cause, kind }: ApiError): string {
  return cause instanceof Error ? cause.message : kind;
}
