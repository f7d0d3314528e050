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
import type { Load, LoadResult } from './load.ts';

/** Rows of each list. */
const ROWS = 10_000;
const CONNECTIONS = 16;
const ROUND_MS = 700;
/** Rounds of each measurement; the bare route is measured in each, so that a busy machine slows both alike. */
const ROUNDS = 9;
/** What the paged lists have to reach of the bare route's requests per second. */
const LEAST_RATIO = 0.6;

const lists = [
  ['events, first page', '/v1/event?page=1&size=10'],
  ['events, page 500', '/v1/event?page=500&size=10'],
  ['posts in review', '/v1/post/?status=2&page=1&size=10'],
  ['users', '/v1/user?page=1&size=10'],
  ['certificate groups', '/v1/certificate-group?page=1&size=10'],
] as const;

async function fill({ queries }: Database): Promise<void> {
  const id = sql`lpad(to_hex(n), 24, '0')`;
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
function bareRoute(database: Database): Hono {
  const id = '1'.padStart(24, '0');
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

/** Measures one list against the bare route, round by round; gives both medians. */
async function compare(origin: string, path: string, headers: Record<string, string>, rounds = ROUNDS) {
  const measure = (target: string) =>
    load({ url: `${origin}${target}`, headers, connections: CONNECTIONS, milliseconds: ROUND_MS });
  const bare: number[] = [];
  const own: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push((await measure('/bare')).requestsPerSecond);
    const result = await measure(path);
    if (result.failures > 0) throw new Error(`${path} failed ${result.failures} times.`);
    own.push(result.requestsPerSecond);
  }
  const ratios = own.map((value, round) => value / (bare[round] ?? value));
  return { bare: median(bare), own: median(own), ratio: median(ratios) };
}

async function benchmark(name: string, environment: Record<string, string>): Promise<boolean> {
  const config = readConfig({ LOG_LEVEL: 'warn', CAPTCHA_PROVIDER: 'off', ...environment });
  const database = await openDatabase(config, () => {});
  await fill(database);
  const deps: Deps = {
    config,
    database,
    lists: new ListCache(database),
    storage: memoryStorage(),
    keys: [tokenKey('a key for measuring, and for nothing else')],
    log: pino({ level: config.logLevel }),
    metrics: new Metrics(),
    identity: null,
    sites: { admin: null, public: null },
    lifecycle: { isStopping: false },
    now: () => new Date(),
    checkAnswers: false,
  };
  const tokens = await new Sessions(database, deps.keys, deps.now).start({ id: 'bench', passwordHash: 'x' });
  const headers = { authorization: `Bearer ${tokens?.accessToken}` };
  const [app, bare] = [createApp(deps), bareRoute(database)];
  const listening = await listen('127.0.0.1', 0);
  listening.serve({ fetch: (request, env) => (request.url.endsWith('/bare') ? bare : app).fetch(request, env) });
  const origin = `http://127.0.0.1:${listening.port}`;
  let isEnough = true;
  print(`\n${name}, ${ROWS} rows a list, ${CONNECTIONS} connections; requests per second`);
  for (const [list, path] of lists) {
    const { own, bare: floor, ratio } = await compare(origin, path, headers);
    const isOver = ratio >= LEAST_RATIO;
    isEnough &&= isOver;
    print(
      `${list.padEnd(22)} ${own.toFixed(0).padStart(6)} of ${floor.toFixed(0).padStart(6)}  ${(ratio * 100).toFixed(0).padStart(4)} %${isOver ? '' : '  TOO LITTLE'}`,
    );
  }
  const { own } = await compare(origin, '/v1/course', headers, 1);
  const answer = await fetch(`${origin}/v1/course`, { headers });
  const megabytes = (await answer.arrayBuffer()).byteLength / 1e6;
  print(
    `all courses, unpaged   ${own.toFixed(0).padStart(6)} of ${megabytes.toFixed(1)} MB each, ${(own * megabytes).toFixed(0)} MB/s`,
  );
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
