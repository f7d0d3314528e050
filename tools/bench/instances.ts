import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '../../services/backend/src/database/postgres.ts';
import { startS3Stub } from '../../services/backend/src/files/storage/s3Stub.fixture.ts';
import { removeUnused } from '../../services/backend/src/files/uploads/removeUnused.ts';
import { openLog } from '../../services/backend/src/running/openLog.ts';
import { SERVICE_ADMIN, Service } from '../../services/backend/src/running/processes/Service.fixture.ts';
import { Nginx } from '../../services/backend/src/testing/Nginx.ts';
import { PgBouncer } from '../../services/backend/src/testing/PgBouncer.ts';
import { samplePdf } from '../../services/backend/src/testing/samplePdf.ts';
import { startMigratedServer } from '../../services/backend/src/testing/startMigratedServer.ts';
import { freePort } from '../freePort.ts';
import { report } from './Figure.ts';
import { insertRows } from './fill.ts';
import { LARGE_LISTS, measureLists } from './measureLists.ts';
import { PausableProxy } from './PausableProxy.ts';
import { median } from './statistics.ts';

/** The number of users, of posts, of images and of PDFs. */
const ROWS = Number(process.env.ROWS ?? 1_000_000);
const LIST_CONNECTIONS = 50;
/** Consecutive rounds of removing unreferenced uploads. */
const ROUNDS = 20;
/** The number of administrators who write concurrently. */
const WRITERS = 10;
const POSTGRES_OUTAGE_MS = 10_000;
const STORAGE_OUTAGE_MS = 20_000;
const KILLS = 12;
const KILL_INTERVAL_MS = 5_000;
/** Delay after an instance or a server has been restarted, in milliseconds. */
const SETTLE_MS = 5_000;

type Outcome = Readonly<{ status: string; ms: number }>;

/** Three instances behind nginx, with PgBouncer in transaction mode, PostgreSQL and an S3 stub. */
class Cluster {
  readonly #environment: Readonly<Record<string, string>>;
  readonly #ports: readonly number[];
  readonly #instances: (Service | undefined)[] = [];
  #nginx: Nginx | null = null;

  constructor(ports: readonly number[], environment: Readonly<Record<string, string>>) {
    this.#ports = ports;
    this.#environment = environment;
  }

  get origin(): string {
    return this.#nginx?.origin ?? '';
  }

