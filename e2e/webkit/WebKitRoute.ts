import { type IncomingMessage, type OutgoingHttpHeaders, request as send } from 'node:http';

/** A request of a page: the part of Playwright's request that WebKit's journeys use. */
export class WebKitRequest {
  readonly #message: IncomingMessage;
  readonly body: Buffer;

  constructor(message: IncomingMessage, body: Buffer) {
    this.#message = message;
    this.body = body;
  }

  url(): string {
    return this.#message.url ?? '';
  }

  method(): string {
    return this.#message.method ?? '';
  }

  headers(): IncomingMessage['headers'] {
    return this.#message.headers;
  }

  async headerValue(name: string): Promise<string | null> {
    return this.#message.headersDistinct[name]?.join(', ') ?? null;
  }

  postDataJSON(): unknown {
    return JSON.parse(this.body.toString());
  }

  /** Asks its service, which compresses nothing: journeys read what it answers. */
  async send(): Promise<WebKitResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const headers = { ...this.headers(), 'accept-encoding': 'identity' };
    send(this.url(), { method: this.method(), headers }, resolve).on('error', reject).end(this.body);
    const answer = await promise;
    const body = Buffer.concat(await answer.toArray());
    return new WebKitResponse(this.url(), answer.statusCode ?? 502, answer.headers, body);
  }
}

/** What is answered to a page: the part of Playwright's response that WebKit's journeys use. */
export class WebKitResponse {
  readonly #url: string;
  readonly #status: number;
  readonly #headers: OutgoingHttpHeaders;
  readonly body: Buffer;

  constructor(url: string, status: number, headers: OutgoingHttpHeaders, body: Buffer) {
    this.#url = url;
    this.#status = status;
    this.#headers = headers;
    this.body = body;
  }

  url(): string {
    return this.#url;
  }

  status(): number {
    return this.#status;
  }

  headers(): OutgoingHttpHeaders {
    return this.#headers;
  }

  async json(): Promise<unknown> {
    return JSON.parse(this.body.toString());
  }
}

/** What a journey has a request answered with. */
interface Answer {
  readonly status?: number;
  readonly contentType?: string;
  readonly body?: string;
  readonly json?: unknown;
}

/** What is done with a request in the end: null where its connection is to be dropped. */
export type Finish = (response: WebKitResponse | null) => void;

/** A request on its way, which a journey answers: the part of Playwright's route that WebKit's journeys use. */
export class WebKitRoute {
  readonly #request: WebKitRequest;
  readonly #finish: Finish;
  readonly fallback: () => Promise<void>;

  constructor(request: WebKitRequest, finish: Finish, fallback: () => Promise<void>) {
    this.#request = request;
    this.#finish = finish;
    this.fallback = fallback;
  }

  request(): WebKitRequest {
    return this.#request;
  }

  async fulfill({ status = 200, json, body = '', contentType = 'text/plain' }: Answer): Promise<void> {
    const headers = {
      'Content-Type': json === undefined ? contentType : 'application/json',
      // The services of others answer every origin.
      'Access-Control-Allow-Origin': this.#request.headers().origin ?? '*',
    };
    const bytes = Buffer.from(json === undefined ? body : JSON.stringify(json));
    this.#finish(new WebKitResponse(this.#request.url(), status, headers, bytes));
  }

  async continue(): Promise<void> {
    this.#finish(await this.fetch().catch(() => null));
  }

  async abort(): Promise<void> {
    this.#finish(null);
  }

  fetch(): Promise<WebKitResponse> {
    return this.#request.send();
  }
}
