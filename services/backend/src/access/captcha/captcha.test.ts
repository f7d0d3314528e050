import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { usernameKey } from '@cpd/domain/username';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Fault, failCall } from '../../testing/faults.ts';
import { openTestApp, TEST_ADMIN, type TestApp } from '../../testing/testApp.ts';
import { DailyFailures } from '../throttle/DailyFailures.ts';
import { Throttle } from '../throttle/Throttle.ts';
import { siteVerifyProvider } from './siteVerify.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ CAPTCHA_PROVIDER: 'altcha' });
  // The library reads the real clock.
  api.pass(Date.now() - api.deps.now().getTime());
});
afterAll(() => api.close());

const signIn = (token: string, password: string = TEST_ADMIN.password) =>
  api.request('POST /v1/auth/sign-in', { body: { ...TEST_ADMIN, password, token }, bearer: false });
const readChallenge = async (): Promise<Challenge> =>
  (await api.request('GET /v1/captcha/challenge', { bearer: false })).json;
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function solved(challenge: Challenge): Promise<string> {
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

test('the proof of work accepts a solved challenge once', async () => {
  const token = await solved(await readChallenge());
  expect((await signIn(token)).status).toBe(200);
  expect(await signIn(token)).toMatchObject({ status: 400, json: { code: 'CAPTCHA_FAILED' } });
});

test('the proof of work is used up by a request, even with a wrong password', async () => {
  const token = await solved(await readChallenge());
  expect((await signIn(token, 'wrong')).status).toBe(401);
  expect((await signIn(token)).status).toBe(400);
});

test('the proof of work is used up in every spelling of a solution', async () => {
  const challenge = await readChallenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  expect((await signIn(encode({ challenge, solution }))).status).toBe(200);
  expect((await signIn(encode({ solution, challenge, more: 1 }))).status).toBe(400);
});

test('the proof of work accepts one of many requests with it at the same moment', async () => {
  const token = await solved(await readChallenge());
  const responses = await Promise.all(Array.from({ length: 8 }, () => signIn(token)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
});

test('the proof of work expires after ten minutes', async () => {
  const token = await solved(await readChallenge());
  api.pass(10 * 60_000);
  expect((await signIn(token)).status).toBe(400);
  api.pass(-10 * 60_000);
});

test('the proof of work cannot be made easier, or signed with another key', async () => {
  const challenge = await readChallenge();
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } };
  expect((await signIn(await solved(easier))).status).toBe(400);
  const foreign = { ...challenge, signature: '0'.repeat(64) };
  expect((await signIn(await solved(foreign))).status).toBe(400);
});

test.each([
  ['empty', ''],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{').toString('base64')],
  ['another JSON', encode([1])],
  ['without a solution', encode({ challenge: {}, solution: {} })],
])('the proof of work rejects a token that is %s', async (_, token) => {
  expect(await signIn(token)).toMatchObject({ status: 400, json: { code: 'CAPTCHA_FAILED' } });
});

test('a token that is far too long is rejected before anything reads it', async () => {
  expect(await signIn('A'.repeat(20_000))).toMatchObject({ status: 400, json: { code: 'BAD_INPUT' } });
});

test('missing tokens are throttled after sixty in a minute, and do not block anyone who has solved a challenge', async () => {
  api.pass(60_000);
  const responses = [];
  for (let count = 0; count < 61; count += 1) responses.push((await signIn('')).status);
  expect(responses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 400));
  expect(responses[60]).toBe(429);
  expect((await signIn(await solved(await readChallenge()))).status).toBe(200);
});

describe('a sign-in of a throttled account', () => {
  async function throttleAccount() {
    api.pass(60_000);
    const throttle = new Throttle(api.deps);
    for (let count = 0; count < 20; count += 1)
      await throttle.countFailure({ account: `sign-in:${usernameKey(TEST_ADMIN.username)}` });
  }

  test('does not use up its token, which is valid after the wait', async () => {
    await throttleAccount();
    const token = await solved(await readChallenge());
    const answer = await signIn(token);
    expect(answer.status).toBe(429);
    api.pass(Number(answer.headers.get('retry-after')) * 1000);
    expect((await signIn(token)).status).toBe(200);
  });

  test('is rejected before its token is checked', async () => {
    await throttleAccount();
    expect((await signIn('%%%')).status).toBe(429);
    api.pass(60_000);
    expect((await signIn('%%%')).status).toBe(400);
  });
});

describe('a sign-in of an account with a hundred failures within a day', () => {
  const readHardChallenge = async (): Promise<Challenge> =>
    (await api.request('GET /v1/captcha/challenge?level=hard', { bearer: false })).json;

  test('a hundred failures within a day require a harder captcha for the account, and no one is locked out', async () => {
    await api.reset();
    const account = `sign-in:${usernameKey(TEST_ADMIN.username)}`;
    const failures = new DailyFailures(api.deps);
    for (let count = 0; count < 99; count += 1) await failures.add(account);
    expect((await signIn(await solved(await readChallenge()), 'wrong')).status).toBe(401);
    expect(await signIn(await solved(await readChallenge()))).toMatchObject({
      status: 400,
      json: { code: 'HARDER_CAPTCHA_REQUIRED' },
    });
    const challenge = await readHardChallenge();
    expect(Number(challenge.parameters.cost)).toBeGreaterThan(Number((await readChallenge()).parameters.cost));
    expect((await signIn(await solved(challenge))).status).toBe(200);
    const other = { ...TEST_ADMIN, username: 'another', token: await solved(await readChallenge()) };
    expect((await api.request('POST /v1/auth/sign-in', { body: other, bearer: false })).status).toBe(401);
    api.pass(24 * 60 * 60_000);
    expect(await failures.areTooMany(account)).toBe(false);
    api.pass(-24 * 60 * 60_000);
  });

  test('the cost of a challenge cannot be changed', async () => {
    const easy = await readChallenge();
    const { cost } = (await readHardChallenge()).parameters;
    const forged = { ...easy, parameters: { ...easy.parameters, cost } };
    expect(await signIn(await solved(forged))).toMatchObject({ status: 400, json: { code: 'CAPTCHA_FAILED' } });
  });
});

describe("a provider's captcha", () => {
  async function withProvider(
    answer: { status: number; body: string } | Fault,
    run: (address: string) => Promise<void>,
    onAnswered = () => {},
  ) {
    const received: string[] = [];
    const server = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => received.push(chunk.toString()));
      request.on('end', () => {
        if (typeof answer === 'string') failCall(answer, request, response);
        else response.writeHead(answer.status).end(answer.body);
        onAnswered();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
    return received.join('');
  }
  const verify = (address: string) =>
    siteVerifyProvider({ address, secret: 's3cret', now: () => new Date() }).verify('the token');

  test.each([
    ['good', '{"success":true}', true],
    ['good with a high score', '{"success":true,"score":0.9}', true],
    ['doubtful by its score', '{"success":true,"score":0.1}', false],
    ['refused', '{"success":false,"error-codes":["timeout-or-duplicate"]}', false],
    ['none', '{"success":false,"error-codes":["invalid-input-response"]}', false],
    ['good with null as its errors', '{"success":true,"error-codes":null}', true],
  ])("a provider's captcha is asked whether the token is good: %s", async (_, body, isGood) => {
    const sent = await withProvider({ status: 200, body }, async (address) => {
      expect((await verify(address)) !== null).toBe(isGood);
    });
    expect(sent).toBe('secret=s3cret&response=the+token');
  });

  test.each([
    ['empty', ''],
    ['far too long', 'A'.repeat(10_001)],
  ])("a provider's captcha is not asked about a token that is %s", async (_, token) => {
    const sent = await withProvider({ status: 200, body: '{"success":true}' }, async (address) => {
      const provider = siteVerifyProvider({ address, secret: 's3cret', now: () => new Date() });
      expect(await provider.verify(token)).toBeNull();
    });
    expect(sent).toBe('');
  });

  test.each([
    ['answers nonsense', 200, 'nonsense'],
    ['answers another shape', 200, '{}'],
    ['is broken', 500, ''],
    ['rejects our secret', 200, '{"success":false,"error-codes":["invalid-input-secret"]}'],
    ['misses our secret', 200, '{"success":false,"error-codes":["missing-input-secret","invalid-input-response"]}'],
    ['has an error of its own', 200, '{"success":false,"error-codes":["internal-error"]}'],
  ])("a provider's captcha that %s gets 503", async (_, status, body) => {
    await withProvider({ status, body }, async (address) => {
      await expect(verify(address)).rejects.toMatchObject({ status: 503, code: 'CAPTCHA_UNAVAILABLE' });
    });
  });

  describe('whose connection fails', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test.each(['hang', 'trickle', 'cut', 'reset'] as const)(
      "a provider's captcha whose connections %s gets 503 in time",
      async (fault) => {
        const failed = Promise.withResolvers<void>();
        await withProvider(
          fault,
          async (address) => {
            const failing = expect(verify(address)).rejects.toMatchObject({ status: 503, code: 'CAPTCHA_UNAVAILABLE' });
            await failed.promise;
            vi.advanceTimersByTime(5_000);
            await failing;
          },
          failed.resolve,
        );
      },
    );
  });
});
