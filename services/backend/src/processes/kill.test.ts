import { rm } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { createTestDatabase, createTestFolder } from '../testing/testDatabase.ts';
import { Service } from './Service.fixture.ts';

// Absent in the project of the embedded database, whatever the type says.
const postgres: ReturnType<typeof inject<'postgres'>> | undefined = inject('postgres');

/** How often the process is killed, in two services side by side; PostgreSQL itself is not killed with them. */
const KILLS = postgres === undefined ? 50 : 10;
const WRITERS = 6;
/** Most writes that a service acknowledges before it is killed. */
const MOST_WRITES = 20;

/** Drafts courses and moves them up, telling what was acknowledged, until the service is gone. */
async function write(service: Service, token: string, onAcknowledged: (course: string) => void): Promise<void> {
  try {
    for (;;) {
      const { data: course } = await (await service.call('POST /v1/course/draft', { token })).json();
      onAcknowledged(course);
      await service.call('PATCH /v1/course/sequence', { token, body: { course, action: 1 } });
      onAcknowledged(course);
    }
  } catch {
    // The connection broke: the service was killed.
  }
}

/** Lets writers write and kills the service while they do, after some writes or other. */
async function killAmongWrites(service: Service, token: string, acknowledged: Set<string>): Promise<void> {
  let left = 1 + Math.floor(Math.random() * MOST_WRITES);
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const onAcknowledged = (course: string) => {
    acknowledged.add(course);
    left -= 1;
    if (left <= 0) resolve();
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, () => write(service, token, onAcknowledged)));
  await Promise.race([enough, writers]);
  await service.end('SIGKILL');
  await writers;
}

async function expectAllKept(service: Service, token: string, acknowledged: ReadonlySet<string>): Promise<void> {
  const { docs } = await (await service.call('GET /v1/course', { token })).json();
  const kept = new Set(docs.map(({ _id }: { _id: string }) => _id));
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
  expect(docs.map(({ sequence }: { sequence: number }) => sequence)).toEqual(docs.map((_: object, i: number) => i + 1));
}

async function killRepeatedly(times: number): Promise<void> {
  const folder = await createTestFolder();
  const url = await createTestDatabase();
  const settings = { DATA_DIR: folder, TOKEN_SECRET: 'k'.repeat(32), ...(url === null ? {} : { DATABASE_URL: url }) };
  const acknowledged = new Set<string>();
  try {
    const first = await Service.start(settings);
    const { accessToken: token } = await first.signIn();
    // It ends in order, so that it leaves its compiled code to those after it.
    await first.end('SIGTERM');
    for (let round = 1; round <= times; round += 1) {
      const service = await Service.start(settings);
      await expectAllKept(service, token, acknowledged);
      await killAmongWrites(service, token, acknowledged);
    }
    const last = await Service.start(settings);
    await expectAllKept(last, token, acknowledged);
    await last.end('SIGKILL');
    expect(acknowledged.size).toBeGreaterThanOrEqual(times);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test(
  `nothing acknowledged is lost by ${KILLS} times kill -9 in the midst of writing`,
  async () => {
    await Promise.all([killRepeatedly(KILLS / 2), killRepeatedly(KILLS / 2)]);
  },
  60 * 60_000,
);
