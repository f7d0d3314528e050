import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Hono } from 'hono';
import { CompiledQuery, sql } from 'kysely';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { Sessions } from '../src/auth/Sessions.ts';
import { tokenKey } from '../src/auth/tokenKeys.ts';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/database/Database.ts';
import { ListCache } from '../src/database/ListCache.ts';
import { openDatabase } from '../src/database/open.ts';
import type { Deps } from '../src/deps.ts';
import { listen } from '../src/listen.ts';
import { Metrics } from '../src/metrics/Metrics.ts';
import { memoryStorage } from '../src/testing/memoryStorage.ts';
import { PostgresServer } from '../src/testing/PostgresServer.ts';
import type { Load, LoadResult, Target } from './load.ts';

/** Rows of each list. */
const ROWS = 10_000;
const CONNECTIONS = 16;
/** The bare route and a list take turns as short as this, so that a busy machine slows both alike. */
const TURN_MS = 100;
const ROUNDS = 41;
/** Rounds before those that count: the engine is still compiling. */
const WARM_UP_ROUNDS = 9;
/** What the lists have to reach of the bare route's requests per second. */
const LEAST_RATIO = 0.6;

const pagedLists = [
  ['events, first page', '/v1/event?page=1&size=10'],
  ['events, page 500', '/v1/event?page=500&size=10'],
  ['events, 100 a page', '/v1/event?page=1&size=100'],
  ['posts in review', '/v1/post/?status=2&page=1&size=10'],
  ['posts by a keyword', '/v1/post/?status=2&page=1&size=10&keyword=99'],
  ['users', '/v1/user?page=1&size=10'],
  ['certificate groups', '/v1/certificate-group?page=1&size=10'],
] as const;

/** A list call to measure. */
interface ListCall {
  readonly name: string;
  readonly target: Target;
  /** Whether the bench fails when it is too slow. */
  readonly hasToHold: boolean;
}

/** Every list, and all courses in three ways: anew, compressed as browsers ask for them, and known to the client already. */
async function listCalls(origin: string, headers: Record<string, string>): Promise<readonly ListCall[]> {
  const path = '/v1/course';
  const plain = await fetch(`${origin}${path}`, { headers: { ...headers, 'accept-encoding': 'identity' } });
  const size = (await plain.arrayBuffer()).byteLength;
  const etag = plain.headers.get('etag') ?? '';
  const packed = await fetch(`${origin}${path}`, { headers: { ...headers, 'accept-encoding': 'gzip' } });
  await packed.arrayBuffer();
  const packedSize = Number(packed.headers.get('content-length'));
  const courses = (name: string, target: Partial<Target>, hasToHold: boolean): ListCall => ({
    name: `all courses, ${name}`,
    target: { path, headers, status: 200, ...target },
    hasToHold,
  });
  return [
    ...pagedLists.map(([name, path]) => ({ name, target: { path, headers, status: 200 }, hasToHold: true })),
    courses('unchanged (304)', { headers: { ...headers, 'if-none-match': etag }, status: 304 }, true),
    courses(`${megabytes(packedSize)} gzip`, { headers: { ...headers, 'accept-encoding': 'gzip' } }, false),
    courses(`${megabytes(size)} plain`, {}, false),
  ];
}

async function fill({ queries }: Database): Promise<void> {
  // As long and as random as real ones, or the answers would compress better than they ever will.
  const id = sql`substr(md5(n::text), 1, 26)`;
  await sql`insert into certificate_groups (id, name, search, is_enabled) select ${id}, 'Group ' || n, 'GROUP ' || n, true from generate_series(1, ${sql.lit(ROWS)}) n`.execute(
    queries,
  );
  await sql`insert into courses (id, title, sequence, certificate_group_id) select ${id}, 'Course ' || n, n, ${id} from generate_series(1, ${sql.lit(ROWS)}) n`.execute(
    queries,
  );
  await sql`insert into events (id, hyperlink) select ${id}, 'https://cpd.example/' || n from generate_series(1, ${sql.lit(ROWS)}) n`.execute(
    queries,
  );
  await sql`insert into users (id, first_name, last_name, email) select ${id}, 'First ' || n, 'Last ' || n, n || '@cpd.example' from generate_series(1, ${sql.lit(ROWS)}) n`.execute(
    queries,
  );
  await sql`insert into posts (id, user_id, title, description, search, status) select ${id}, ${id}, 'Post ' || n, 'Words', 'POST ' || n, 2 + 2 * (n % 2) from generate_series(1, ${sql.lit(ROWS)}) n`.execute(
    queries,
  );
  await sql`insert into admins (id, username, password_hash) values ('bench', 'bench', 'x')`.execute(queries);
  await sql`vacuum analyze`.execute(queries);
}

