import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMigratedServer } from '../../services/backend/src/testing/startMigratedServer.ts';
import { startProduct } from '../product.ts';
import { fillLists, idOfRow, type Rows, signInApi } from './fill.ts';
import { LARGE_LISTS, measureLists } from './measureLists.ts';

const ROWS = 10_000;
const CONNECTIONS = 50;

/** The course list is excluded: it is unpaged (rule B8), and 10,000 courses are 2.4 MB. */
const lists = {
  'events, first page': '/v1/event?page=1&size=10',
  'events, page 500': '/v1/event?page=500&size=10',
  'events, 100 a page': '/v1/event?page=1&size=100',
  'posts in review': '/v1/post/?status=2&page=1&size=10',
  'posts by a keyword': '/v1/post/?status=2&page=1&size=10&keyword=99',
  users: '/v1/user?page=1&size=10',
  'certificate groups': '/v1/certificate-group?page=1&size=10',
};

/** The data of a national association after some years. */
const LARGE: Rows = { items: 10_000, users: 100_000, posts: 1_000_000, certificates: 100_000, lines: 0 };

const HISTORY: Rows = { items: 20_000, users: 1, posts: 0, certificates: 0, lines: 1_000_000 };
/** Only administrators read the history. */
const HISTORY_CONNECTIONS = 10;

const historyLists = {
  'first page': '/v1/activity?page=1',
  'page 50,000': '/v1/activity?page=50000',
  'last page': '/v1/activity?page=100000',
  'one item': `/v1/activity?subject=${idOfRow(77)}`,
  'one administrator': '/v1/activity?actor=admin-1',
  'one administrator, page 18,000': '/v1/activity?actor=admin-1&page=18000',
  'one administrator, by a word': '/v1/activity?actor=admin-1&keyword=ethics',
  'by a number': '/v1/activity?keyword=12345',
  'by the beginning of a title': '/v1/activity?keyword=ethics%20lect',
  'by a whole title': '/v1/activity?keyword=ethics%20lecture%2012345%20on%20the%20care%20of%20the%20heart',
  'by what a quarter has': '/v1/activity?keyword=changed%20title',
  'by what a quarter has, last page': '/v1/activity?keyword=changed%20title&page=100',
  'by an administrator, last page': '/v1/activity?keyword=grace%2012&page=100',
  'by two letters of many': '/v1/activity?keyword=99',
  'by two letters of none': '/v1/activity?keyword=zq',
  'by a word of none': '/v1/activity?keyword=zebra',
};

interface Measured {
  readonly rows: number | Rows;
  /** The lists by name. */
  readonly paths: Readonly<Record<string, string>>;
  /** The number of concurrent connections. @default 50 */
  readonly connections?: number;
}

async function measureOverPostgres(engine: string, measured?: Measured) {
  const postgres = await startMigratedServer();
  try {
    await measure(engine, { DATABASE_URL: postgres.url('postgres') }, measured);
  } finally {
    await postgres.stop();
  }
}

async function measure(
  engine: string,
  environment: { DATABASE_URL?: string },
  { rows, paths, connections = CONNECTIONS }: Measured = { rows: ROWS, paths: lists },
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'cpd-lists-'));
  const product = await startProduct({ dataDir, environment: { ...environment, CAPTCHA_PROVIDER: 'off' } });
  try {
    await fillLists(product, { dataDir, databaseUrl: environment.DATABASE_URL ?? null }, rows);
    const { accessToken } = await signInApi(product);
    await measureLists(engine, { origin: product.origin, accessToken }, paths, connections);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  embedded: () => measure('embedded database', {}),
  postgres: () => measureOverPostgres('PostgreSQL'),
  large: () => measureOverPostgres('large', { rows: LARGE, paths: LARGE_LISTS }),
  history: () =>
    measureOverPostgres('history', { rows: HISTORY, paths: historyLists, connections: HISTORY_CONNECTIONS }),
};
const chosen = process.argv[3];
for (const [name, run] of Object.entries(benchmarks)) if (chosen === undefined || chosen === name) await run();
