import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './freePort.ts';
import { waitForService } from './waitForService.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Listens on this machine, on a free port by default. */
async function listen(listener: RequestListener, port = 0): Promise<number> {
  const server = createServer(listener).listen(port, '127.0.0.1');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function proxyTo(service: number, timeoutMs: number): Promise<string> {
  const handle = waitForService(`http://127.0.0.1:${service}`, timeoutMs);
  const port = await listen((request, response) =>
    handle(request, response, () => {
      response.end('passed on');
    }),
  );
  return `http://127.0.0.1:${port}/`;
}

test('A request waits until the service listens and is ready', async () => {
  const port = await freePort();
  const response = fetch(await proxyTo(port, 60_000));
  let checks = 0;
  await listen((_request, answer) => {
    checks += 1;
    answer.writeHead(checks < 3 ? 503 : 200).end();
  }, port);
  expect(await (await response).text()).toBe('passed on');
  expect(checks).toBe(3);
});

test('A request gets 503 with a message once it has waited too long', async () => {
  const response = await fetch(await proxyTo(await freePort(), 0));
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    message: 'The service is not running. The terminal of `npm run dev` says why.',
    code: 'NOT_READY',
  });
});
