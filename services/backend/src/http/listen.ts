import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { DEFAULT_ERROR_MESSAGE } from '@cpd/domain/dialog';
import { getRequestListener, RequestError } from '@hono/node-server';
import { ConfigError } from '../running/ConfigError.ts';
import { errorOutside } from './errorContent.ts';
import { respondWhileStarting } from './respondWhileStarting.ts';

/** How long an idle connection stays open, in milliseconds: longer than load balancers keep theirs. */
const KEEP_ALIVE_MS = 75_000;
/**
 * Inactivity timeout of a connection during a request, in milliseconds: longer than a request without an upload takes.
 */
const SILENCE_MS = 90_000;
/** How long a client may continue to send a request that got an early response, in milliseconds. */
const LINGER_MS = 30_000;
/**
 * Minimum time that connections stay open while stopping, for requests that are already on the network, in
 * milliseconds.
 */
const MIN_DRAIN_MS = 200;
/** Interval at which idle connections are closed while stopping, in milliseconds. */
const IDLE_CHECK_MS = 50;
/** Maximum wait for requests in flight while stopping, in milliseconds. */
const STOP_TIMEOUT_MS = 9_000;

/** The error of malformed HTTP. */
const UNREADABLE = { message: 'The request could not be read.', code: 'BAD_REQUEST' } as const;
/** Node's parser errors with a status of their own. */
const PARSER_STATUSES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

interface Fetches {
  fetch(request: Request, environment: unknown): Response | Promise<Response>;
}

export interface Listening {
  /** The port, which the system chose if it was 0. */
  readonly port: number;
  /** Passes requests to the application. Until then they get 503. */
  serve(app: Fetches): void;
  /**
   * Stops accepting connections and waits for the requests in flight, up to a limit.
   *
   * @param drainMs How long connections are still accepted before, in milliseconds.
   */
  stop(drainMs?: number): Promise<void>;
}

/**
 * Opens the port, before any slow work.
 *
 * @param options `prefix` is the prefix of the variables `HOST` and `PORT`; `silenceMs` is how long a client may stop
 * reading its response, in milliseconds.
 *
 * @throws ConfigError if the port is taken or not allowed.
 */
export async function listen(
  host: string,
  port: number,
  { prefix = '', silenceMs = SILENCE_MS } = {},
): Promise<Listening> {
  let answer: Fetches['fetch'] = respondWhileStarting;
  const listener = getRequestListener((request, env) => answer(request, env), { errorHandler: respondToFault });
  const server = createServer(
    // The listener itself rejects an HTTP/1.1 request without a host, with a message.
    { requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE_MS, keepAlive: true },
    (request, response) => {
      // HTTP/1.0 needs no host (RFC 9112, 3.2.2), and HAProxy's default checks send none.
      if (request.httpVersion === '1.0') request.headers.host ||= 'localhost';
      // Of several hosts, Node keeps the first and a proxy may use the last. The listener rejects a request without a host.
      if ((request.headersDistinct.host?.length ?? 0) > 1) request.headers.host = '';
      response.once('prefinish', () => {
        if (!request.complete) hangUpGently(request);
      });
      return listener(request, response);
    },
  );
  server.setTimeout(silenceMs);
  server.on('clientError', respondToUnreadable);
  server.on('checkExpectation', (_request, response) => {
    const { headers, body } = errorOutside(417, UNREADABLE);
    response.writeHead(417, headers).end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port, prefix)));
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    serve: (app) => {
      answer = (request, environment) => app.fetch(request, environment);
    },
    stop: (drainMs = 0) => stop(server, Math.max(drainMs, MIN_DRAIN_MS)),
  };
}

/** Responds to an invalid request, such as one with an invalid host. */
function respondToFault(error: unknown): Response {
  const isUnreadable = error instanceof RequestError;
  const status = isUnreadable ? 400 : 500;
  const content = isUnreadable ? UNREADABLE : { message: DEFAULT_ERROR_MESSAGE, code: 'INTERNAL' };
  const { headers, body } = errorOutside(status, content);
  return new Response(body, { status, headers });
}

/** Responds to an error of Node's parser in the usual format, and closes the connection. */
function respondToUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = PARSER_STATUSES[error.code ?? ''] ?? '400 Bad Request';
  const { headers, body } = errorOutside(Number.parseInt(status, 10), UNREADABLE);
  const lines = Object.entries({ ...headers, 'Content-Length': body.length, Connection: 'close' });
  const head = [`HTTP/1.1 ${status}`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`);
}

/**
 * Half-closes a connection instead of resetting it: a client that is still sending would see the reset and never the
 * response.
 */
function hangUpGently(request: IncomingMessage): void {
  const { socket } = request;
  socket.destroySoon = () => {
    socket.end();
    // Bytes that nobody reads would hide that the client has hung up. The body's listener would keep them, and pause again.
    request.removeAllListeners('data').resume();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  };
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number, prefix: string): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken by another program; stop that one or set ${prefix}PORT to another.`,
    EACCES: `Port ${port} may not be used without special rights; set ${prefix}PORT to one above 1023.`,
    EADDRNOTAVAIL: `${prefix}HOST is ${host}, which is no address of this machine.`,
    ENOTFOUND: `${prefix}HOST is ${host}, which is no address of this machine.`,
  };
  const reason = reasons[error.code ?? ''];
  return reason === undefined ? error : new ConfigError(reason);
}

async function stop(server: Server, drainMs: number): Promise<void> {
  // Requests that are already on the network still get a response, which closes the connection.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  const ended = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const late = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
  await ended;
  clearInterval(idle);
  clearTimeout(late);
}
