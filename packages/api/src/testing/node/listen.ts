import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FakeApi } from '../FakeApi.ts';

/** A fake that listens on a port of this machine. */
export interface ListeningFake {
  /** Its address without a path. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a fake over real HTTP, to pages of any origin. */
export async function listen(fake: Pick<FakeApi, 'handle'>): Promise<ListeningFake> {
  const server = createServer((request, response) => {
    serve(fake, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function serve(
  fake: Pick<FakeApi, 'handle'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  outgoing.setHeader('Access-Control-Allow-Origin', '*');
  outgoing.setHeader('Access-Control-Allow-Headers', 'authorization, cache-control, content-type');
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204).end();
    return;
  }
  // A response to a request that is not read ends the connection, on which the next request may have begun already.
  const response = await fake.handle(requestOf(incoming, await buffer(incoming)));
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

function requestOf(incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request {
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method,
    headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(hasBody && { body }),
  });
}
