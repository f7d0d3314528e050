import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Hono } from 'hono';
import { CompiledQuery, sql } from 'kysely';
import { pino } from 'pino';
import { createApp } from '../../../services/backend/src/app.ts';
import { Sessions } from '../../../services/backend/src/auth/Sessions.ts';
import { tokenKey } from '../../../services/backend/src/auth/tokenKeys.ts';
import { readConfig } from '../../../services/backend/src/config.ts';
import type { Database } from '../../../services/backend/src/database/Database.ts';
import { ListCache } from '../../../services/backend/src/database/ListCache.ts';
import { openDatabase } from '../../../services/backend/src/database/open.ts';
import type { Deps } from '../../../services/backend/src/deps.ts';
import { listen } from '../../../services/backend/src/listen.ts';
import { Metrics } from '../../../services/backend/src/metrics/Metrics.ts';
import { memoryStorage } from '../../../services/backend/src/testing/memoryStorage.ts';
import { PostgresServer } from '../../../services/backend/src/testing/PostgresServer.ts';
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
  /** The bare route it is compared with. */
  readonly floor: string;
}

/** Reads how all courses are answered, as it is and compressed as browsers ask for it, and known to the client already. */
async function readCourses(app: ReturnType<typeof createApp>, headers: Record<string, string>) {
  const read = async (encoding: string) => {
    const answer = await app.request('/v1/course', { headers: { ...headers, 'accept-encoding': encoding } });
    return { body: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get('etag') ?? '' };
  };
  return { plain: await read('identity'), gzip: await read('gzip') };
}

type Courses = Awaited<ReturnType<typeof readCourses>>;

/** Every list; and all courses, which are one answer of megabytes, against a row in which that answer stands ready. */
function listCalls({ plain, gzip }: Courses, headers: Record<string, string>): readonly ListCall[] {
  const list = (name: string, path: string): ListCall => ({
    name,
    target: { path, headers, status: 200 },
    floor: '/bare/row',
  });
  const courses = (name: string, extra: Record<string, string>, floor: string, status = 200): ListCall => ({
    name: `all courses, ${name}`,
    target: { path: '/v1/course', headers: { ...headers, ...extra }, status },
    floor,
  });
  return [
    ...pagedLists.map(([name, path]) => list(name, path)),
    courses('unchanged (304)', { 'if-none-match': plain.etag }, '/bare/row', 304),
    courses(`${megabytes(gzip.body.length)} gzip`, { 'accept-encoding': 'gzip' }, '/bare/gzip'),
    courses(`${megabytes(plain.body.length)} plain`, {}, '/bare/plain'),
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

/**
 * The floor: routes without anything around them, each of which reads one row by its key with one prepared statement: a
 * course, and all courses as they are answered.
 */
async function bareRoutes({ queries }: Database, { plain, gzip }: Courses): Promise<Hono> {
  const { id } = await queries.selectFrom('courses').select('id').limit(1).executeTakeFirstOrThrow();
  await sql`create table prepared (id text primary key, plain text, gzip bytea)`.execute(queries);
  await sql`insert into prepared values ('courses', ${plain.body.toString()}, ${gzip.body})`.execute(queries);
  const course = CompiledQuery.raw('select id, title, sequence from courses where id = $1', [id]);
  const prepared = (column: 'plain' | 'gzip') =>
    sql<{
      body: string | Uint8Array<ArrayBuffer>;
    }>`select ${sql.ref(column)} as body from prepared where id = ${'courses'}`.compile(queries);
  const send = (statement: ReturnType<typeof prepared>, encoding: string) => async () => {
    const { rows } = await queries.executeQuery(statement);
    const body = rows[0]?.body ?? '';
    const length = String(Buffer.byteLength(body));
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding, 'content-length': length };
    return new Response(body, { headers });
  };
  return new Hono()
    .get('/bare/row', async (c) => c.json((await queries.executeQuery(course)).rows[0]))
    .get('/bare/plain', send(prepared('plain'), 'identity'))
    .get('/bare/gzip', send(prepared('gzip'), 'gzip'));
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

/** Measures a call against its bare route, turn by turn; gives the medians. */
async function compare(port: number, { target, floor }: ListCall) {
  const bareTarget: Target = { path: floor, headers: {}, status: 200 };
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
  const app = createApp(deps);
  const courses = await readCourses(app, headers);
  const bare = await bareRoutes(database, courses);
  const listening = await listen('127.0.0.1', 0);
  listening.serve({ fetch: (request, env) => (request.url.includes('/bare/') ? bare : app).fetch(request, env) });
  print(`\n${name}, ${ROWS} rows a list, ${CONNECTIONS} connections; requests per second`);
  let isEnough = true;
  for (const call of listCalls(courses, headers)) {
    const { own, bare: floor, ratio } = await compare(listening.port, call);
    const isOver = ratio >= LEAST_RATIO;
    isEnough &&= isOver;
    const verdict = isOver ? '' : '  TOO LITTLE';
    print(`${call.name.padEnd(36)} ${figure(own)} of ${figure(floor)}  ${figure(ratio * 100, 4)} %${verdict}`);
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
