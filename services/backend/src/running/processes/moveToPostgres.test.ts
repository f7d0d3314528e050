// @module-tag release
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyDatabase } from '../../database/copyDatabase.ts';
import type { Database } from '../../database/Database.ts';
import { openEmbedded } from '../../database/embedded.ts';
import { fillRelease } from '../../database/fillRelease.fixture.ts';
import { migrate } from '../../database/migrate.ts';
import { openPostgres } from '../../database/postgres.ts';
import { TABLES } from '../../database/tables.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { runCommand } from './runCommand.fixture.ts';
import { Service } from './Service.fixture.ts';

let folder: string;
let settings: { DATA_DIR: string; DATABASE_URL: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cpd-move-'));
  settings = { DATA_DIR: folder, DATABASE_URL: (await createTestDatabase()) ?? '' };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('move-to-postgres copies everything, including sessions and the order of lists, and ends the cursors of events', async () => {
  const added = await runCommand('commands/admin.ts', ['key', 'add', 'mobile'], { env: { DATA_DIR: folder } });
  const key = /^cpd_\S+$/m.exec(added.out)?.[0] ?? '';
  const before = await Service.start({ DATA_DIR: folder });
  const { accessToken: token, refreshToken } = await before.signIn();
  const course = (await (await before.request('POST /v1/course/draft', { token })).json()).data;
  const choices = ['a', 'b', 'c', 'd'].map((text, index) => ({ text, isCorrect: index === 1 }));
  await before.request('POST /v1/quiz', { token, body: { course, question: 'Which?', choices } });
  const { next } = await (await before.request('GET /v1/service/events', { token: key })).json();
  for (let count = 0; count < 3; count += 1) await before.request('POST /v1/event/draft/', { token });
  const read = async (service: Service) =>
    Promise.all(
      ['/v1/event', `/v1/quiz/${course}`, '/v1/course'].map(async (path) =>
        (await service.request(`GET ${path}`, { token })).json(),
      ),
    );
  const expected = await read(before);
  await before.end('SIGTERM');

  expect(await runCommand('commands/moveToPostgres.ts', [], { env: settings })).toMatchObject({ err: '', code: 0 });
  const after = await Service.start({ ...settings, DATA_DIR: `${folder}/elsewhere` });
  expect(await read(after)).toEqual(expected);
  // The old database may have continued.
  expect((await after.request(`GET /v1/service/events?after=${next}`, { token: key })).status).toBe(410);
  expect((await after.request('POST /v1/auth/renew', { body: { refreshToken } })).status).toBe(200);
  const { data } = await (await after.request('POST /v1/event/draft/', { token })).json();
  expect((await (await after.request('GET /v1/event', { token })).json()).docs[0]._id).toBe(data);
  await after.end('SIGKILL');

  const again = await runCommand('commands/moveToPostgres.ts', [], { env: settings });
  expect(again).toMatchObject({ err: 'The database of DATABASE_URL is not empty; nothing was moved.\n', code: 1 });
});

test('every row is copied as it is, with what triggers have written, and new rows are numbered after it', async () => {
  await using from = await openEmbedded(null);
  await migrate(from);
  await fillRelease(from.queries);
  await using to = openPostgres((await createTestDatabase()) ?? '', 2, () => {});
  const rowsOf = async ({ queries }: Database, table: string) =>
    (await sql`select * from ${sql.table(table)} as row order by row`.execute(queries)).rows;
  await copyDatabase(from, to);
  for (const table of TABLES) {
    expect([table, await rowsOf(to, table)]).toEqual([table, await rowsOf(from, table)]);
  }
  const added = to.queries.insertInto('events').values({ id: 'new' }).returning('ordinal');
  const highest = to.queries.selectFrom('events').select(({ fn }) => fn.max('ordinal').as('ordinal'));
  const before = await highest.executeTakeFirstOrThrow();
  expect((await added.executeTakeFirstOrThrow()).ordinal).toBe(before.ordinal + 1);
});

test('copies nothing, and creates nothing, without an embedded database', async () => {
  const env = { DATA_DIR: join(folder, 'mistyped'), DATABASE_URL: settings.DATABASE_URL };
  const { err, code } = await runCommand('commands/moveToPostgres.ts', [], { env });
  expect([err, code]).toEqual([
    `There is no embedded database in ${env.DATA_DIR}; set DATA_DIR to the folder that has it.\n`,
    1,
  ]);
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

test('says in one sentence that no target is configured', async () => {
  const { err, code } = await runCommand('commands/moveToPostgres.ts', [], { env: { DATA_DIR: folder } });
  expect([err, code]).toEqual(['Set DATABASE_URL to the PostgreSQL to move to.\n', 1]);
});
