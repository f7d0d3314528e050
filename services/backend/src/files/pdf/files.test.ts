import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { samplePdf } from '../../testing/samplePdf.ts';
import { openTestApp, TestApp } from '../../testing/testApp.ts';
import { S3Storage } from '../storage/S3Storage.ts';
import { type S3Stub, startS3Stub } from '../storage/s3Stub.fixture.ts';
import { withDeadlines } from '../storage/withDeadlines.ts';
import { bearerOf, sendUpload } from './sendUpload.fixture.ts';

let api: TestApp;
/** What is stored of PDF, one character for each byte. */
let STORED: string;
beforeAll(async () => {
  api = await openTestApp();
  STORED = (await read((await upload(PDF)).json.data._id)).text;
});
afterAll(() => api.close());

const PDF = samplePdf();
const upload = (bytes: Uint8Array, name = 'notes.pdf') => sendUpload(api, '/v1/file/upload', bytes, name);

async function read(id: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await api.app.request(`/v1/file/${id}`, { method, headers });
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return { status: response.status, headers: response.headers, text };
}

/** Sends a raw body, for requests that no browser would send. */
async function send(body: BodyInit | null, type: string | null) {
  const headers = {
    authorization: `Bearer ${await bearerOf(api)}`,
    ...(type === null ? {} : { 'content-type': type }),
  };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const response = await api.app.request('/v1/file/upload', init);
  return { status: response.status, json: await response.json() };
}