  async start(): Promise<void> {
    for (const [index] of this.#ports.entries()) await this.#startInstance(index);
    this.#nginx = await Nginx.start(this.#ports);
  }

  async replace(index: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const instance = this.#instances[index % this.#ports.length];
    await instance?.end(signal);
    await this.#startInstance(index % this.#ports.length);
  }

  async stop(): Promise<void> {
    await this.#nginx?.stop();
    await Promise.all(this.#instances.map((instance) => instance?.end('SIGTERM')));
  }

  async signIn(): Promise<string> {
    const body = JSON.stringify({ ...SERVICE_ADMIN, token: 'any' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${this.origin}/v1/auth/sign-in`, { method: 'POST', headers, body });
    return (await response.json()).accessToken;
  }

  async #startInstance(index: number): Promise<void> {
    this.#instances[index] = await Service.start({ ...this.#environment, PORT: String(this.#ports[index]) });
  }
}

/**
 * Creates events, uploads PDFs and reads lists while something happens to the cluster, and then checks the acknowledged
 * writes.
 */
async function underLoad(name: string, cluster: Cluster, happening: () => Promise<void>): Promise<boolean> {
  const authorization = `Bearer ${await cluster.signIn()}`;
  const pdf = samplePdf();
  const events: string[] = [];
  const files: string[] = [];
  const outcomes: Outcome[] = [];
  const send = (path: string, init: RequestInit = {}) =>
    fetch(cluster.origin + path, { ...init, headers: { authorization } });
  const upload = () => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(pdf)], 'a.pdf'));
    return send('/v1/file/upload', { method: 'POST', body });
  };
  const actions: (() => Promise<string>)[] = [
    async () => noteOutcome(await send('/v1/event/draft/', { method: 'POST' }), (data) => events.push(String(data))),
    async () => noteOutcome(await upload(), (data) => files.push(String(Object(data)._id))),
    async () => noteOutcome(await send('/v1/user?page=1&size=10')),
    async () => noteOutcome(await send('/v1/post/?status=2&page=1&size=10')),
  ];
  let isOver = false;
  const work = async () => {
    while (!isOver) {
      const start = performance.now();
      const action = actions[Math.floor(Math.random() * actions.length)];
      const status = (await action?.().catch((error: unknown) => String(error))) ?? '200';
      outcomes.push({ status, ms: performance.now() - start });
      // Retries like a person, or a client that got a Retry-After.
      await pause(status === '200' ? 20 : 500);
    }
  };
  const workers = Array.from({ length: WRITERS }, work);
  await happening().finally(() => {
    isOver = true;
  });
  await Promise.all(workers);
  let lost = 0;
  for (const id of events) if (!(await send(`/v1/event/${id}`)).ok) lost += 1;
  for (const id of files) {
    const stored = Buffer.from(await (await send(`/v1/file/${id}`)).arrayBuffer());
    if (!stored.equals(pdf)) lost += 1;
  }
  const statuses = Object.entries(Object.groupBy(outcomes, ({ status }) => status));
  const counts = statuses.map(([status, same]) => `${same?.length} × ${status}`).join(', ');
  const longest = Math.round(Math.max(...outcomes.map(({ ms }) => ms)));
  console.log(
    `${name}: ${events.length + files.length} writes acknowledged, ${lost} lost; ${counts}; longest ${longest} ms`,
  );
  return lost === 0 && statuses.every(([status]) => ['200', '503'].includes(status));
}

async function noteOutcome(response: Response, onData: (data: unknown) => void = () => {}): Promise<string> {
  const text = await response.text();
  if (response.ok) onData(JSON.parse(text).data);
  return String(response.status);
}

/** Marks a tenth of the PDFs as unreferenced for eight days, if nothing references them. */
async function markUnreferenced(url: string): Promise<void> {
  await using database = openPostgres(url, 1, () => {}, 'none');
  await sql`update files set unused_since = now() - interval '8 days'
    where id in (select id from files order by id limit ${ROWS / 10})
      and not exists (select from upload_references where upload = files.id)`.execute(database.queries);
}

async function removeUploads(url: string): Promise<boolean> {
  await using database = openPostgres(url, 4, () => {}, 'transaction');
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const start = performance.now();
    await removeUnused({ database, now: () => new Date(), log: openLog('warn') });
    times.push(performance.now() - start);
  }
  const name = 'A round of removing unreferenced uploads';
  report({ name: `${name}, median`, value: median(times), unit: 'ms' });
  report({ name: `${name}, slowest`, value: Math.max(...times), unit: 'ms' });
  return Math.max(...times) < 1_000;
}

/** A PostgreSQL with rows: the one in `DATABASE_URL`, on a socket, or a new one that is filled. */
async function openServer(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL !== undefined) return { url: DATABASE_URL, stop: async () => {} };
  const postgres = await startMigratedServer(true);
  const url = postgres.url('postgres');
  await using database = openPostgres(url, 1, () => {}, 'none');
  const rows = { items: ROWS / 100, users: ROWS, posts: ROWS, certificates: 0, lines: 0, uploads: ROWS };
  await insertRows(database.queries, rows);
  return { url, stop: () => postgres.stop() };
}

const folder = await mkdtemp(join(tmpdir(), 'cpd-instances-'));
const server = await openServer();
const address = new URL(server.url);
const socket = '.s.PGSQL.5432';
const database = await PausableProxy.start(
  { path: join(folder, socket) },
  { path: join(address.searchParams.get('host') ?? '', socket) },
);
address.searchParams.set('host', folder);
// PgBouncer runs as another user.
await Promise.all([chmod(folder, 0o755), chmod(join(folder, socket), 0o777)]);
const bouncer = await PgBouncer.start(address.href, 20);
const bucket = await startS3Stub();
const storage = await PausableProxy.start(
  { port: 0, host: '127.0.0.1' },
  { port: Number(new URL(bucket.endpoint).port), host: '127.0.0.1' },
);
const cluster = new Cluster([await freePort(), await freePort(), await freePort()], {
  DATA_DIR: folder,
  DATABASE_URL: bouncer.url(address.href),
  DATABASE_POOLER: 'transaction',
  STORAGE: 's3',
  S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
  S3_BUCKET: 'uploads',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  TRUSTED_PROXIES: '127.0.0.1',
  TOKEN_SECRET: 'k'.repeat(32),
  DRAIN_SECONDS: '2',
});

const benchmarks: Readonly<Record<string, () => Promise<boolean>>> = {
  async lists() {
    const target = { origin: cluster.origin, accessToken: await cluster.signIn() };
    return (await measureLists('three instances', target, LARGE_LISTS, LIST_CONNECTIONS)) <= 300;
  },
  async uploads() {
    await markUnreferenced(server.url);
    return removeUploads(bouncer.url(address.href));
  },
  outages: () =>
    underLoad('PostgreSQL for 10 s, then the storage for 20 s', cluster, async () => {
      await pause(SETTLE_MS);
      await database.pause(POSTGRES_OUTAGE_MS);
      await pause(SETTLE_MS);
      await storage.pause(STORAGE_OUTAGE_MS);
      await pause(SETTLE_MS);
    }),
  rollout: () =>
    underLoad('One instance after another replaced', cluster, async () => {
      for (let index = 0; index < 3; index += 1) await cluster.replace(index, 'SIGTERM');
      await pause(SETTLE_MS);
    }),
  kills: () =>
    underLoad(`${KILLS} kills, one every 5 s`, cluster, async () => {
      for (let index = 0; index < KILLS; index += 1) {
        await Promise.all([cluster.replace(index, 'SIGKILL'), pause(KILL_INTERVAL_MS)]);
      }
      await pause(SETTLE_MS);
    }),
};

try {
  await cluster.start();
  const chosen = process.argv[3];
  for (const [name, run] of Object.entries(benchmarks)) {
    if (chosen !== undefined && chosen !== name) continue;
    if (!(await run())) process.exitCode = 1;
  }
} finally {
  await cluster.stop();
  await bouncer.stop();
  await Promise.all([database.stop(), storage.stop(), bucket.stop()]);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
