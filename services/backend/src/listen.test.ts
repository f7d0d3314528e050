import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from './listen.ts';

let listening: Listening;
beforeAll(async () => {
  listening = await listen('127.0.0.1', 0);
  listening.serve({ fetch: () => Response.json({ status: 'ok' }) });
});
afterAll(() => listening.stop());

/** Sends bytes as they are and gives everything that comes back. */
async function send(bytes: string): Promise<string> {
  const socket = connect(listening.port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

test.each([
  ['what is not HTTP', '\u0016\u0003\u0001\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/<b>\r\nConnection: close\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['a length and chunks', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ['a huge header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an expectation of its own', 'POST / HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n', 417],
])('%s is refused with a message, as everything is', async (_, bytes, status) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.toLowerCase()).toContain('content-type: application/json');
  expect(answer).toContain('{"message":"The request could not be read.","code":"BAD_REQUEST"}');
});
