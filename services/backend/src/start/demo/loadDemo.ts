import type { Transaction } from 'kysely';
import { hashPassword } from '../../access/auth/password.ts';
import { writeFact } from '../../database/facts.ts';
import { acquireLock } from '../../database/locks.ts';
import type { Queries, Schema } from '../../database/schema.ts';
import type { Deps } from '../../http/Deps.ts';
import { createMissingRecords } from '../../people/certificates/store.ts';
import { newSecretToken } from '../../running/secrets/secretToken.ts';
import { DemoUploads } from './DemoUploads.ts';
import { writeDemoHistory } from './demoHistory.ts';
import { changedLastNames, demoRows } from './demoRows.ts';

/** The fact that the demo data were loaded once, even if they were removed since. */
const LOADED = 'demo-loaded';

/** The creation time of the demo's first administrator, which is before everything else, in milliseconds. */
const DEMO_AGE_MS = 70 * 24 * 60 * 60_000;

/** The creation time of the first administrator of a demo, so that everything else is later. */
export function demoStartDate(now: Date): Date {
  return new Date(now.getTime() - DEMO_AGE_MS);
}

/**
 * Loads the demo data into an empty database, once, and returns whether it did. Images are stored first and all rows
 * are entered together, so that after a crash in between the next start repeats it.
 */
export async function loadDemo(deps: Pick<Deps, 'database' | 'storage' | 'now'>): Promise<boolean> {
  if (!(await isNeeded(deps.database.queries))) return false;
  const uploads = new DemoUploads(deps.storage);
  const now = deps.now();
  const [rows, passwordHash] = await Promise.all([demoRows(uploads, now), hashPassword(newSecretToken())]);
  const isLoaded = await deps.database.transaction(async (queries) => {
    await acquireLock(queries, 'demo');
    if (!(await isNeeded(queries))) return false;
    await insertRows(queries, uploads, rows);
    await writeDemoHistory(queries, rows, now, passwordHash);
    return true;
  });
  // Another process was faster.
  if (!isLoaded) await uploads.discard();
  return isLoaded;
}

type DemoRows = Awaited<ReturnType<typeof demoRows>>;

/** Whether no demo was ever loaded, and the database is unused. */
async function isNeeded(queries: Queries): Promise<boolean> {
  const { isUsed } = await queries
    .selectNoFrom((from) =>
      from
        .or([
          from.exists(from.selectFrom('facts').select('name').where('name', '=', LOADED)),
          from.exists(from.selectFrom('courses').select('id')),
          from.exists(from.selectFrom('events').select('id')),
          from.exists(from.selectFrom('certificate_groups').select('id')),
          from.exists(from.selectFrom('users').select('id')),
        ])
        .as('isUsed'),
    )
    .executeTakeFirstOrThrow();
  return !isUsed;
}

async function insertRows(queries: Transaction<Schema>, uploads: DemoUploads, rows: DemoRows): Promise<void> {
  await queries.insertInto('images').values(uploads.images).execute();
  await queries.insertInto('files').values(uploads.files).execute();
  await queries.insertInto('users').values(rows.users).execute();
  await queries.insertInto('certificate_groups').values(rows.groups).execute();
  await queries.insertInto('courses').values(rows.courses).execute();
  await queries.insertInto('questions').values(rows.questions).execute();
  await queries.insertInto('events').values(rows.events).execute();
  await queries.insertInto('event_images').values(rows.posters).execute();
  await queries.insertInto('posts').values(rows.posts).execute();
  await queries.insertInto('post_files').values(rows.postFiles).execute();
  await queries.insertInto('certificates').values(rows.certificates).execute();
  await createMissingRecords(queries);
  for (const [email, lastName] of changedLastNames) {
    await queries.updateTable('users').set({ last_name: lastName }).where('email', '=', email).execute();
  }
  await writeFact(queries, LOADED, '1');
}
