import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase, createTestFolder } from '../testing/testDatabase.ts';
import { Service, spawnService } from './Service.fixture.ts';

/** How often the process is killed, in two services side by side. */
const KILLS = 50;
const WRITERS = 6;
/** Longest life of a service under load, in milliseconds. */
const LONGEST_LIFE_MS = 400;

/** Drafts courses and moves them up, noting each draft that was acknowledged, until the service is gone. */
async function write(service: Service, token: string, acknowledged: Set<string>): Promise<void> {
  try {
    for (;;) {
      const answer = await service.call('POST /v1/course/draft', { token });
      const { data } = await answer.json();
      acknowledged.add(data);
      await service.call('PATCH /v1/course/sequence', { token, body: { course: data, action: 1 } });
    }
  } catch {
    // The connection broke: the service was killed.
  }
}

async function killRepeatedly(times: number): Promise<void> {
  const folder = await createTestFolder();
  const url = await createTestDatabase();
  const settings = { DATA_DIR: folder, TOKEN_SECRET: 'k'.repeat(32), ...(url === null ? {} : { DATABASE_URL: url }) };
  const acknowledged = new Set<string>();
  let token: string | null = null;
  try {
    for (let round = 0; round <= times; round += 1) {
      const service = await Service.start(settings);
      token ??= (await service.signIn()).accessToken;
      const { docs } = await (await service.call('GET /v1/course', { token })).json();
      const kept = new Set(docs.map(({ _id }: { _id: string }) => _id));
      expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
      expect(docs.map(({ sequence }: { sequence: number }) => sequence)).toEqual(
        docs.map((_: object, i: number) => i + 1),
      );
      const bearer = token;
      const writers = Array.from({ length: WRITERS }, () => write(service, bearer, acknowledged));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
      await service.end('SIGKILL');
      await Promise.all(writers);
    }
    expect(acknowledged.size).toBeGreaterThan(times);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('a service killed while it makes its database starts the next time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cpd-first-'));
  const url = await createTestDatabase();
  const settings = { DATA_DIR: folder, ...(url === null ? {} : { DATABASE_URL: url }) };
  for (const life of [300, 600, 900, 1_200, 1_500, 2_000, 3_000]) {
    const child = spawnService(settings);
    const ended = once(child, 'exit');
    await new Promise((resolve) => setTimeout(resolve, life));
    child.kill('SIGKILL');
    await ended;
  }
  const service = await Service.start(settings);
  expect((await service.signIn()).accessToken).toEqual(expect.any(String));
  await service.end('SIGKILL');
  await rm(folder, { recursive: true });
}, 120_000);

test(
  `nothing acknowledged is lost by ${KILLS} times kill -9 in the midst of writing`,
  async () => {
    await Promise.all([killRepeatedly(KILLS / 2), killRepeatedly(KILLS / 2)]);
  },
  15 * 60_000,
);
