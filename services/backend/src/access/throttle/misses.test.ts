import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { type TokenKeys, tokenKey } from '../auth/tokenKeys.ts';
import { DailyFailures } from './DailyFailures.ts';
import { Throttle } from './Throttle.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const OFFICE = '203.0.113.7';
const post = (line: string, refreshToken: string, address = OFFICE) =>
  api.request(line, { body: { refreshToken }, bearer: false, address });

describe.each([
  ['renewals', 'POST /v1/auth/renew', 401],
  ['sign-outs', 'POST /v1/auth/sign-out', 200],
])('%s with unknown tokens', (_, line, status) => {
  test('are throttled after sixty a minute from one address, without blocking a valid token', async () => {
    for (let count = 0; count < 60; count += 1) expect((await post(line, 'unknown')).status).toBe(status);
    const rejected = await post(line, 'unknown');
    expect(rejected).toMatchObject({ status: 429, json: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await post(line, 'unknown', '198.51.100.9')).status).toBe(status);
    expect((await post(line, (await api.signIn()).refreshToken)).status).toBe(200);
    api.pass(60_000);
    expect((await post(line, 'unknown')).status).toBe(status);
  });
});

test('look-ups of unknown certificates are throttled after sixty a minute from one address', async () => {
  const read = (address: string, path = '/v1/certificate/unknown') =>
    api.request(`GET ${path}`, { bearer: false, address });
  for (let count = 0; count < 60; count += 1) expect((await read(OFFICE)).status).toBe(404);
  expect((await read(OFFICE)).status).toBe(429);
  expect((await read(OFFICE, '/v1/certificate/preview/unknown')).status).toBe(429);
  expect((await read('198.51.100.9')).status).toBe(404);
});

describe('while keys are rotated', () => {
  const old = tokenKey('the old secret of this service, long enough');
  const next = tokenKey('the new secret of this service, also long enough');

  test.each([
    ['old, and old,new', [old], [old, next]],
    ['old,new, and new,old', [old, next], [next, old]],
    ['new,old, and new', [next, old], [next]],
  ] as const)('two processes count the failures of an account together: %s', async (_, first, second) => {
    const processes = [first, second].map((keys) => ({ ...api.deps, keys: [...keys] as TokenKeys }));
    const [one, other] = processes.map((deps) => new Throttle(deps));
    const account = { account: 'sign-in:ada' };
    for (let count = 0; count < 10; count += 1) {
      await one?.countFailure(account);
      await other?.countFailure(account);
    }
    for (const throttle of [one, other]) await expect(throttle?.check(account)).rejects.toMatchObject({ status: 429 });
    const [day, otherDay] = processes.map((deps) => new DailyFailures(deps));
    for (let count = 0; count < 50; count += 1) {
      await day?.add('ada');
      await otherDay?.add('ada');
    }
    expect([await day?.areTooMany('ada'), await otherDay?.areTooMany('ada')]).toEqual([true, true]);
  });
});
