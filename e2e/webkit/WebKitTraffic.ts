import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a journey has a request answered with. */
interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly json?: unknown;
}

/** A request on its way, which a journey answers: the part of Playwright's route that WebKit's journeys use. */
class WebKitRoute {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  async fulfill({ status = 200, body = '', json }: Answer): Promise<void> {
    this.#response.writeHead(status, { 'Content-Type': json === undefined ? 'text/plain' : 'application/json' });
    this.#response.end(json === undefined ? body : JSON.stringify(json));
  }
}

/** What was answered to a page: the part of Playwright's response that WebKit's journeys use. */
interface WebKitResponse {
  url(): string;
  status(): number;
}

/** Addresses with a pattern in them, or that fit a glob as a whole. */
type Addresses = string | RegExp;

function isMeant(addresses: Addresses, address: string): boolean {
  if (addresses instanceof RegExp) return addresses.test(address);
  const parts = addresses
    .split('**')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'));
  return new RegExp(`^${parts.join('.*')}$`).test(address);
}

type Handler = (route: WebKitRoute) => Promise<void>;

/** The proxy between WebKit's pages and the services: it lets journeys answer in the services' place. */
export class WebKitTraffic {
  readonly #server = createServer((request, response) => void this.#take(request, response));
  readonly #answered = new EventEmitter<{ response: [WebKitResponse] }>();
  #rules: readonly { readonly addresses: Addresses; readonly handler: Handler }[] = [];

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

  /** Forgets what the journey before has asked for. */
  reset(): void {
    this.#rules = [];
    this.#answered.removeAllListeners();
  }

  async route(addresses: Addresses, handler: Handler): Promise<void> {
    this.#rules = [{ addresses, handler }, ...this.#rules];
  }

  async unroute(addresses: Addresses): Promise<void> {
    this.#rules = this.#rules.filter((rule) => String(rule.addresses) !== String(addresses));
  }

  waitForResponse(which: Addresses | ((response: WebKitResponse) => boolean)): Promise<WebKitResponse> {
    const { promise, resolve } = Promise.withResolvers<WebKitResponse>();
    const listen = (response: WebKitResponse) => {
      if (!(typeof which === 'function' ? which(response) : isMeant(which, response.url()))) return;
      this.#answered.off('response', listen);
      resolve(response);
    };
    this.#answered.on('response', listen);
    return promise;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request;
    response.on('finish', () => {
      this.#answered.emit('response', { url: () => url, status: () => response.statusCode });
    });
    const rule = this.#rules.find(({ addresses }) => isMeant(addresses, url));
    if (rule === undefined) return pass(request, response);
    await rule.handler(new WebKitRoute(response));
  }
}

/** Sends a request on to its service, and the answer back. */
function pass(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', method, headers } = request;
  const sent = send(url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  sent.on('error', () => response.destroy());
  response.on('close', () => sent.destroy());
  request.pipe(sent);
}