describe('POST /v1/file/upload', () => {
  test('stores a PDF that it has rewritten', async () => {
    const { status, json } = await upload(PDF);
    expect(status).toBe(200);
    const stored = await read(json.data._id);
    expect(stored.text).toMatch(/^%PDF-1\.7[\s\S]*\/MediaBox \[ 0 0 200 200 \][\s\S]*%%EOF\n$/);
    expect(stored.headers.get('content-type')).toBe('application/pdf');
    expect(stored.headers.get('content-length')).toBe(String(stored.text.length));
  });

  test.each([
    ['a page of HTML before its objects', Buffer.concat([Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n'), PDF])],
    ['an archive behind it', Buffer.concat([PDF, Buffer.from('PK\x03\x04<script>')])],
  ])('stores the PDF alone of a file with %s', async (_, bytes) => {
    const { status, json } = await upload(bytes);
    expect(status).toBe(200);
    expect((await read(json.data._id)).text).not.toMatch(/<script>|PK/);
  });

  test.each([
    ['a page', Buffer.from('<!doctype html><p>%PDF-1.7</p>')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
    ['a text that mentions PDF', Buffer.from('PDF-1.7 is the format')],
  ])('rejects %s that is called a PDF', async (_, bytes) => {
    expect(await upload(bytes)).toMatchObject({
      status: 415,
      json: { message: 'The file is not a PDF.', code: 'WRONG_TYPE' },
    });
  });

  test.each([
    ['that is cut off', PDF.subarray(0, -8), 'DAMAGED_PDF', 'The PDF is damaged or incomplete. Please save it again.'],
    ['of nothing but a first and a last line', Buffer.from('%PDF-1.7\n%%EOF'), 'DAMAGED_PDF', undefined],
    ['without a page', samplePdf({ pages: 0 }), 'DAMAGED_PDF', undefined],
    [
      'that is locked',
      samplePdf({ isLocked: true }),
      'LOCKED_PDF',
      'The PDF is locked with a password. Please save it without one.',
    ],
  ])('rejects a PDF %s', async (_, bytes, code, message) => {
    const response = await upload(bytes);
    expect([response.status, response.json.code]).toEqual([400, code]);
    if (message !== undefined) expect(response.json.message).toBe(message);
  });

  test('rejects an empty file', async () => {
    expect(await upload(Buffer.alloc(0))).toMatchObject({ status: 400, json: { message: 'The file is empty.' } });
  });

  test('accepts 50 MB and rejects more', async () => {
    const most = 50 * 1024 * 1024;
    const exactly = Buffer.concat([PDF, Buffer.alloc(most - PDF.length, ' ')]);
    expect((await upload(exactly)).status).toBe(200);
    const rejected = await upload(Buffer.concat([exactly, Buffer.alloc(1)]));
    expect(rejected).toMatchObject({
      status: 413,
      json: { message: 'The file must not be larger than 50 MB.', code: 'TOO_LARGE' },
    });
  });

  test('stops reading a body of unknown length once it is too large', async () => {
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    let sent = 0;
    let stopped = false;
    const endless = new ReadableStream({
      start(controller) {
        controller.enqueue(
          Buffer.from('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'),
        );
      },
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
      cancel() {
        stopped = true;
      },
    });
    expect(await send(endless, 'multipart/form-data; boundary=edge')).toMatchObject({
      status: 413,
      json: { code: 'TOO_LARGE' },
    });
    expect(sent).toBeLessThan(54 * 1024 * 1024);
    expect(stopped).toBe(true);
  });

  test('rejects a length that is too large before reading anything', async () => {
    const unread = new ReadableStream(
      {
        pull() {
          throw new Error('Nothing of the body should have been read.');
        },
      },
      { highWaterMark: 0 },
    );
    const headers = {
      authorization: `Bearer ${await bearerOf(api)}`,
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': String(60 * 1024 * 1024),
    };
    const init = { method: 'POST', headers, body: unread, duplex: 'half' };
    expect((await api.app.request('/v1/file/upload', init)).status).toBe(413);
  });

  test('names the missing field if the form has no file', async () => {
    const other = await sendUpload(api, '/v1/file/upload', PDF, 'a.pdf', { field: 'document' });
    expect(other).toMatchObject({ status: 400, json: { message: 'The field "file" with the file is missing.' } });
    const form = new FormData();
    form.set('file', 'only a text');
    expect(await send(form, null)).toMatchObject({ status: 400, json: { code: 'BAD_INPUT' } });
  });

  test.each([
    [
      'half a form',
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
      'multipart/form-data; boundary=edge',
    ],
    ['no boundary at all', 'anything', 'multipart/form-data; charset=utf-8'],
    ['nothing', '', 'multipart/form-data; boundary=edge'],
  ])('rejects %s as bad input', async (_, body, type) => {
    expect(await send(body, type)).toMatchObject({ status: 400, json: { code: 'BAD_INPUT' } });
  });

  test.each(['application/json', 'application/pdf', 'text/plain'])('rejects a bare body of type %s', async (type) => {
    expect(await send(new Uint8Array(PDF), type)).toMatchObject({ status: 415, json: { code: 'WRONG_TYPE' } });
  });

  test('requires a bearer token', async () => {
    expect((await sendUpload(api, '/v1/file/upload', PDF, 'a.pdf', { bearer: false })).status).toBe(401);
  });
});

describe('GET /v1/file/:id', () => {
  test('shows the file in the browser under its own name, in any script', async () => {
    const { json } = await upload(PDF, 'คู่มือ 2026.pdf');
    const { headers } = await read(json.data._id);
    expect(headers.get('content-disposition')).toBe(
      'inline; filename="___ 2026.pdf"; filename*=UTF-8\'\'%E0%B8%84%E0%B8%B9%E0%B9%88%E0%B8%A1%E0%B8%B7%E0%B8%AD%202026.pdf',
    );
  });

  test.each([
    ['a"b.pdf', 'inline; filename="a\\"b.pdf"; filename*=UTF-8\'\'a%22b.pdf'],
    ['\u200b', 'inline; filename="file"'],
  ])('names a file that a browser sent as %j', async (name, disposition) => {
    const { json } = await upload(PDF, name);
    expect((await read(json.data._id)).headers.get('content-disposition')).toBe(disposition);
  });

  test('does not run the file as a page', async () => {
    const { json } = await upload(PDF);
    const { headers } = await read(json.data._id);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('public, max-age=300, must-revalidate');
  });

  test('returns ranges of the file', async () => {
    const { json } = await upload(PDF);
    const part = await read(json.data._id, { range: 'bytes=0-7' });
    expect([part.status, part.text]).toEqual([206, '%PDF-1.7']);
    expect(part.headers.get('content-range')).toBe(`bytes 0-7/${STORED.length}`);
    expect(part.headers.get('content-length')).toBe('8');
    const end = await read(json.data._id, { range: 'bytes=-6' });
    expect([end.status, end.text]).toEqual([206, '%%EOF\n']);
  });

  test('returns the full file if the range belongs to another version', async () => {
    const { json } = await upload(PDF);
    const full = await read(json.data._id, { range: 'bytes=0-7', 'if-range': '"another"' });
    expect([full.status, full.text]).toEqual([200, STORED]);
  });

  test('rejects a range beyond the end with 416', async () => {
    const { json } = await upload(PDF);
    const beyond = await read(json.data._id, { range: 'bytes=9999-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${STORED.length}`]);
  });

  test('returns only headers to HEAD', async () => {
    const { json } = await upload(PDF);
    const head = await read(json.data._id, {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', String(STORED.length)]);
    const ranged = await read(json.data._id, { range: 'bytes=0-7' }, 'HEAD');
    expect([ranged.status, ranged.headers.get('content-length')]).toEqual([200, String(STORED.length)]);
  });

  test('returns 404 to an unknown id', async () => {
    const { status, text } = await read('nothing');
    expect([status, JSON.parse(text).message]).toEqual([404, "This file doesn't exist any more."]);
  });
});

describe('over an object storage that does not respond', () => {
  let stub: S3Stub;
  let slow: TestApp;
  beforeAll(async () => {
    stub = await startS3Stub();
    const config = {
      endpoint: stub.endpoint,
      region: 'r',
      bucket: 'b',
      keys: { accessKeyId: 'k', secretAccessKey: 's' },
    };
    const storage = withDeadlines(await S3Storage.open({ kind: 's3', ...config }));
    slow = new TestApp({ ...api.deps, storage }, { now: api.deps.now() });
  });
  afterAll(() => stub.stop());
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The response to a request whose call of the storage fails like this, once the deadline has passed. */
  async function responseDuring<Response>(
    fault: 'hang' | 'reset',
    request: () => Promise<Response>,
  ): Promise<Response> {
    // A response that breaks off is requested a second time.
    const broken = stub.breakNext(fault, fault === 'reset' ? 2 : 1);
    const response = request();
    await broken;
    if (fault === 'hang') vi.advanceTimersByTime(30_000);
    return response;
  }

  const send = () => sendUpload(slow, '/v1/file/upload', PDF, 'a.pdf');

  test.each(['hang', 'reset'] as const)(
    'an upload and a reading whose connections %s get 503, and are done when tried again',
    async (fault) => {
      const rejected = await responseDuring(fault, send);
      expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5']);
      expect(rejected.json.code).toBe('BUSY');
      const path = `GET /v1/file/${(await send()).json.data._id}`;
      const unread = await responseDuring(fault, () => slow.request(path));
      expect(unread).toMatchObject({ status: 503, json: { code: 'BUSY' } });
      expect((await slow.request(path)).status).toBe(200);
    },
  );

  test('other requests get responses meanwhile', async () => {
    const broken = stub.breakNext('hang');
    const hanging = send();
    await broken;
    expect((await slow.request('GET /v1/course')).status).toBe(200);
    vi.advanceTimersByTime(30_000);
    expect((await hanging).status).toBe(503);
  });
});