/** The floor: a route without anything around it, which reads one row by its key with one prepared statement. */
async function bareRoute(database: Database): Promise<Hono> {
  const { id } = await database.queries.selectFrom('courses').select('id').limit(1).executeTakeFirstOrThrow();
  const statement = CompiledQuery.raw('select id, title, sequence from courses where id = $1', [id]);
  return new Hono().get('/bare', async (c) => c.json((await database.queries.executeQuery(statement)).rows[0]));
}

async function load(settings: Load): Promise<LoadResult> {
  const worker = new Worker(new URL('./load.ts', import.meta.url), { workerData: settings });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function figure(value: number, width = 6): string {
  return value.toFixed(0).padStart(width);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Measures a call against the bare route, turn by turn; gives the medians. */
async function compare(port: number, target: Target) {
  const bareTarget: Target = { path: '/bare', headers: {}, status: 200 };
  const rounds = await load({
    port,
    targets: [bareTarget, target],
    connections: CONNECTIONS,
    turnMs: TURN_MS,
    rounds: WARM_UP_ROUNDS + ROUNDS,
  });
  const counted = rounds.slice(WARM_UP_ROUNDS).map(([bare = 0, own = 0]) => ({ bare, own, ratio: own / bare }));
  return {
    bare: median(counted.map(({ bare }) => bare)),
    own: median(counted.map(({ own }) => own)),
    ratio: median(counted.map(({ ratio }) => ratio)),
  };
}

async function benchmark(name: string, environment: Record<string, string>): Promise<boolean> {
  const config = readConfig({ CAPTCHA_PROVIDER: 'off', ...environment });
  const database = await openDatabase(config, () => {});
  await fill(database);
  const deps: Deps = {
    config,
    database,
    lists: new ListCache(database),
    storage: memoryStorage(),
    keys: [tokenKey('a key for measuring, and for nothing else')],
    // Each call writes its line, as it does in production.
    log: pino({ level: config.logLevel }, pino.destination({ dest: '/dev/null', sync: false })),
    metrics: new Metrics(),
    identity: null,
    sites: { admin: null, public: null },
    lifecycle: { isStopping: false },
    now: () => new Date(),
    checkAnswers: false,
  };
  const tokens = await new Sessions(database, deps.keys, deps.now).start({ id: 'bench', passwordHash: 'x' });
  const headers = { authorization: `Bearer ${tokens?.accessToken}` };
  const [app, bare] = [createApp(deps), await bareRoute(database)];
  const listening = await listen('127.0.0.1', 0);
  listening.serve({ fetch: (request, env) => (request.url.endsWith('/bare') ? bare : app).fetch(request, env) });
  print(`\n${name}, ${ROWS} rows a list, ${CONNECTIONS} connections; requests per second`);
  let isEnough = true;
  for (const { name: list, target, hasToHold } of await listCalls(`http://127.0.0.1:${listening.port}`, headers)) {
    const { own, bare: floor, ratio } = await compare(listening.port, target);
    const isOver = ratio >= LEAST_RATIO;
    if (hasToHold) isEnough &&= isOver;
    const verdict = isOver ? '' : hasToHold ? '  TOO LITTLE' : '  (not held, see docs/operations.md)';
    print(`${list.padEnd(36)} ${figure(own)} of ${figure(floor)}  ${figure(ratio * 100, 4)} %${verdict}`);
  }
  await listening.stop();
  await database.close();
  return isEnough;
}

const folder = await mkdtemp(join(tmpdir(), 'cpd-bench-'));
const postgres = await PostgresServer.start();
try {
  const results = [
    await benchmark('Embedded database', { DATA_DIR: folder }),
    await benchmark('PostgreSQL', { DATABASE_URL: postgres.url('postgres') }),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
