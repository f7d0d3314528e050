import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Service } from '../../services/backend/src/processes/Service.fixture.ts';
import { PostgresServer } from '../../services/backend/src/testing/PostgresServer.ts';

/** Sixty seconds of mixed reads and writes over fifty connections; every answer has to be a good one or a plain refusal. */
const CONNECTIONS = 50;
const DURATION_MS = Number(process.env.SOAK_MS ?? 60_000);

interface Tally {
  readonly statuses: Map<number, number>;
  faults: string[];
}

const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];

/** One administrator at work: drafts, saves, moves, reads and deletes what all of them made. */
async function work(service: Service, token: string, courses: string[], until: number, tally: Tally): Promise<void> {
  const choices = ['a', 'b', 'c', 'd'].map((text, index) => ({ text, isCorrect: index === 0 }));
  const course = () => pick(courses) ?? 'none';
  const calls: (() => [string, unknown?])[] = [
    () => ['GET /v1/course'],
    () => [`GET /v1/course/${course()}`],
    () => ['GET /v1/event?page=1&size=10'],
    () => ['GET /v1/post/?status=2&keyword=case'],
    () => ['GET /v1/user?page=1&size=20'],
    () => ['POST /v1/course/draft'],
    () => ['PATCH /v1/course', { id: course(), title: `Title ${Math.random()}` }],
    () => ['PATCH /v1/course/sequence', { course: course(), action: Math.random() < 0.5 ? 1 : -1 }],
    () => ['POST /v1/quiz/', { course: course(), question: 'Which one?', choices }],
    () => [`GET /v1/quiz/${course()}`],
    () => [`PATCH /v1/course/enable/${course()}`],
    () => ['POST /v1/event/draft/'],
    () => ['POST /v1/certificate-group/draft'],
    () => [`DELETE /v1/course/${course()}`],
  ];
  while (Date.now() < until) {
    const [line, body] = pick(calls)?.() ?? ['GET /healthz'];
    try {
      const answer = await service.call(line, { token, body });
      const json = await answer.json();
      tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
      if (line === 'POST /v1/course/draft') courses.push(json.data);
      if (line.startsWith('DELETE') && answer.ok) courses.splice(courses.indexOf(json._id), 1);
      if (![200, 404, 409].includes(answer.status)) tally.faults.push(`${line}: ${answer.status}`);
    } catch (error) {
      tally.faults.push(`${line}: ${error}`);
    }
  }
}

async function soak(name: string, environment: Record<string, string>): Promise<boolean> {
  const service = await Service.start(environment);
  const { accessToken } = await service.signIn();
  const tally: Tally = { statuses: new Map(), faults: [] };
  const courses: string[] = [];
  const until = Date.now() + DURATION_MS;
  const workers = Array.from({ length: CONNECTIONS }, () => work(service, accessToken, courses, until, tally));
  await Promise.all(workers);
  const { docs } = await (await service.call('GET /v1/course', { token: accessToken })).json();
  const hasGaps = docs.some(({ sequence }: { sequence: number }, index: number) => sequence !== index + 1);
  if (hasGaps) tally.faults.push('The sequence has gaps.');
  await service.end('SIGTERM');
  const counts = [...tally.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  process.stdout.write(`${name}: ${counts}; ${tally.faults.length} faults\n`);
  for (const fault of tally.faults.slice(0, 10)) process.stdout.write(`  ${fault}\n`);
  return tally.faults.length === 0;
}

const folder = await mkdtemp(join(tmpdir(), 'cpd-soak-'));
const postgres = await PostgresServer.start();
try {
  const results = [
    await soak('Embedded database', { DATA_DIR: folder }),
    await soak('PostgreSQL', { DATA_DIR: folder, DATABASE_URL: postgres.url('postgres') }),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
