import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { noTrouble, type Trouble, type TroubleSource } from './trouble.ts';

/** A call that the backend has answered, whether or not the answer reached the browser. */
export interface AnsweredCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly status: number;
  readonly sent: Buffer;
  readonly answered: Buffer;
}

/** What a proxy does and tells. */
export interface FaultsProxyOptions {
  readonly trouble: TroubleSource;
  /** Hears of every call that the backend answered. */
  readonly onAnswered?: (call: AnsweredCall) => void;
  /** Hears of every call that was made to go wrong. */
  readonly onTrouble?: (method: string, path: string, trouble: Trouble) => void;
}

/** No page makes calls for longer than that, in milliseconds. */
const LONGEST_CALLS_MS = 120_000;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Stands between browser and backend and lets calls go wrong; a page itself always arrives whole. */
export class FaultsProxy {
  /** The backend's origin. */
  target = '';
  /** Whether everything arrives as it should. */
  isCalm = false;
  /** The files that pages name themselves: without them there is no app that could say that something failed. */
  readonly #spared = new Set<string>();
  readonly #options: FaultsProxyOptions;
  readonly #server = createServer((incoming, outgoing) => {
    this.#underWay += 1;
    this.#carry(incoming, outgoing)
      .catch(() => outgoing.destroy())
      .finally(() => {
        this.#underWay -= 1;
        this.#lastEnd = performance.now();
      });
  });
  #underWay = 0;
  #lastEnd = 0;

  constructor(options: FaultsProxyOptions) {
    this.#options = options;
  }

  /** Where browsers reach it. */
  get origin(): string {
    const address = this.#server.address();
    return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  }

  async listen(): Promise<void> {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /**
   * Waits until no call has been under way for that long, in milliseconds.
   * @throws when calls follow one another without an end
   */
  async whenQuiet(quietMs: number): Promise<void> {
    const begin = performance.now();
    while (this.#underWay > 0 || performance.now() - Math.max(this.#lastEnd, begin) < quietMs) {
      if (performance.now() - begin > LONGEST_CALLS_MS) throw new Error('The calls do not come to an end.');
      await wait(20);
    }
  }

  async #carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = incoming;
    const trouble = this.#troubleFor(method, path);
    if (trouble.delayMs > 0 || trouble.fault !== undefined) this.#options.onTrouble?.(method, path, trouble);
    const sent = await bytesOf(incoming);
    await wait(trouble.delayMs);
    if (trouble.fault === 'dropped before') return void outgoing.destroy();
    if (typeof trouble.fault === 'number') return refuse(outgoing, trouble.fault);

    const answer = await this.#forward(incoming, sent);
    this.#options.onAnswered?.({ method, path, status: answer.status, sent, answered: answer.body });
    if (answer.headers['content-type']?.startsWith('text/html')) this.#spare(answer.body.toString());
    if (trouble.fault === 'dropped after') return void outgoing.destroy();
    const body = trouble.fault === 'truncated' ? answer.body.subarray(0, answer.body.length / 2) : answer.body;
    // On a kept connection the browser itself would send a dropped call a second time.
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
    outgoing.writeHead(answer.status, { ...headers, connection: 'close' }).end(body);
    await finished(outgoing);
  }

  #troubleFor(method: string, path: string): Trouble {
    const isPart = path.startsWith('/v1/') || (path.includes('/assets/') && !this.#spared.has(path));
    return isPart && !this.isCalm ? this.#options.trouble(method, path) : noTrouble;
  }

  #spare(page: string): void {
    for (const [, path = ''] of page.matchAll(/"(\/[\w/.-]+)"/g)) this.#spared.add(path);
  }

  async #forward({ method, url, headers }: IncomingMessage, sent: Buffer): Promise<Answer> {
    const passed = request(this.target + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } });
    const response = once(passed, 'response') as Promise<[IncomingMessage]>;
    passed.end(sent);
    const [answer] = await response;
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: await bytesOf(answer) };
  }
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await message.toArray());
}

function refuse(outgoing: ServerResponse, status: number): void {
  const body = { message: `The call was answered ${status} on its way.`, code: `ON_ITS_WAY_${status}` };
  outgoing.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1', connection: 'close' });
  outgoing.end(JSON.stringify(body));
}
