import { MAX_IMAGE_PIXELS } from '@cpd/domain/upload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLog } from '../running/openLog.ts';
import { checkedApp } from '../testing/checkedApp.ts';
import { openTestApp, TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ CORS_ORIGIN: 'https://admin.example' });
});
afterAll(() => api.close());

const save = (body: BodyInit | null, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  api.signIn().then(({ accessToken }) =>
    api.app.request('/v1/course', {
      method: 'PATCH',
      headers: { authorization: `Bearer ${accessToken}`, ...headers },
      body,
    }),
  );

test.each([
  ['an unknown route', 'GET /v1/nothing', 404],
  ['an unknown id', 'GET /v1/course/nothing', 404],
  ['an id that cannot be stored', 'GET /v1/course/%00', 404],
  ['an id that is no text', 'GET /v1/course/%E0%A4%A', 404],
])('a rejected request returns {message, code, request_id}: %s', async (_, line, status) => {
  const response = await api.request(line);
  expect(response.status).toBe(status);
  expect(response.json).toEqual({ message: expect.any(String), code: expect.stringMatching(/^[A-Z_]+$/) });
});

test.each([
  ['DELETE /v1/course', 'GET, HEAD, PATCH'],
  ['GET /v1/auth/sign-in', 'POST'],
  ['PUT /v1/course/draft/', 'GET, HEAD, DELETE, POST'],
])('a request by another method is rejected with those that the address has: %s', async (line, allowed) => {
  const response = await api.request(line);
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.json).toEqual({ message: 'This URL does not support the method.', code: 'METHOD_NOT_ALLOWED' });
});

test.each([
  ['malformed JSON', '{"id":', 400, 'The body is not valid JSON.'],
  ['nothing', '', 400, 'The body is missing.'],
  ['a list', '[]', 400, 'The body must be a JSON object.'],
  ['a number', '5', 400, 'The body must be a JSON object.'],
  ['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22]), 400, 'The body is not UTF-8 text.'],
  ['too many bytes', ' '.repeat(64 * 1024 + 1), 413, 'The body must not be larger than 64 KB.'],
  [
    'brackets in a text, which are no nesting',
    `{"id":"\\\\\\"${'['.repeat(30)}"}`,
    404,
    "This course doesn't exist any more.",
  ],
  ['half a surrogate pair', '{"id":"\\ud800"}', 400, 'A text holds a character that cannot be stored.'],
])('a rejected request says what is wrong with a body of %s', async (_, body, status, message) => {
  const response = await save(body);
  expect(response.status).toBe(status);
  expect((await response.json()).message).toBe(message);
});

describe.each([
  ['JSON', 'PATCH', '/v1/course', 'application/json', '{"id":"x"}'],
  ['an image', 'POST', '/v1/image/upload', 'multipart/form-data; boundary=x', '--x--'],
  ['a file', 'POST', '/v1/file/upload', 'multipart/form-data; boundary=x', '--x--'],
])('a request that sends %s', (_, method, path, type, body) => {
  const send = async (encoding: string) => {
    const { accessToken } = await api.signIn();
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': type, 'content-encoding': encoding };
    return api.app.request(path, { method, headers, body });
  };

  test.each(['gzip', 'GZIP', 'br', 'deflate', 'zstd', 'gzip, br', 'identity, gzip', 'x'])(
    'with the content encoding %s gets 415 with what is accepted',
    async (encoding) => {
      const response = await send(encoding);
      expect([response.status, response.headers.get('accept-encoding')]).toEqual([415, 'identity']);
      expect(await response.json()).toMatchObject({
        message: 'Send the body without compression: a Content-Encoding other than identity is not supported.',
        code: 'WRONG_TYPE',
      });
    },
  );

  test.each(['identity', 'Identity', 'identity, identity'])('may name the content encoding %s', async (encoding) => {
    expect((await send(encoding)).status).not.toBe(415);
  });
});

test.each([
  ['PATCH /v1/course', { id: '' }, 'The field "id" is not valid: it must not be empty.'],
  ['PATCH /v1/course', {}, 'The field "id" is missing.'],
  ['PATCH /v1/course/sequence', { course: 'x', action: 2 }, 'The field "action" is not valid: it must be 1 or -1.'],
  [
    'PATCH /v1/course/quiz/condition/',
    { course: 'x', quizLimit: -1, passCondition: 0 },
    'The field "quizLimit" is not valid: it must be at least 0.',
  ],
  [
    'PATCH /v1/course/quiz/condition/',
    { course: 'x', quizLimit: 1.5, passCondition: 0 },
    'The field "quizLimit" is not valid: it must be a whole number.',
  ],
  [
    'POST /v1/certificate-group/preview',
    { template: 'x', position: 20_000_000_000, name: '', format: 'gif' },
    `The field "position" is not valid: it must be at most ${MAX_IMAGE_PIXELS}.`,
  ],
  [
    'POST /v1/certificate-group/preview',
    { template: 'x', position: 0, name: '', format: 'gif' },
    'The field "format" is not valid: it must be "png" or "pdf".',
  ],
  ['PATCH /v1/event', { event: 'x', images: 'y' }, 'The field "images" is not valid: it must be a list.'],
  [
    'PATCH /v1/event',
    { event: 'x', images: Array(1_001).fill('y') },
    'The field "images" is not valid: it must have at most 1000 entries.',
  ],
  [
    'POST /v1/quiz/',
    { course: 'x', question: 'y', choices: [] },
    'The field "choices" is not valid: it must have 4 entries.',
  ],
  [
    'POST /v1/auth/change-password',
    { oldPassword: 'x'.repeat(10_001), newPassword: 'y' },
    'The field "oldPassword" is not valid: it must have at most 512 characters.',
  ],
])('a rejected request %s says in words what is wrong with a field (%#)', async (line, body, message) => {
  const response = await api.request(line, { body });
  expect(response.status).toBe(400);
  expect(response.json).toMatchObject({ message, code: 'BAD_INPUT' });
  expect(response.json.errors).toContainEqual({ field: /"(.+?)"/.exec(message)?.[1], message });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'takes no body of type %s',
  async (type) => {
    const response = await save('{"id":"x"}', { 'content-type': type });
    expect(response.status).toBe(415);
    expect((await response.json()).code).toBe('WRONG_TYPE');
  },
);

test('a rejected request takes JSON with a charset', async () => {
  const response = await save('{"id":"nothing"}', { 'content-type': 'Application/JSON; charset=utf-8' });
  expect(response.status).toBe(404);
});

test.each([
  ['/v1/image/unguessable', '/v1/image/…'],
  ['/v1/file/unguessable', '/v1/file/…'],
  ['/v1/certificate/unguessable', '/v1/certificate/…'],
  ['/v1/certificate/preview/unguessable', '/v1/certificate/preview/…'],
  ['/v1/certificate/pdf/unguessable', '/v1/certificate/pdf/…'],
  ['/v1/certificate/credential/unguessable', '/v1/certificate/credential/…'],
  ['/v1/certificate/status/unguessable', '/v1/certificate/status/…'],
  ['/v1/service/certificates/unguessable/withdrawn', '/v1/service/certificates/…'],
  ['/public/certificate/unguessable', '/public/certificate/…'],
  ['/v1/course/known', '/v1/course/known'],
])('a request of %s is logged as one of %s', async (path, logged) => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line: string) => lines.push(line) });
  await checkedApp({ ...api.deps, log }).request(path);
  expect(lines.map((line) => JSON.parse(line).path)).toEqual([logged]);
});

