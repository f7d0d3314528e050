import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openPostgres } from '../../services/backend/src/database/postgres.ts';
import { startMigratedServer } from '../../services/backend/src/testing/startMigratedServer.ts';
import { type Product, startProduct } from '../product.ts';
import { report } from './Figure.ts';
import { idOfRow, signInApi } from './fill.ts';

const CERTIFICATES = 100;
/** The default number of connections of a process. */
const DATABASE_CONNECTIONS = 10;
/** Other requests during the benchmark, over one connection each. */
const others = ['/v1/course', '/v1/event?page=1&size=10', '/v1/user?page=1&size=10', '/readyz'];

/** Measures how long other requests take while a hundred different certificates are drawn. */
const postgres = await startMigratedServer();
const dataDir = await mkdtemp(join(tmpdir(), 'cpd-certificates-'));
const databaseUrl = postgres.url('postgres');
const product = await startProduct({ dataDir, environment: { DATABASE_URL: databaseUrl, CAPTCHA_PROVIDER: 'off' } });
try {
  await issueCertificates(databaseUrl);
  const times = await timesAmongDrawings(product, (await signInApi(product)).accessToken);
  assert(times.length > CERTIFICATES, 'other calls are answered meanwhile');
  report({ name: 'slowest call among 100 drawings', value: Math.max(...times), unit: 'ms' });
} finally {
  await product.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Issues a certificate to each of a hundred users, in the demo's first group with a template. */
async function issueCertificates(databaseUrl: string): Promise<void> {
  const database = openPostgres(databaseUrl, 1, () => {});
  const { queries } = database;
  const group = sql`(select id from certificate_groups where template_image_id is not null order by ordinal limit 1)`;
  for (let number = 1; number <= CERTIFICATES; number += 1) {
    const id = idOfRow(number);
    const name = `Lovelace the ${number}th`;
    await sql`insert into users (id, first_name, last_name) values (${id}, 'Ada', ${name})`.execute(queries);
    await sql`insert into certificates (id, user_id, certificate_group_id) values (${id}, ${id}, ${group})`.execute(
      queries,
    );
  }
  await database.close();
}

/** Measures other requests while all certificates are requested at once, in milliseconds. */
async function timesAmongDrawings({ origin }: Product, accessToken: string): Promise<readonly number[]> {
  const get = async (path: string) => {
    const response = await fetch(origin + path, { headers: { authorization: `Bearer ${accessToken}` } });
    await response.arrayBuffer();
    return response.status;
  };
  // As in production, connections to the database are already open.
  await Promise.all(Array.from({ length: DATABASE_CONNECTIONS }, () => others.map(get)).flat());
  let areDrawn = false;
  const drawings = Promise.all(
    Array.from({ length: CERTIFICATES }, (_, index) => get(`/v1/certificate/preview/${idOfRow(index + 1)}`)),
  ).finally(() => {
    areDrawn = true;
  });
  const times: number[] = [];
  const ask = async (path: string) => {
    while (!areDrawn) {
      const begin = performance.now();
      assert.equal(await get(path), 200, path);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(others.map(ask));
  assert.deepEqual(new Set(await drawings), new Set([200]), 'every certificate is drawn');
  return times;
}
