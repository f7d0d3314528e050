import assert from 'node:assert/strict';
import { Service } from './Service.fixture.ts';

const WRITERS = 6;
/** The maximum number of acknowledged writes before a service is killed. */
const MAX_WRITES = 20;

/** Creates courses and moves them up until the service is gone, and records the acknowledged ones. */
async function write(service: Service, token: string, onAcknowledged: (course: string) => void): Promise<void> {
  try {
    for (;;) {
      const { data: course } = await (await service.request('POST /v1/course/draft', { token })).json();
      onAcknowledged(course);
      await service.request('PATCH /v1/course/sequence', { token, body: { course, action: 1 } });
      onAcknowledged(course);
    }
  } catch {
    // The connection broke: the service was killed.
  }
}

/** Kills the service during concurrent writes, after a varying number of them. */
async function killAmongWrites(service: Service, token: string, acknowledged: Set<string>): Promise<void> {
  let remaining = 1 + Math.floor(Math.random() * MAX_WRITES);
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const onAcknowledged = (course: string) => {
    acknowledged.add(course);
    remaining -= 1;
    if (remaining <= 0) resolve();
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, () => write(service, token, onAcknowledged)));
  await Promise.race([enough, writers]);
  await service.end('SIGKILL');
  await writers;
}

async function requireAllKept(service: Service, token: string, acknowledged: ReadonlySet<string>): Promise<void> {
  const { docs } = await (await service.request('GET /v1/course', { token })).json();
  const stored = new Set(docs.map(({ _id }: { _id: string }) => _id));
  const lost = [...acknowledged].filter((id) => !stored.has(id));
  assert.deepEqual(lost, []);
  assert.deepEqual(
    docs.map(({ sequence }: { sequence: number }) => sequence),
    docs.map((_: object, index: number) => index + 1),
  );
}

/**
 * Starts a service repeatedly and kills it while it writes. Returns the number of acknowledged courses.
 *
 * @throws if one of them is lost, or the sequence of the courses has a gap.
 */
export async function killRepeatedly(times: number, settings: Readonly<Record<string, string>>): Promise<number> {
  const acknowledged = new Set<string>();
  const first = await Service.start(settings);
  // The first service ends normally, so that it leaves its compiled code to the next ones.
  await first.end('SIGTERM');
  for (let round = 1; round <= times; round += 1) {
    const service = await Service.start(settings);
    // Many rounds take longer than an access token is valid.
    const { accessToken: token } = await service.signIn();
    await requireAllKept(service, token, acknowledged);
    await killAmongWrites(service, token, acknowledged);
  }
  const last = await Service.start(settings);
  await requireAllKept(last, (await last.signIn()).accessToken, acknowledged);
  await last.end('SIGKILL');
  return acknowledged.size;
}
