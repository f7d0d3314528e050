import { CAPABILITIES, type Capability } from '../capabilities/contract.ts';
import { type FakeData, type FakeSizes, fakeData } from './FakeData.ts';
import type { FakeContext } from './FakeRoute.ts';
import { FakeSessions } from './FakeSessions.ts';
import { type Fault, faultyResponse } from './faults.ts';
import { type FakeCall, respond } from './routed.ts';

/** How a fake is set up. */
export interface FakeOptions {
  /** How much it holds. */
  readonly sizes?: FakeSizes;
}

/** Which calls a fault strikes: those whose name (`GET /v1/course`) begins so. */
interface FaultRule {
  readonly name: string;
  readonly fault: Fault;
  /** How many calls are struck. @default all */
  times: number;
}

/** An API of its own in memory, true to the contract, that can be made slow, faulty and forgetful. */
export class FakeApi {
  readonly data: FakeData;
  readonly sessions = new FakeSessions();
  /** Every call so far, in the order of arrival. */
  readonly calls: FakeCall[] = [];
  /** What it lists beyond the specification; null is a server that has only the specified endpoints. */
  capabilities: readonly string[] | null = CAPABILITIES;
  /** The status of responses without a body where any body will do (rule A16); null answers them in full. */
  emptyStatus: 200 | 204 | null = null;
  /** Whether answers name their version, as not every host does (rule A18). */
  namesVersions = true;
  /** Milliseconds before each answer, or by call. */
  latency: number | ((call: FakeCall) => number) = 0;
  readonly #faultRules: FaultRule[] = [];
  readonly #pending = new Set<Promise<Response>>();
  readonly #pauses = new Map<string, Promise<void>>();
  #ids = 0;

  constructor({ sizes }: FakeOptions = {}) {
    this.data = fakeData(sizes);
  }

  /** Makes calls whose name begins so end in a fault; later faults come before earlier ones. */
  fail(name: string, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#faultRules.unshift({ name, fault, times });
  }

  /** Takes capabilities out of the list; their endpoints then answer 404. */
  lack(...missing: readonly Capability[]): void {
    this.capabilities = CAPABILITIES.filter((capability) => !missing.includes(capability));
  }

  /** Keeps the answers of calls whose address (`GET /v1/event?page=2`) begins so, until the result is called. */
  pause(address: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#pauses.set(address, promise);
    return () => {
      this.#pauses.delete(address);
      resolve();
    };
  }

  /** Takes every fault away. */
  heal(): void {
    this.#faultRules.length = 0;
  }

  /** Waits until every call has been answered, and whoever asked has had time to hear it. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#pending);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  /** Counts the calls whose name begins so. */
  count(name: string): number {
    return this.calls.filter((call) => call.name.startsWith(name)).length;
  }

  /** Stands in for fetch: without a network in between, but dropped and given up as one would be. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await Promise.race([this.handle(request), aborted(request.signal)]);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };

  /** Answers a call. */
  handle(request: Request): Promise<Response> {
    const work = this.#handle(request).finally(() => this.#pending.delete(work));
    this.#pending.add(work);
    return work;
  }

  async #handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.replace(/(?<!\/)\/+$/, '');
    const call: FakeCall = {
      name: `${request.method} ${path}`,
      address: url.pathname + url.search,
      query: url.searchParams,
      headers: request.headers,
      signal: request.signal,
      body: undefined,
    };
    this.calls.push(call);
    // What was true when the call arrived decides its answer, however long that takes.
    const response = await this.#respond(request, call);
    const address = `${request.method} ${call.address}`;
    await Promise.all([...this.#pauses].map(([paused, end]) => address.startsWith(paused) && end));
    const latency = typeof this.latency === 'number' ? this.latency : this.latency(call);
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    return response;
  }

  async #respond(request: Request, call: FakeCall): Promise<Response> {
    const rule = this.#faultRules.find(({ name, times }) => times > 0 && call.name.startsWith(name));
    if (!rule) return respond(request, call, this.#context);
    rule.times -= 1;
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
