import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { withCdnPurge } from './withCdnPurge.ts';

const received: { authorization: string | undefined; body: unknown }[] = [];
let status = 200;
const server = createServer(async (request: IncomingMessage, response) => {
  received.push({ authorization: request.headers.authorization, body: await json(request) });
  response.writeHead(status).end();
});
let purgeUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  purgeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
});
beforeEach(() => {
  received.length = 0;
  status = 200;
});
afterAll(() => server.close());

const open = () =>
  withCdnPurge(memoryStorage(), {
    origins: ['https://cpd.example', 'https://cdn.example'],
    purgeUrl,
    purgeToken: 'secret',
  });

test('the CDN is notified of each deletion, with every address that the upload may have had', async () => {
  const storage = open();
  await storage.put('key', new Uint8Array(1), 'image/png');
  await storage.delete('key');
  expect(await storage.read('key')).toBeNull();
  const files = ['https://cpd.example', 'https://cdn.example'].flatMap((origin) => [
    `${origin}/v1/image/key`,
    `${origin}/v1/file/key`,
  ]);
  expect(received).toEqual([{ authorization: 'Bearer secret', body: { files } }]);
});

test('a deletion fails, to be repeated, while the CDN cannot remove the upload', async () => {
  status = 500;
  await expect(open().delete('key')).rejects.toThrow('The CDN could not remove an upload (status 500).');
});

test('without a CDN nothing is sent', async () => {
  await withCdnPurge(memoryStorage(), null).delete('key');
  expect(received).toEqual([]);
});
