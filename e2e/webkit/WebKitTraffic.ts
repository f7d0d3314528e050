import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Finish, WebKitRequest, type WebKitResponse, WebKitRoute } from './WebKitRoute.ts';

/** Addresses with a pattern in them, or that fit a glob as a whole, or that a function chooses. */
type Addresses = string | RegExp | ((url: URL) => boolean);

type Handler = (route: WebKitRoute, request: WebKitRequest) => unknown;

interface Rule {
  readonly addresses: Addresses;
  readonly handler: Handler;
}

/** What tells which request, or which answer, is waited for. */
type Which<Told> = string | RegExp | ((told: Told) => boolean);

function isMeant(addresses: Addresses, address: string): boolean {
  if (typeof addresses === 'function') return addresses(new URL(address));
  if (addresses instanceof RegExp) return addresses.test(address);
  const parts = addresses
    .split('**')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'));
  return new RegExp(`^${parts.join('.*')}$`).test(address);
}

/** Where documents find the scripts that journeys add: the policy of the product lets none stand in a document. */
const ADDED_SCRIPTS = '/added-by-journey.js';

/** The proxy between WebKit's pages and the services: journeys see what is asked, and answer in the services' place. */
export class WebKitTraffic {
  readonly #server = createServer((request, response) => void this.#take(request, response));
  readonly #told = new EventEmitter<{ request: [WebKitRequest]; response: [WebKitResponse] }>();
  #rules: readonly Rule[] = [];
  #scripts: readonly string[] = [];

  async start(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
  }

  /** Where it listens, with its port. */
  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async route(addresses: Addresses, handler: Handler): Promise<void> {
    this.#rules = [{ addresses, handler }, ...this.#rules];
  }

  async unroute(addresses: Addresses, handler?: Handler): Promise<void> {
    this.#rules = this.#rules.filter(
      (rule) => String(rule.addresses) !== String(addresses) || (handler !== undefined && rule.handler !== handler),
    );
  }

  async unrouteAll(): Promise<void> {
    this.#rules = [];
  }

  /** Has every document to come run a function before its own scripts. */
  async addInitScript(script: () => void): Promise<void> {
    this.#scripts = [...this.#scripts, `(${script})();`];
  }

  /** Tells of every request to come. */
  onRequest(listener: (request: WebKitRequest) => unknown): void {
    this.#told.on('request', listener);
  }

  waitForRequest(which: Which<WebKitRequest>): Promise<WebKitRequest> {
    return this.#waitFor('request', which);
  }

  waitForResponse(which: Which<WebKitResponse>): Promise<WebKitResponse> {
    return this.#waitFor('response', which);
  }

  #waitFor<Told extends { url(): string }>(event: 'request' | 'response', which: Which<Told>): Promise<Told> {
    const { promise, resolve } = Promise.withResolvers<Told>();
    const listen = (told: WebKitRequest | WebKitResponse) => {
      const asked = told as unknown as Told;
      if (!(typeof which === 'function' ? which(asked) : isMeant(which, asked.url()))) return;
      this.#told.off(event, listen);
      resolve(asked);
    };
    this.#told.on(event, listen);
    return promise;
  }

  async #take(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = new WebKitRequest(message, Buffer.concat(await message.toArray().catch(() => [])));
    const finish = (answer: WebKitResponse | null) => {
      response.on('finish', () => answer && this.#told.emit('response', answer));
      if (answer) this.#write(answer, response);
      else response.destroy();
    };
    // What a browser asks before it asks for what the page wants is the browser's own affair.
    if (request.method() === 'OPTIONS') return new WebKitRoute(request, finish, async () => {}).continue();
    if (request.url().endsWith(ADDED_SCRIPTS)) {
      response.setHeader('Content-Type', 'text/javascript').end(this.#scripts.join('\n'));
      return;
    }
    this.#told.emit('request', request);
    await this.#follow(this.#rules, request, finish);
  }

  #write(answer: WebKitResponse, response: ServerResponse): void {
    const isDocument = String(answer.headers()['content-type']).startsWith('text/html');
    if (!isDocument || this.#scripts.length === 0) {
      response.writeHead(answer.status(), answer.headers()).end(answer.body);
      return;
    }
    const html = answer.body.toString().replace('<head>', `<head><script src="${ADDED_SCRIPTS}"></script>`);
    response.writeHead(answer.status(), { ...answer.headers(), 'content-length': Buffer.byteLength(html) }).end(html);
  }

  /** Has the first rule that is meant answer, and those after it where it falls back. */
  async #follow(rules: readonly Rule[], request: WebKitRequest, finish: Finish): Promise<void> {
    const place = rules.findIndex(({ addresses }) => isMeant(addresses, request.url()));
    const route = new WebKitRoute(request, finish, () => this.#follow(rules.slice(place + 1), request, finish));
    const rule = rules[place];
    await (rule ? rule.handler(route, request) : route.continue());
  }
}
