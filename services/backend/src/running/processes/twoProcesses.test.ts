// @module-tag release
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { SERVICE_ADMIN, Service } from './Service.fixture.ts';

/** The advisory lock of maintenance. */
const MAINTENANCE_LOCK = 7_301_945;

/** Only PostgreSQL can be shared by several processes. */
describe('two services on one database', () => {
  let one: Service;
  let other: Service;
  let folder: string;
  /** Does what another process does that ends, with the bin switched off. */
  let ending: Client;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cpd-two-'));
    const settings = { DATABASE_URL: (await createTestDatabase()) ?? '', DATA_DIR: folder, CAPTCHA_PROVIDER: 'altcha' };
    ending = new Client({ connectionString: settings.DATABASE_URL });
    await ending.connect();
    await ending.query("insert into facts (name, value) values ('bin-days', '0')");
    await ending.query(`select pg_advisory_lock(${MAINTENANCE_LOCK})`);
    // At the same moment: both migrate, create the first administrator and generate the key, and one succeeds each
    // time.
    [one, other] = await Promise.all([Service.start(settings), Service.start(settings)]);
  });
  afterAll(async () => {
    await Promise.all([one.end('SIGKILL'), other.end('SIGKILL'), ending.end()]);
    await rm(folder, { recursive: true });
  });

  async function captchaToken(): Promise<string> {
    const challenge: Challenge = await (await one.request('GET /v1/captcha/challenge')).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }
  const signIn = (service: Service, credentials: object) =>
    service.request('POST /v1/auth/sign-in', { body: { ...SERVICE_ADMIN, ...credentials } });
  const session = async (): Promise<{ accessToken: string; refreshToken: string }> =>
    (await signIn(one, { token: await captchaToken() })).json();

  test('a session of one is a session of the other', async () => {
    const { accessToken, refreshToken } = await session();
    expect((await other.request('GET /v1/course', { token: accessToken })).status).toBe(200);
    const renewed = await other.request('POST /v1/auth/renew', { body: { refreshToken } });
    const { accessToken: newToken } = await renewed.json();
    expect((await one.request('GET /v1/course', { token: newToken })).status).toBe(200);
  });

  test('a captcha token that one has accepted is rejected by the other', async () => {
    const token = await captchaToken();
    const responses = await Promise.all([signIn(one, { token }), signIn(other, { token })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('the sequence has no gaps when both move, draft and delete', async () => {
    const { accessToken: token } = await session();
    const serviceOf = (index: number) => (index % 2 === 0 ? one : other);
    const draft = async (index: number): Promise<string> => {
      const response = await serviceOf(index).request('POST /v1/course/draft', { token });
      return (await response.json()).data;
    };
    const ids = await Promise.all(Array.from({ length: 12 }, (_, index) => draft(index)));
    const responses = await Promise.all([
      ...ids.flatMap((course, index) =>
        [one, other].map((service) =>
          service.request('PATCH /v1/course/sequence', { token, body: { course, action: index % 2 === 0 ? 1 : -1 } }),
        ),
      ),
      ...ids.slice(0, 3).map((id, index) => serviceOf(index).request(`DELETE /v1/course/${id}`, { token })),
    ]);
    expect(responses.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
    const { docs } = await (await one.request('GET /v1/course', { token })).json();
    expect(docs.map(({ sequence }: { sequence: number }) => sequence)).toEqual(
      docs.map((_: object, i: number) => i + 1),
    );
    expect(docs).toHaveLength(9);
  });

  test('deletions go into the bin from the start, also while an earlier process without a bin does the upkeep', async () => {
    const { accessToken: token } = await session();
    const { data } = await (await one.request('POST /v1/event/draft/', { token })).json();
    await one.request(`DELETE /v1/event/${data}`, { token });
    const { docs } = await (await other.request('GET /v1/bin/item?kind=event', { token })).json();
    expect(docs.map(({ _id }: { _id: string }) => _id)).toEqual([data]);
  });

  test('failures at one count at the other', async () => {
    for (let count = 0; count < 20; count += 1) {
      const service = count % 2 === 0 ? one : other;
      const response = await signIn(service, { username: 'victim', password: 'wrong', token: await captchaToken() });
      expect(response.status).toBe(401);
    }
    for (const service of [one, other]) {
      expect((await signIn(service, { username: 'victim', token: await captchaToken() })).status).toBe(429);
    }
  });
});
