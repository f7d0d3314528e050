import { once } from 'node:events';
import { createServer } from 'node:http';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../packages/api/src/http/endpoint.ts';
import { FAKE_ADMIN } from '../../packages/api/src/testing/answers/people.ts';
import { contract } from '../../packages/api/src/testing/contract.ts';
import { fakeOverHttp } from '../../packages/api/src/testing/node/fakeOverHttp.ts';
import { checkContract } from './checkContract.ts';

const host = fakeOverHttp();

const calls: readonly Endpoint[] = Object.values(contract).flatMap((resource) => Object.values(resource));

const check = (write: boolean, password = FAKE_ADMIN.password) =>
  checkContract({ baseUrl: host.origin, user: FAKE_ADMIN.username, password, write, certificate: 'c-1' });

async function differences(write = false) {
  const results = await check(write);
  return results.filter(({ status }) => status === 'differs').map(({ name, detail }) => `${name}: ${detail}`);
}

describe('the contract check', () => {
  test('names every call of the contract, made or not', async () => {
    const names = (await check(true)).map(({ name }) => name);
    const missing = calls.filter((call) => !names.includes(`${call.method} ${call.path}`));
    expect(missing).toEqual([]);
  });

  test('finds that a host which conforms does, and changes nothing on it without being asked to', async () => {
    const before = structuredClone(host.fake.data);
    expect(await differences()).toEqual([]);
    expect(host.fake.data).toEqual(before);
    expect(host.fake.calls.filter(({ name }) => !name.startsWith('GET')).map(({ name }) => name)).toEqual([
      'POST /v1/auth/sign-in',
      'POST /v1/auth/renew',
      'POST /v1/auth/renew',
      'POST /v1/auth/sign-out',
      'POST /v1/auth/renew',
    ]);
  });

  test('passes a server with only the specified endpoints, and requests no other', async () => {
    host.fake.capabilities = null;
    expect(await differences()).toEqual([]);
    const written = await differences(true);
    expect(written.filter((line) => !line.includes('what is no image'))).toEqual([]);
    const skipped = (await check(false)).filter(({ status }) => status === 'skipped').map(({ name }) => name);
    const optional = calls.filter(({ capability }) => capability).map(({ method, path }) => `${method} ${path}`);
    expect(skipped).toEqual(expect.arrayContaining([...optional, 'GET /v1/capabilities']));
    const sent = new Set(host.fake.calls.map(({ name }) => name.replace('c-1', ':id')));
    expect(optional.filter((name) => sent.has(name))).toEqual([]);
  });

  test.each([200, 204] as const)('passes a server that answers %i without a body where any will do', async (status) => {
    host.fake.emptyStatus = status;
    const written = await differences(true);
    expect(written.filter((line) => !line.includes('what is no image'))).toEqual([]);
  });

  describe('of the preflight', () => {
    const lists = { headers: 'Authorization, Content-Type, Cache-Control', methods: 'GET, POST, PATCH, DELETE' };

    async function preflightOf(answer: Partial<typeof lists & { origin: string }>, origin?: string) {
      const { headers, methods, origin: allowed = '*' } = { ...lists, ...answer };
      const server = createServer((_, response) => {
        if (allowed !== '') response.setHeader('Access-Control-Allow-Origin', allowed);
        response.setHeader('Access-Control-Allow-Headers', headers).setHeader('Access-Control-Allow-Methods', methods);
        response.writeHead(204).end();
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const baseUrl = `http://127.0.0.1:${Object(server.address()).port}`;
      const results = await checkContract({ baseUrl, user: 'admin', password: 'secret', write: false, origin });
      server.close();
      return results.find(({ name }) => name.startsWith('OPTIONS'));
    }

    test.each([
      [{ headers: 'Authorization, Content-Type' }, 'Access-Control-Allow-Headers lacks Cache-Control'],
      [{ headers: '*' }, 'Access-Control-Allow-Headers lacks Authorization'],
      [{ methods: 'GET, POST' }, 'Access-Control-Allow-Methods lacks PATCH, DELETE'],
      [{ origin: 'https://b.test' }, 'Access-Control-Allow-Origin is https://b.test instead of https://a.test'],
      [{ origin: '' }, 'Access-Control-Allow-Origin is missing instead of https://a.test'],
    ])('names what %j lacks in one sentence', async (answer, detail) => {
      expect(await preflightOf(answer, 'https://a.test')).toMatchObject({ status: 'differs', detail });
    });

    test.each([{}, { origin: 'https://a.test' }, { headers: '*, authorization', methods: '*' }])(
      'passes a server that allows %j',
      async (answer) => {
        expect(await preflightOf(answer, 'https://a.test')).toMatchObject({ status: 'conforms' });
      },
    );

    test('looks at the headers without being told an origin, and skips a server that allows none', async () => {
      const detail = 'Access-Control-Allow-Headers lacks Cache-Control';
      expect(await preflightOf({ headers: 'Authorization, Content-Type' })).toMatchObject({ detail });
      expect(await preflightOf({ origin: '' })).toMatchObject({ status: 'skipped' });
    });
  });

  test('ends a session that it began for that, and notices where the host lets it go on', async () => {
    const ended = (await check(true)).find(({ name }) => name === 'DELETE /v1/session/:id');
    expect(ended).toMatchObject({ status: 'conforms' });
    vi.spyOn(host.fake.sessions, 'end').mockReturnValue();
    expect(await differences(true)).toContain('DELETE /v1/session/:id: answered 200 where a 4xx was due');
  });

  test('ends all sessions but the one it began for that, and notices where the host lets the others go on', async () => {
    const ended = (await check(true)).find(({ name }) => name === 'DELETE /v1/session');
    expect(ended).toMatchObject({ status: 'conforms' });
    vi.spyOn(host.fake.sessions, 'endOthers').mockReturnValue(1);
    expect(await differences(true)).toContain('DELETE /v1/session: answered 200 where a 4xx was due');
    vi.mocked(host.fake.sessions.endOthers).mockReturnValue(0);
    expect(await differences(true)).toContain(
      'DELETE /v1/session: it tells of 0 ended sessions where there was one at least',
    );
  });

  test('leaves nothing of its life cycles behind but two uploads', async () => {
    const before = structuredClone(host.fake.data);
    expect(await differences(true)).toEqual([
      'POST /v1/image/upload (what is no image): answered 200 where a 4xx was due',
    ]);
    expect(host.fake.data.files).toHaveLength(before.files.length + 3);
    const { questions, files, ...rest } = structuredClone(host.fake.data);
    const { questions: questionsBefore, files: filesBefore, ...restBefore } = before;
    expect(rest).toEqual(restBefore);
  });

  test('says which field of which call differs, and goes on', async () => {
    Object.assign(host.fake.data.courses[1] ?? {}, { sequence: 'second', title: 7 });
    Object.assign(host.fake.data.events[0] ?? {}, { hyperlink: 'javascript:alert(1)' });
    Object.assign(host.fake.data.activity[0] ?? {}, { at: 'yesterday' });
    expect(await differences()).toEqual([
      expect.stringMatching(
        /^POST \/v1\/auth\/renew \(the new access token is good\): .*docs\.1\.title: .*docs\.1\.sequence/,
      ),
      'GET /v1/activity: GET /v1/activity broke its contract. docs.0.at: must match format "date-time".',
      expect.stringMatching(
        /^GET \/v1\/course: GET \/v1\/course broke its contract\. docs\.1\.title: .*docs\.1\.sequence/,
      ),
      'GET /v1/event: the event event-1 has a hyperlink that is no web address',
    ]);
  });

  test.each([
    [
      'a page that is too long',
      { docs: [{ _id: 'a' }, { _id: 'b' }], page: 1, total: 2, size: 1 },
      '2 items on a page of 1',
    ],
    ['pages that count from 0', { docs: [], page: 0, total: 0, size: 2 }, 'answered page 0 when asked for page 1'],
    ['a total that lies', { docs: [{ _id: 'a' }], page: 1, total: 5, size: 2 }, '1 items of 5 on a page of 2'],
  ])('finds %s', async (_, answer, sentence) => {
    host.fake.fail('GET /v1/user', { answer });
    expect(await differences()).toEqual([
      'GET /v1/user (without a bearer): answered 200 where a 4xx was due',
      'GET /v1/user (with a foreign bearer): answered 200 where a 4xx was due',
      expect.stringContaining(sentence),
    ]);
  });

  test('finds calls that need no bearer, and errors without a message', async () => {
    host.fake.fail('GET /v1/course/nowhere', { status: 404 });
    host.fake.sessions.accepts = () => true;
    const found = await differences();
    const reading = calls.filter(({ method, access }) => method === 'GET' && access === 'bearer');
    for (const path of new Set(reading.map((call) => call.path))) {
      expect(found).toContainEqual(expect.stringContaining(`GET ${path} (without a bearer): answered `));
      expect(found).toContainEqual(expect.stringContaining(`GET ${path} (with a foreign bearer): answered `));
    }
    expect(found.filter((line) => !line.includes('bearer)'))).toEqual([
      'GET /v1/course/:id (unknown id): answered 404 without a "message" to show',
    ]);
  });

  test("solves the host's own captcha to sign in", async () => {
    const hmacSignatureSecret = 'secret of the host';
    const algorithm = 'PBKDF2/SHA-256';
    const challenge = await createChallenge({ algorithm, cost: 10, deriveKey, hmacSignatureSecret });
    host.fake.fail('GET /v1/captcha/challenge', { answer: challenge });
    expect(await differences()).toEqual([]);
    const signIn = host.fake.calls.find(({ name }) => name === 'POST /v1/auth/sign-in');
    const { solution } = JSON.parse(atob(Object(signIn?.body).token));
    expect(await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).toMatchObject({
      verified: true,
    });
  });

  test('stops at a sign-in that fails, and says why', async () => {
    const results = await check(false, 'wrong');
    expect(results.filter(({ status }) => status === 'differs')).toEqual([
      {
        name: 'POST /v1/auth/sign-in',
        status: 'differs',
        detail: 'answered 400: User or password is not right. (BAD_CREDENTIALS)',
      },
    ]);
    expect(results.filter(({ status }) => status === 'conforms').map(({ name }) => name)).toEqual([
      'GET /v1/capabilities',
      'OPTIONS /v1/course (preflight)',
    ]);
  });

  test('says that a host gives no answer', async () => {
    const silent = createServer((request) => request.destroy()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = Object(silent.address());
    const results = await checkContract({
      baseUrl: `http://127.0.0.1:${port}`,
      user: 'admin',
      password: 'secret',
      captchaToken: 'token',
      write: false,
    });
    expect(results.find(({ status }) => status === 'differs')?.detail).toMatch(/^no answer/);
    silent.close();
  });
});