test('a rejected request does not disclose an internal error, and logs it', async () => {
  const lines: string[] = [];
  const plain = await openTestApp();
  const log = openLog('error', { write: (line: string) => lines.push(line) });
  const broken = new TestApp({ ...plain.deps, log }, { now: plain.deps.now() });
  const { accessToken } = await broken.signIn();
  await broken.deps.database.queries.schema.dropTable('questions').cascade().execute();
  const response = await broken.app.request('/v1/course', { headers: { authorization: `Bearer ${accessToken}` } });
  expect(response.status).toBe(500);
  const id = response.headers.get('x-request-id');
  expect(await response.json()).toEqual({ message: 'Something went wrong.', code: 'INTERNAL', request_id: id });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const logged = JSON.parse(lines[0] ?? '{}');
  expect(logged).toMatchObject({ requestId: id, err: { code: '42P01' } });
  // People type passwords into the user name's field by mistake.
  await broken.deps.database.queries.schema.dropTable('admins').cascade().execute();
  const body = { username: 'typed by mistake', password: 'correct horse', token: 'any' };
  expect((await broken.request('POST /v1/auth/sign-in', { body, bearer: false })).status).toBe(500);
  expect(lines.join('')).toContain('admins');
  expect(lines.join('')).not.toMatch(/typed by mistake|correct horse/);
  await broken.close();
});

test.each(['GET /healthz', 'GET /v1/course', 'GET /v1/nothing', 'GET /'])(
  'of %s has the security headers',
  async (line) => {
    const { headers } = await api.request(line);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
  },
);

test('a request gets its id from the service, not from the client', async () => {
  const { headers } = await api.request('GET /healthz', { headers: { 'x-request-id': 'spoofed-by-client' } });
  expect(headers.get('x-request-id')).not.toBe('spoofed-by-client');
});

test('no cache stores a response of the API', async () => {
  for (const line of ['GET /v1/course', 'GET /v1/course/nothing', 'GET /v1/nothing']) {
    expect((await api.request(line)).headers.get('cache-control')).toBe('no-store');
  }
});

describe('a page of another origin', () => {
  const preflight = (origin: string) =>
    api.request('OPTIONS /v1/course', {
      bearer: false,
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,cache-control,content-type',
      },
    });

  test('a page of another origin may call when it is on the list', async () => {
    const { status, headers } = await preflight('https://admin.example');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('https://admin.example');
    expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain('cache-control');
    const response = await api.request('GET /v1/course', { headers: { origin: 'https://admin.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://admin.example');
  });

  test('a page of another origin may read an error too', async () => {
    const headers = { origin: 'https://admin.example' };
    const response = await api.request('GET /v1/course', { bearer: false, headers });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([401, headers.origin]);
  });

  test('a page of another origin may not call when it is not', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://admin.example.evil.example']) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

test('health has two endpoints, which tell strangers neither version nor schema', async () => {
  expect((await api.request('GET /healthz', { bearer: false })).json).toEqual({ status: 'ok' });
  expect((await api.request('GET /readyz', { bearer: false })).json).toEqual({ status: 'ready' });
});

test('GET /readyz reports the state of the process without a request to database or storage', async () => {
  const storage = { ...api.deps.storage, read: () => Promise.reject(new Error('no such bucket')) };
  let problem: string | null = null;
  const readiness = {
    get problem() {
      return problem;
    },
  };
  const other = checkedApp({ ...api.deps, storage, readiness });
  await api.deps.database.transaction(async () => {
    // The embedded database has one connection, which is in use here.
    expect((await other.request('/readyz')).status).toBe(200);
    problem = 'The disk is full.';
    const response = await other.request('/readyz');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ message: problem, code: 'NOT_READY' });
    expect((await other.request('/healthz')).status).toBe(200);
  });
});
