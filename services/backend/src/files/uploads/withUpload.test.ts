import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Listening, listen } from '../../http/listen.ts';
import { samplePdf } from '../../testing/samplePdf.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { bearerOf, sendUpload } from '../pdf/sendUpload.fixture.ts';

const MEGABYTE = 1024 * 1024;
/** Long enough for slow machines: only hanging tests reach it. */
const LONG_TIMEOUT = { timeout: 300_000 };
const HEAD = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
const TAIL = '\r\n--edge--\r\n';

let api: TestApp;
let listening: Listening;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cpd-incoming-'));
  vi.stubEnv('TMPDIR', folder);
  api = await openTestApp();
  listening = await listen('127.0.0.1', 0);
  listening.serve(api.app);
});
afterEach(() => vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), LONG_TIMEOUT));
afterAll(async () => {
  await listening.stop();
  await api.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Starts an upload of unknown length, in chunks. */
async function begin(): Promise<{ socket: Socket; send: (bytes: string | Buffer) => Promise<void> }> {
  const socket = connect({ port: listening.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write(
    `POST /v1/file/upload HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${await bearerOf(api)}\r\nConnection: close\r\n` +
      'Content-Type: multipart/form-data; boundary=edge\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const send = async (bytes: string | Buffer) => {
    socket.write(`${Buffer.byteLength(bytes).toString(16)}\r\n`);
    socket.write(bytes);
    if (!socket.write('\r\n')) await once(socket, 'drain');
  };
  return { socket, send };
}

const sizesOnDisk = () => readdirSync(folder).map((name) => statSync(join(folder, name, 'file')).size);

test('an upload is stored, however it is cut into chunks', async () => {
  const { socket, send } = await begin();
  const response = text(socket);
  await send(HEAD);
  for (const byte of samplePdf()) await send(Buffer.from([byte]));
  await send(TAIL);
  socket.write('0\r\n\r\n');
  const [, id = ''] = /"_id":"(\w+)"/.exec(await response) ?? [];
  const { json } = await sendUpload(api, '/v1/file/upload', samplePdf(), 'a.pdf');
  const read = async (file: string) => (await api.app.request(`/v1/file/${file}`)).text();
  expect(await read(id)).toBe(await read(json.data._id));
});

test('many large concurrent uploads are written to the disk, and none is rejected', async () => {
  const uploads = await Promise.all(Array.from({ length: 12 }, begin));
  const megabyte = Buffer.alloc(MEGABYTE, ' ');
  for (const { send } of uploads) await send(HEAD);
  for (let sent = 0; sent < 8; sent += 1) await Promise.all(uploads.map(({ send }) => send(megabyte)));
  // The parser holds back the last bytes, which could begin the end of the form.
  await vi.waitFor(() => {
    const sizes = sizesOnDisk();
    expect(sizes).toHaveLength(12);
    expect(Math.min(...sizes)).toBeGreaterThan(7 * MEGABYTE);
  }, LONG_TIMEOUT);
  const responses = uploads.map(async ({ socket, send }) => {
    await send(TAIL);
    socket.write('0\r\n\r\n');
    return (await text(socket)).split(' ')[1];
  });
  // They are not PDFs, which is detected once they are complete.
  expect(await Promise.all(responses)).toEqual(Array(12).fill('415'));
});

test('of more than a hundred concurrent uploads the others are rejected before anything is stored', async () => {
  const uploads = await Promise.all(Array.from({ length: 100 }, begin));
  for (const { send } of uploads) await send(HEAD);
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(100), LONG_TIMEOUT);
  const rejected = await begin();
  const response = text(rejected.socket);
  await rejected.send(HEAD);
  expect(await response).toMatch(/^HTTP\/1.1 503 .*Retry-After: 5\r\n.*"code":"BUSY"/is);
  rejected.socket.destroy();
  expect(readdirSync(folder)).toHaveLength(100);

  uploads[0]?.socket.destroy();
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(99), LONG_TIMEOUT);
  const next = await begin();
  uploads.push(next);
  await next.send(HEAD);
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(100), LONG_TIMEOUT);
  for (const { socket } of uploads) socket.destroy();
});

test('an upload that is too large is rejected while it is received, and leaves no file', async () => {
  const { socket, send } = await begin();
  const response = text(socket);
  await send(HEAD);
  const megabyte = Buffer.alloc(MEGABYTE, ' ');
  for (let sent = 0; sent <= 50; sent += 1) await send(megabyte);
  expect(await response).toMatch(/^HTTP\/1.1 413 .*"The file must not be larger than 50 MB."/s);
  socket.destroy();
});

test.each([
  ['blanks', '  '],
  ['a tab', '\t'],
])('a form with %s behind its boundary is stored', async (_, padding) => {
  const { socket, send } = await begin();
  const response = text(socket);
  await send(HEAD.replace('\r\n', `${padding}\r\n`));
  await send(samplePdf());
  await send(TAIL);
  socket.write('0\r\n\r\n');
  expect(await response).toMatch(/^HTTP\/1\.1 200 /);
});

const FIELD = '--edge\r\ncontent-disposition: form-data; name="note"\r\n\r\n';

test.each([
  ['one endless field before the file', FIELD],
  ['text before the first part', 'text'],
])('a form of unknown length with %s is rejected once all of it is larger than allowed', async (_, head) => {
  const { socket, send } = await begin();
  const response = text(socket);
  await send(head);
  const megabyte = Buffer.alloc(MEGABYTE, ' ');
  for (let sent = 0; sent <= 50; sent += 1) await send(megabyte);
  socket.write('0\r\n\r\n');
  expect(await response).toMatch(/^HTTP\/1.1 413 .*"The file must not be larger than 50 MB."/s);
  socket.destroy();
});

test('fields in front of the file count like the file', async () => {
  const { socket, send } = await begin();
  const response = text(socket);
  const megabyte = Buffer.alloc(MEGABYTE, ' ');
  await send(FIELD);
  for (let sent = 0; sent < 25; sent += 1) await send(megabyte);
  await send(`\r\n${HEAD}`);
  for (let sent = 0; sent < 26; sent += 1) await send(megabyte);
  await send(TAIL);
  socket.write('0\r\n\r\n');
  expect(await response).toMatch(/^HTTP\/1.1 413 .*"The file must not be larger than 50 MB."/s);
  socket.destroy();
});

test('a form with some more fields is accepted, one with very many parts is rejected', async () => {
  const accepted = await begin();
  const acceptedResponse = text(accepted.socket);
  await accepted.send(`${FIELD}a note\r\n`.repeat(9) + HEAD);
  await accepted.send(samplePdf());
  await accepted.send(TAIL);
  accepted.socket.write('0\r\n\r\n');
  expect(await acceptedResponse).toMatch(/^HTTP\/1.1 200 /);

  const rejected = await begin();
  const rejectedResponse = text(rejected.socket);
  await rejected.send(`${FIELD}a note\r\n`.repeat(1_000));
  rejected.socket.write('0\r\n\r\n');
  expect(await rejectedResponse).toMatch(/^HTTP\/1.1 400 .*"The form must not have more than 10 parts."/s);
  rejected.socket.destroy();
});

const part = (disposition: string, body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--edge\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
const FILE = part('name="file"; filename="a.pdf"', samplePdf());

test.each([
  ['an empty part of the same name before it', [part('name="file"; filename=""', ''), FILE]],
  ['an empty part of the same name after it', [FILE, part('name="file"; filename=""', '')]],
  ['a file of another name before it', [part('name="thumbnail"; filename="b.png"', 'x'.repeat(5_000)), FILE]],
  ['a file of another name after it', [FILE, part('name="thumbnail"; filename="b.png"', 'x'.repeat(5_000))]],
  ['a text of the same name before it', [part('name="file"', 'a text'), FILE]],
  [
    'a content type and no file name',
    [Buffer.from(FILE.toString('latin1').replace('; filename="a.pdf"', '\r\ncontent-type: application/pdf'), 'latin1')],
  ],
])('the part named file is read from a form with %s', async (_, parts) => {
  const { socket, send } = await begin();
  const response = text(socket);
  for (const bytes of parts) await send(bytes);
  await send('--edge--\r\n');
  socket.write('0\r\n\r\n');
  expect(await response).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['The file is empty.', [part('name="file"; filename=""', ''), part('name="file"; filename="b.pdf"', '')]],
  ['The field "file" with the file is missing.', [part('name="other"; filename="b.pdf"', samplePdf())]],
])('a form without a file is rejected: %s', async (message, parts) => {
  const { socket, send } = await begin();
  const response = text(socket);
  for (const bytes of parts) await send(bytes);
  await send('--edge--\r\n');
  socket.write('0\r\n\r\n');
  expect(await response).toContain(`"message":${JSON.stringify(message)}`);
});

test('an upload whose client disconnects leaves no file', async () => {
  const { socket, send } = await begin();
  await send(HEAD);
  await send(Buffer.alloc(MEGABYTE, ' '));
  await vi.waitFor(() => expect(sizesOnDisk()).toHaveLength(1), LONG_TIMEOUT);
  socket.destroy();
});

test('a form that ends in the middle of its file is rejected, and leaves no file', async () => {
  const { socket, send } = await begin();
  await send(HEAD);
  await send(Buffer.alloc(MEGABYTE, ' '));
  socket.write('0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 .*"The form with the file is incomplete or damaged."/s);
});
