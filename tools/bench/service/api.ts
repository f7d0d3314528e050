import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { pino } from 'pino';
import { createApp } from '../../../services/backend/src/app.ts';
import { Sessions } from '../../../services/backend/src/auth/Sessions.ts';
import { tokenKey } from '../../../services/backend/src/auth/tokenKeys.ts';
import { readConfig } from '../../../services/backend/src/config.ts';
import type { Database } from '../../../services/backend/src/database/Database.ts';
import { openDatabase } from '../../../services/backend/src/database/open.ts';
import type { Deps } from '../../../services/backend/src/deps.ts';
import { listen } from '../../../services/backend/src/listen.ts';
import { Metrics } from '../../../services/backend/src/metrics/Metrics.ts';
import { memoryStorage } from '../../../services/backend/src/testing/memoryStorage.ts';
import { PostgresServer } from '../../../services/backend/src/testing/PostgresServer.ts';
import type { Load, LoadResult, Target } from './load.ts';

/** Rows of each list. */
const ROWS = 10_000;
const CONNECTIONS = 50;
const DURATION_MS = 4_000;
const WARM_UP_MS = 1_000;
/** The longest that 99 of 100 calls may take, in milliseconds. */
const MOST_MS = 250;

const lists = [
  ['events, first page', '/v1/event?page=1&size=10'],
  ['events, page 500', '/v1/event?page=500&size=10'],
  ['events, 100 a page', '/v1/event?page=1&size=100'],
  ['posts in review', '/v1/post/?status=2&page=1&size=10'],
  ['posts by a keyword', '/v1/post/?status=2&page=1&size=10&keyword=99'],
  ['users', '/v1/user?page=1&size=10'],
  ['certificate groups', '/v1/certificate-group?page=1&size=10'],
] as const;

/** The course list is never paged (rule B8): 2.4 MB, whose time is told and not held to the limit. */
const WHOLE_LIST = ['all courses, compressed (not held)', '/v1/course'] as const;
const WHOLE_LIST_CONNECTIONS = 5;

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

async function load(settings: Load): Promise<LoadResult> {
  const worker = new Worker(new URL('./load.ts', import.meta.url), { workerData: settings });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What so many of 100 calls did not exceed, in whole milliseconds. */
function percentile(durations: LoadResult, percent: number): number {
  const sorted = durations.toSorted((a, b) => a - b);
  return Math.ceil(sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0);
}

async function benchmark(name: string, environment: Record<string, string>): Promise<boolean> {
  const config = readConfig({ CAPTCHA_PROVIDER: 'off', ...environment });
  const database = await openDatabase(config, () => {});
  await fill(database);
  const deps: Deps = {
    config,
    database,
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
  const listening = await listen('127.0.0.1', 0);
  listening.serve(createApp(deps));
  print(`\n${name}, ${ROWS} rows a list, ${CONNECTIONS} connections; milliseconds and calls per second`);
  let isFastEnough = true;
  for (const [call, path] of [...lists, WHOLE_LIST]) {
    const target: Target = { path, headers: { ...headers, 'accept-encoding': 'gzip' }, status: 200 };
    const isHeld = call !== WHOLE_LIST[0];
    const settings = { port: listening.port, target, connections: isHeld ? CONNECTIONS : WHOLE_LIST_CONNECTIONS };
    await load({ ...settings, durationMs: WARM_UP_MS });
    const durations = await load({ ...settings, durationMs: DURATION_MS });
    const p99 = percentile(durations, 99);
    const isSlow = isHeld && p99 > MOST_MS;
    isFastEnough &&= !isSlow;
    const rate = Math.round(durations.length / (DURATION_MS / 1000));
    const figures = `p50 ${percentile(durations, 50)}  p99 ${p99}  ${rate}/s`;
    print(`${call.padEnd(36)} ${figures}${isSlow ? '  TOO SLOW' : ''}`);
  }
  await listening.stop();
  await database.close();
  return isFastEnough;
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
