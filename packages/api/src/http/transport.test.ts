import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendRequest } from './transport.ts';

/** The ways in which a server can hang, by path. */
const waysToHang: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/says-nothing': () => undefined,
  '/stops-half-way': (response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('{"docs": [');
  },
};

let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const hang = waysToHang[request.url ?? ''];
    if (hang) hang(response);
    else response.setHeader('ETag', '"1"').end('[]');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

function send(path: string, method = 'GET', signal?: AbortSignal) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  return sendRequest(fetch, { method, url, headers: {}, body: null, signal });
}

/** Sends a request that hangs, and returns its outcome once the server has received it. */
async function sendAndHang(path: string, method = 'GET', signal?: AbortSignal) {
  const onEnd = vi.fn();
  const arrival = once(server, 'request');
  send(path, method, signal).then(onEnd, onEnd);
  await arrival;
  return onEnd;
}

describe.each(Object.keys(waysToHang))('a request to a server that %s', (path) => {
  test.each([
    ['GET', 15],
    ['POST', 30],
    ['PATCH', 30],
    ['DELETE', 30],
  ])('a %s ends after %d seconds like a lost connection', async (method, seconds) => {
    const onEnd = await sendAndHang(path, method);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    expect(onEnd.mock.calls[0]?.[0]).toMatchObject({ kind: 'network', message: 'Something went wrong.' });
  });

  test('a request that its caller aborts ends immediately and silently', async () => {
    const controller = new AbortController();
    const onEnd = await sendAndHang(path, 'GET', controller.signal);
    controller.abort();
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    expect(onEnd.mock.calls[0]?.[0]).toMatchObject({ kind: 'aborted', isSilent: true });
  });
});

test('a request with a response leaves no timer behind', async () => {
  expect(await send('/answers')).toEqual({ status: 200, text: '[]', etag: '"1"', retryAfter: null });
  expect(vi.getTimerCount()).toBe(0);
});
