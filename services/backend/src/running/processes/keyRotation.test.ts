// @module-tag release
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { Service } from './Service.fixture.ts';

const OLD = 'the old secret of this service which is long enough';
const NEW = 'the new secret of this service which is long enough too';
/** The value of TOKEN_SECRET before, during and after a rotation (docs/operations.md). */
const STEPS = [OLD, `${OLD},${NEW}`, `${NEW},${OLD}`, NEW];

let services: readonly Service[] = [];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cpd-rotation-'));
  const settings = { DATABASE_URL: (await createTestDatabase()) ?? '', DATA_DIR: folder };
  services = await Promise.all(STEPS.map((secrets) => Service.start({ ...settings, TOKEN_SECRET: secrets })));
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.end('SIGKILL')));
  await rm(folder, { recursive: true });
});

test('a session survives a rotation of the secret, while each step is rolled out to one process after another', async () => {
  let { refreshToken, accessToken } = (await services[0]?.signIn()) ?? { refreshToken: '', accessToken: '' };
  for (let step = 1; step < STEPS.length; step += 1) {
    const pair = services.slice(step - 1, step + 1);
    const renewals = [];
    for (const service of [...pair, ...pair.toReversed()]) {
      const response = await service.request('POST /v1/auth/renew', { body: { refreshToken } });
      expect(response.status).toBe(200);
      renewals.push(await response.json());
    }
    expect(new Set(renewals.map((renewal) => renewal.refreshToken)).size).toBe(1);
    for (const renewal of renewals) {
      for (const service of pair) {
        expect((await service.request('GET /v1/course', { token: renewal.accessToken })).status).toBe(200);
      }
    }
    ({ refreshToken, accessToken } = renewals[0]);
  }
  expect((await services.at(-1)?.request('GET /v1/course', { token: accessToken }))?.status).toBe(200);
});
