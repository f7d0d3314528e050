import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from './listen.ts';
import { startingApp } from './respondWhileStarting.ts';

let listening: Listening;
beforeAll(async () => {
  listening = await listen('127.0.0.1', 0);
  listening.serve({ fetch: () => Response.json({ status: 'ok' }) });
});
afterAll(() => listening.stop());

/** Sends raw bytes and returns everything that comes back. */
async function send(bytes: string): Promise<string> {
  const socket = connect(listening.port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

describe('before the service is ready', () => {
  let early: Listening;
  beforeAll(async () => {
    early = await listen('127.0.0.1', 0);
  });
  afterAll(() => early.stop());
  const ask = (accept: string) => fetch(`http://127.0.0.1:${early.port}/course`, { headers: { accept } });

  test('a person gets a page that reloads itself, without a script or another file', async () => {
    const response = await ask('text/html,application/xhtml+xml,*/*;q=0.8');
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const page = await response.text();
    expect(page).toContain('<h1>Starting…</h1>');
    expect(page).toMatch(/<meta http-equiv="refresh" content="\d+" \/>/);
    expect(page).not.toMatch(/<script|<link|<style|src=|href=/);
  });

  test.each(['application/json', '*/*'])('a program that accepts %s gets JSON', async (accept) => {
    const response = await ask(accept);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    const id = response.headers.get('x-request-id');
    expect(id).toEqual(expect.any(String));
    expect(await response.json()).toEqual({ message: 'The service is starting.', code: 'NOT_READY', request_id: id });
  });
});

test('a page of another origin reads that the service is starting, and when to ask again', async () => {
  const app = startingApp(['https://admin.example']);
  const origin = 'https://admin.example';
  const asking = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  const preflight = await app.request('/v1/auth/renew', { method: 'OPTIONS', headers: asking });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
  const response = await app.request('/v1/auth/renew', { method: 'POST', headers: { origin } });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
});

test.each([
  ['what is not HTTP', '\u0016\u0003\u0001\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/<b>\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
  ['two hosts of HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['a length and chunks', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ['a huge header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an expectation of its own', 'POST / HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n', 417],
])('%s is rejected with a message, as everything is', async (_, bytes, status) => {
  const response = await send(bytes);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response.toLowerCase()).toContain('content-type: application/json');
  expect(response.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(response.toLowerCase()).toContain('referrer-policy: no-referrer');
  const [, id] = /^X-Request-Id: (\S+)\r$/im.exec(response) ?? [];
  expect(response).toContain(`{"message":"The request could not be read.","code":"BAD_REQUEST","request_id":"${id}"}`);
});

test.each([
  ['no headers, as HAProxy sends its checks', 'GET /readyz HTTP/1.0\r\n\r\n'],
  ['a host', 'GET /readyz HTTP/1.0\r\nHost: cpd.example\r\n\r\n'],
  ['an empty host', 'GET /readyz HTTP/1.0\r\nHost:\r\n\r\n'],
])('an HTTP/1.0 request with %s gets a response', async (_, bytes) => {
  const response = await send(bytes);
  expect(response).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(response).toContain('{"status":"ok"}');
});

test('an HTTP/1.0 request with a body and without a host gets a response', async () => {
  const echo = await listen('127.0.0.1', 0);
  echo.serve({ fetch: async (request) => new Response(await request.text()) });
  const socket = connect(echo.port, '127.0.0.1');
  socket.write('POST /echo HTTP/1.0\r\nContent-Length: 5\r\n\r\nhello');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*hello$/s);
  await echo.stop();
});

test('a client that stops reading a long response is disconnected', async () => {
  const left = Promise.withResolvers<void>();
  const silent = await listen('127.0.0.1', 0, { silenceMs: 300 });
  silent.serve({
    fetch: () => {
      const endless = { pull: (to: ReadableStreamDefaultController) => to.enqueue(new Uint8Array(65_536)) };
      return new Response(new ReadableStream({ ...endless, cancel: () => left.resolve() }));
    },
  });
  const socket = connect(silent.port, '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'readable');
  await left.promise;
  socket.destroy();
  await silent.stop();
});

test('a client that is rejected while it still sends gets the response, and its connection ends without a reset', async () => {
  const rejecting = await listen('127.0.0.1', 0);
  rejecting.serve({ fetch: () => Response.json({ message: 'Please log in again.' }, { status: 401 }) });
  const socket = connect({ port: rejecting.port, host: '127.0.0.1', allowHalfOpen: true });
  const megabyte = Buffer.alloc(1024 * 1024);
  const response = text(socket);
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${20 * megabyte.length}\r\n\r\n`);
  // The server has sent its response, but a client that uploads a large file has not noticed yet.
  expect(await response).toMatch(/^HTTP\/1.1 401 .*"Please log in again."/s);
  for (let sent = 0; sent < 20; sent += 1) {
    if (!socket.write(megabyte)) await once(socket, 'drain');
  }
  socket.end();
  const [hadError] = await once(socket, 'close');
  expect(hadError).toBe(false);
  await rejecting.stop();
});

test('an unavailable address is reported with its variable, for the metrics with their own', async () => {
  const ofThem = { prefix: 'METRICS_' };
  await expect(listen('192.0.2.1', 0, ofThem)).rejects.toThrow('METRICS_HOST is 192.0.2.1, which is no address');
  await expect(listen('127.0.0.1', listening.port, ofThem)).rejects.toThrow('or set METRICS_PORT to another.');
  await expect(listen('127.0.0.1', listening.port)).rejects.toThrow('or set PORT to another.');
});

test('connections are taken until the drain time has passed', async () => {
  const draining = await listen('127.0.0.1', 0);
  draining.serve({ fetch: () => Response.json({ status: 'ok' }) });
  const ask = () => fetch(`http://127.0.0.1:${draining.port}/`, { headers: { connection: 'close' } });
  const start = performance.now();
  const stopped = draining.stop(1_000);
  const isTaken = () =>
    ask().then(
      () => true,
      () => false,
    );
  while (await isTaken());
  expect(performance.now() - start).toBeGreaterThanOrEqual(990);
  await stopped;
});

test('stopping does not wait for a client that has left after its upload was rejected', async () => {
  const rejecting = await listen('127.0.0.1', 0);
  rejecting.serve({
    fetch: async (request) => {
      for await (const _first of request.body ?? []) break;
      return Response.json({}, { status: 413 });
    },
  });
  const size = 20 * 1024 * 1024;
  const socket = connect(rejecting.port, '127.0.0.1').on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${2 * size}\r\n\r\n`);
  socket.write(Buffer.alloc(size));
  expect(await text(socket)).toMatch(/^HTTP\/1.1 413 /);
  socket.destroy();
  const start = performance.now();
  await rejecting.stop();
  expect(performance.now() - start).toBeLessThan(8_000);
});
