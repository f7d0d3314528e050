import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Stub } from '../../services/backend/src/files/storage/s3Stub.fixture.ts';
import { SERVICE_ADMIN, Service } from '../../services/backend/src/running/processes/Service.fixture.ts';
import { samplePdf } from '../../services/backend/src/testing/samplePdf.ts';
import { startMigratedServer } from '../../services/backend/src/testing/startMigratedServer.ts';
import { PausableProxy } from './PausableProxy.ts';

/** One minute with fifty connections that read, write and upload while PostgreSQL and the object storage are paused. */
const CONNECTIONS = 50;
const PHASES = [
  ['before', 10_000],
  ['PostgreSQL paused', 10_000],
  ['between', 10_000],
  ['storage paused', 20_000],
  ['after', 10_000],
] as const;
/**
 * The maximum duration of a request: the wait for a connection, a silent database and a storage request in sequence.
 */
const LONGEST_MS = 12_000 + 12_000 + 30_000;

interface Call {
  readonly phase: string;
  /** The status of the response, or the kind of failure. */
  readonly outcome: string;
  readonly ms: number;
}

let phase: string = PHASES[0][0];
let isOver = false;
const calls: Call[] = [];
const events = new Set<string>();
const files = new Set<string>();
const pdf = samplePdf();

async function work(service: Service, token: string): Promise<void> {
  const upload = () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(pdf)], 'a.pdf'));
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`${service.origin}/v1/file/upload`, { method: 'POST', headers, body: form });
  };
  const actions: (readonly [() => Promise<Response>, Set<string> | null])[] = [
    [() => service.request('GET /v1/event?page=1&size=10', { token }), null],
    [() => service.request('GET /v1/post/?status=2&keyword=case', { token }), null],
    [() => service.request(`GET /v1/file/${[...files].at(-1) ?? 'none'}`), null],
    [() => service.request('POST /v1/event/draft/', { token }), events],
    [upload, files],
  ];
  while (!isOver) {
    const [act, acknowledged] = actions[Math.floor(Math.random() * actions.length)] ?? [];
    const begin = performance.now();
    const began = phase;
    let outcome = '';
    try {
      const response = await act?.();
      const text = (await response?.text()) ?? '';
      outcome = String(response?.status);
      const { data } = response?.ok && acknowledged ? JSON.parse(text) : {};
      if (data) acknowledged?.add(data._id ?? data);
    } catch (error) {
      outcome = String(error);
    }
    calls.push({ phase: began, outcome, ms: performance.now() - begin });
  }
}

async function countLost(service: Service, token: string): Promise<number> {
  let lost = 0;
  for (const id of events) if (!(await service.request(`GET /v1/event/${id}`, { token })).ok) lost += 1;
  for (const id of files) {
    const bytes = Buffer.from(await (await service.request(`GET /v1/file/${id}`)).arrayBuffer());
    if (!bytes.equals(pdf)) lost += 1;
  }
  return lost;
}

function describePhase(name: string): string {
  const ofPhase = calls.filter((call) => call.phase === name);
  const times = ofPhase.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part: number) =>
    `${Math.round(times[Math.min(Math.floor(times.length * part), times.length - 1)] ?? 0)} ms`;
  const outcomes = Object.entries(Object.groupBy(ofPhase, ({ outcome }) => outcome)).map(
    ([outcome, same]) => `${same?.length} × ${outcome}`,
  );
  return `${name.padEnd(18)} median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}; ${outcomes.join(', ')}\n`;
}

/** The reasons for aborted requests in the service's last log lines. */
function describeReasons(output: string): string {
  const lines = output.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  const reasons = lines.map((line) => {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.message, err?.code].filter(Boolean).join(' ');
  });
  return Object.entries(Object.groupBy(reasons, (reason) => reason))
    .map(([reason, same]) => `${same?.length} × ${reason}\n`)
    .join('');
}

const folder = await mkdtemp(join(tmpdir(), 'cpd-outages-'));
const postgres = await startMigratedServer();
const bucket = await startS3Stub();
const address = new URL(postgres.url('postgres'));
const socket = '.s.PGSQL.5432';
const database = await PausableProxy.start(
  { path: join(folder, socket) },
  { path: join(address.searchParams.get('host') ?? '', socket) },
);
const storage = await PausableProxy.start(
  { port: 0, host: '127.0.0.1' },
  { port: Number(new URL(bucket.endpoint).port), host: '127.0.0.1' },
);
address.searchParams.set('host', folder);
try {
  const service = await Service.start({
    DATA_DIR: folder,
    DATABASE_URL: address.href,
    STORAGE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
    S3_BUCKET: 'uploads',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    ADMIN_USER: SERVICE_ADMIN.username,
    LOG_LEVEL: 'warn',
  });
  const { accessToken } = await service.signIn();
  const workers = Array.from({ length: CONNECTIONS }, () => work(service, accessToken));
  const paused: Readonly<Record<string, PausableProxy>> = { 'PostgreSQL paused': database, 'storage paused': storage };
  for (const [name, duration] of PHASES) {
    phase = name;
    await (paused[name]?.pause(duration) ?? new Promise((resolve) => setTimeout(resolve, duration)));
  }
  isOver = true;
  await Promise.all(workers);
  for (const [name] of PHASES) process.stdout.write(describePhase(name));
  const lost = await countLost(service, accessToken);
  const isError = ({ outcome }: Call) => ['200', '404', '503'].includes(outcome);
  const isWell = ({ phase: name, outcome }: Call) => name !== 'after' || outcome !== '503';
  const late = calls.filter(({ ms }) => ms > LONGEST_MS).length;
  const bad = calls.filter((call) => !isError(call) || !isWell(call)).length;
  process.stdout.write(
    `${events.size + files.size} changes acknowledged, ${lost} lost; ${late} calls too late, ${bad} badly answered\n`,
  );
  process.exitCode = lost + late + bad === 0 ? 0 : 1;
  await service.end('SIGTERM');
  process.stdout.write(describeReasons(service.output));
} finally {
  await Promise.all([database.stop(), storage.stop(), bucket.stop()]);
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
