import { CAPABILITIES, type Capability } from '../capabilities/contract.ts';
import { type FakeData, type FakeSizes, fakeData } from './FakeData.ts';
import type { FakeContext } from './FakeRoute.ts';
import { FakeSessions } from './FakeSessions.ts';
import { type Fault, faultyResponse } from './faults.ts';
import { type RecordedRequest, respond } from './routed.ts';

export interface FakeOptions {
  /** The number of items of each kind. */
  readonly sizes?: FakeSizes;
}

/** A fault, and the requests that it affects: those whose name (`GET /v1/course`) starts with `name`. */
interface FaultRule {
  readonly name: string;
  readonly fault: Fault;
  /** The number of affected requests. @default all */
  times: number;
}

/** An API in memory that follows the contract, with configurable latency and faults. */
export class FakeApi {
  readonly data: FakeData;
  readonly sessions = new FakeSessions();
  /** Every request so far, in order of arrival. */
  readonly requests: RecordedRequest[] = [];
  /** The capabilities that it lists; null is a server that has only the specified endpoints. */
  capabilities: readonly string[] | null = CAPABILITIES;
  /** The status of responses without a body where any body is accepted; null sends a body. */
  emptyStatus: 200 | 204 | null = null;
  /** Whether responses have an `ETag`, which is optional for servers. */
  namesVersions = true;
  /** Milliseconds before each response, or a function of the request. */
  latency: number | ((request: RecordedRequest) => number) = 0;
  readonly #faultRules: FaultRule[] = [];
  readonly #pending = new Set<Promise<Response>>();
  readonly #pauses = new Map<string, Promise<void>>();
  #ids = 0;

  constructor({ sizes }: FakeOptions = {}) {
    this.data = fakeData(sizes);
  }

  /** Makes requests whose name starts with `name` fail. Later faults take precedence. */
  fail(name: string, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#faultRules.unshift({ name, fault, times });
  }

  /** Removes capabilities from the list. Their endpoints respond with 404. */
  removeCapabilities(...missing: readonly Capability[]): void {
    this.capabilities = CAPABILITIES.filter((capability) => !missing.includes(capability));
  }

  /**
   * Delays responses whose address (`GET /v1/event?page=2`) starts with `address`, until the returned function is
   * called.
   */
  pause(address: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#pauses.set(address, promise);
    return () => {
      this.#pauses.delete(address);
      resolve();
    };
  }

  heal(): void {
    this.#faultRules.length = 0;
  }

  /** Waits until every request has its response, and its caller has had time to handle it. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#pending);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  /** Counts the requests whose name starts with `name`. */
  count(name: string): number {
    return this.requests.filter((request) => request.name.startsWith(name)).length;
  }

  /** Replaces fetch without a network, with lost connections and aborts. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await Promise.race([this.handle(request), aborted(request.signal)]);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };

  /** Responds to a request. */
  handle(request: Request): Promise<Response> {
    const work = this.#handle(request).finally(() => this.#pending.delete(work));
    this.#pending.add(work);
    return work;
  }

  async #handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.replace(/(?<!\/)\/+$/, '');
    const recorded: RecordedRequest = {
      name: `${request.method} ${path}`,
      address: url.pathname + url.search,
      query: url.searchParams,
      headers: request.headers,
      signal: request.signal,
      body: undefined,
    };
    this.requests.push(recorded);
    // The response depends on the state at arrival, not after the delay.
    const response = await this.#respond(request, recorded);
    const address = `${request.method} ${recorded.address}`;
    await Promise.all([...this.#pauses].map(([paused, end]) => address.startsWith(paused) && end));
    const latency = typeof this.latency === 'number' ? this.latency : this.latency(recorded);
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    return response;
  }

  async #respond(request: Request, recorded: RecordedRequest): Promise<Response> {
    const rule = this.#faultRules.find(({ name, times }) => times > 0 && recorded.name.startsWith(name));
    if (!rule) return respond(request, recorded, this.#context);
    rule.times -= 1;
    if (rule.fault === 'lost') await respond(request, recorded, this.#context);
    return faultyResponse(rule.fault);
  }

  get #context(): FakeContext {
    return {
      data: this.data,
      sessions: this.sessions,
      capabilities: this.capabilities,
      emptyStatus: this.emptyStatus,
      namesVersions: this.namesVersions,
      newId: () => {
        this.#ids += 1;
        return `new-${this.#ids}`;
      },
    };
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    if (signal.aborted) reject(signal.reason);
  });
}
