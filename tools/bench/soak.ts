import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startS3Stub } from '../../services/backend/src/files/storage/s3Stub.fixture.ts';
import { Service } from '../../services/backend/src/running/processes/Service.fixture.ts';
import { samplePdf } from '../../services/backend/src/testing/samplePdf.ts';
import { startMigratedServer } from '../../services/backend/src/testing/startMigratedServer.ts';
import { describeGrowth, readUsage, type Usage } from './usage.ts';

/**
 * Sixty seconds of mixed reads and writes over fifty connections; every response must be valid, including error
 * responses.
 */
const CONNECTIONS = 50;
const DURATION_MS = Number(process.env.SOAK_MS ?? 60_000);
/** Interval of the measurements of a process: ten seconds, or forty measurements in a short run. */
const LOOK_MS = Math.min(10_000, DURATION_MS / 40);
/** The maximum number of courses, so that stored data stops growing and nothing else may grow. */
const COURSES = 100;

interface Tally {
  readonly statuses: Map<number, number>;
  faults: string[];
}

/** The current access token, which a long run renews. */
interface Session {
  token: string;
}

const pdf = samplePdf();

const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];

/** An administrator at work: creates, saves, moves, reads, uploads and deletes shared items. */
async function work(service: Service, session: Session, courses: string[], until: number, tally: Tally): Promise<void> {
  const choices = ['a', 'b', 'c', 'd'].map((text, index) => ({ text, isCorrect: index === 0 }));
  const course = () => pick(courses) ?? 'none';
  const calls: (() => [string, unknown?])[] = [
    () => ['GET /v1/course'],
    () => [`GET /v1/course/${course()}`],
    () => ['GET /v1/event?page=1&size=10'],
    () => ['GET /v1/post/?status=2&keyword=case'],
    () => ['GET /v1/user?page=1&size=20'],
    () => [courses.length < COURSES ? 'POST /v1/course/draft' : `DELETE /v1/course/${course()}`],
    () => ['PATCH /v1/course', { id: course(), title: `Title ${Math.random()}` }],
    () => ['PATCH /v1/course/sequence', { course: course(), action: Math.random() < 0.5 ? 1 : -1 }],
    () => ['POST /v1/quiz/', { course: course(), question: 'Which one?', choices }],
    () => [`GET /v1/quiz/${course()}`],
    () => [`PATCH /v1/course/enable/${course()}`],
    () => ['POST /v1/event/draft/'],
    () => ['POST /v1/certificate-group/draft'],
    () => [`DELETE /v1/course/${course()}`],
    () => ['POST /v1/file/upload', pdf],
  ];
  while (Date.now() < until) {
    const [line, body] = pick(calls)?.() ?? ['GET /healthz'];
    try {
      const response = await (body === pdf
        ? upload(service, session.token)
        : service.request(line, { ...session, body }));
      const json = await response.json();
      tally.statuses.set(response.status, (tally.statuses.get(response.status) ?? 0) + 1);
      if (line === 'POST /v1/course/draft') courses.push(json.data);
      if (line.startsWith('DELETE') && response.ok) courses.splice(courses.indexOf(json._id), 1);
      if (![200, 404, 409].includes(response.status)) tally.faults.push(`${line}: ${response.status}`);
    } catch (error) {
      tally.faults.push(`${line}: ${error}`);
    }
  }
}

function upload(service: Service, token: string): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(pdf)], 'a.pdf'));
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${service.origin}/v1/file/upload`, { method: 'POST', headers, body: form });
}

/** Measures each process at intervals, and keeps the session alive. */
async function watch(services: readonly Service[], session: Session, until: number): Promise<readonly Usage[][]> {
  const usages: Usage[][] = services.map(() => []);
  let renewed = Date.now();
  while (Date.now() + LOOK_MS < until) {
    await pause(LOOK_MS);
    for (const [index, { pid }] of services.entries()) usages[index]?.push(await readUsage(pid));
    if (Date.now() - renewed < 60_000) continue;
    renewed = Date.now();
    session.token = (await services[0]?.signIn())?.accessToken ?? '';
  }
  return usages;
}

async function soak(name: string, ...environments: readonly Record<string, string>[]): Promise<boolean> {
  const services: Service[] = [];
  // One after the other, because the first one creates the tables.
  for (const environment of environments) services.push(await Service.start(environment));
  const [service] = services;
  if (!service) throw new Error('There is no service to soak.');
  const session = { token: (await service.signIn()).accessToken };
  const tally: Tally = { statuses: new Map(), faults: [] };
  const courses: string[] = [];
  const until = Date.now() + DURATION_MS;
  const workers = Array.from({ length: CONNECTIONS }, (_, place) =>
    work(services[place % services.length] ?? service, session, courses, until, tally),
  );
  const usages = await watch(services, session, until);
  await Promise.all(workers);
  const { docs } = await (await service.request('GET /v1/course', session)).json();
  const hasGaps = docs.some(({ sequence }: { sequence: number }, index: number) => sequence !== index + 1);
  if (hasGaps) tally.faults.push('The sequence has gaps.');
  await Promise.all(services.map((service) => service.end('SIGTERM')));
  const counts = [...tally.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  process.stdout.write(`${name}: ${counts}; ${tally.faults.length} faults\n`);
  for (const usage of usages) {
    const { text, hasGrown } = describeGrowth(usage);
    process.stdout.write(`  ${text}\n`);
    if (hasGrown) tally.faults.push(`Grown: ${text}`);
  }
  for (const fault of tally.faults.slice(0, 10)) process.stdout.write(`  ${fault}\n`);
  return tally.faults.length === 0;
}

const folder = await mkdtemp(join(tmpdir(), 'cpd-soak-'));
const postgres = await startMigratedServer();
const bucket = await startS3Stub();
const shared = {
  DATABASE_URL: postgres.url('postgres'),
  STORAGE: 's3',
  S3_ENDPOINT: bucket.endpoint,
  S3_BUCKET: 'uploads',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};
try {
  const results = [
    await soak(
      'Two processes over PostgreSQL and S3',
      { DATA_DIR: join(folder, 'one'), ...shared },
      { DATA_DIR: join(folder, 'two'), ...shared },
    ),
    await soak('Embedded database', { DATA_DIR: join(folder, 'embedded') }),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await bucket.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
