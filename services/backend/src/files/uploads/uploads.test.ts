import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { finishDeletions } from '../../people/userDeletion/deletePerson.ts';
import { deleteUsers } from '../../people/userDeletion/store.ts';
import { openLog } from '../../running/openLog.ts';
import { seedFile, seedGroup, seedImage, seedPost, seedUser } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { S3Storage } from '../storage/S3Storage.ts';
import { startS3Stub } from '../storage/s3Stub.fixture.ts';
import { removeUnused } from './removeUnused.ts';
import { storeUpload } from './storeUpload.ts';

const HOUR = 60 * 60_000;
const WEEK = 7 * 24 * HOUR;
let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** The maintenance jobs of a process, in their order. */
async function upkeep(deps = api.deps): Promise<void> {
  await removeUnused(deps);
  await finishDeletions(deps, null);
}

/** Lets time pass for the service, and for the database, whose clock notes since when uploads are unused. */
async function pass(milliseconds: number): Promise<void> {
  api.pass(milliseconds);
  for (const table of ['images', 'files'] as const) {
    const unused_since = sql<Date>`unused_since - ${milliseconds} * interval '1 millisecond'`;
    await api.deps.database.queries.updateTable(table).set({ unused_since }).execute();
  }
}

async function addImage(): Promise<string> {
  const id = await seedImage(api.deps.database);
  await api.deps.storage.put(id, Buffer.from('pixels'), 'image/png');
  return id;
}

async function isKept(id: string): Promise<boolean> {
  const { queries } = api.deps.database;
  const rows = [
    ...(await queries.selectFrom('images').select('id').where('id', '=', id).execute()),
    ...(await queries.selectFrom('files').select('id').where('id', '=', id).execute()),
  ];
  return rows.length > 0;
}

async function addCourse(fields: { cover_image_id?: string; file_id?: string }): Promise<string> {
  const { data } = (await api.request('POST /v1/course/draft')).json;
  await api.deps.database.queries.updateTable('courses').set(fields).where('id', '=', data).execute();
  return data;
}

test('the database tracks every column with a foreign key to an upload', async () => {
  const { rows } = await sql<{ place: string; isTracked: boolean }>`
    select con.conrelid::regclass || '.' || att.attname as place, exists (
      select from pg_trigger where tgrelid = con.conrelid and tgname = 'track_' || att.attname and tgenabled = 'O'
    ) as "isTracked"
    from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid in ('images'::regclass, 'files'::regclass)
  `.execute(api.deps.database.queries);
  expect(rows.length).toBeGreaterThan(7);
  expect(rows.filter(({ isTracked }) => !isTracked)).toEqual([]);
});

const referencesOf = async () => {
  const references = api.deps.database.queries.selectFrom('upload_references').select(['upload', 'owner']);
  return (await references.orderBy('owner').execute()).map(({ upload, owner }) => `${owner}: ${upload}`);
};

test('references follow the rows through changes and deletions', async () => {
  const { database } = api.deps;
  const [cover, other, file] = [await addImage(), await addImage(), await seedFile(database)];
  const course = await addCourse({ cover_image_id: cover, file_id: file });
  expect(await referencesOf()).toEqual([
    `courses/cover_image_id/${course}: ${cover}`,
    `courses/file_id/${course}: ${file}`,
  ]);
  await api.request('PATCH /v1/course', { body: { id: course, cover: other, file: null } });
  expect(await referencesOf()).toEqual([`courses/cover_image_id/${course}: ${other}`]);
  await api.request(`DELETE /v1/course/${course}`);
  const user = await seedUser(database);
  const post = await seedPost(database, { user, cover, files: [file, file] });
  expect(await referencesOf()).toEqual([
    `bin/course/${course}: ${other}`,
    `post_files/file_id/${post}/0: ${file}`,
    `post_files/file_id/${post}/1: ${file}`,
    `posts/cover_image_id/${post}: ${cover}`,
  ]);
  await database.queries.deleteFrom('users').where('id', '=', user).execute();
  expect(await referencesOf()).toEqual([`bin/course/${course}: ${other}`]);
});

describe('an upload that another service refers to', () => {
  const refer = (upload: string) =>
    api.deps.database.queries.insertInto('upload_references').values({ upload, owner: 'mobile/avatar/7' }).execute();

  test('stays until the service releases it, and then has a week', async () => {
    const [image, file] = [await addImage(), await seedFile(api.deps.database)];
    await refer(image);
    await refer(file);
    await upkeep();
    await pass(2 * WEEK);
    await upkeep();
    expect([await isKept(image), await isKept(file)]).toEqual([true, true]);
    await api.deps.database.queries.deleteFrom('upload_references').where('owner', '=', 'mobile/avatar/7').execute();
    await upkeep();
    await pass(WEEK);
    await upkeep();
    expect([await isKept(image), await isKept(file)]).toEqual([false, false]);
  });

  test('has to exist, and cannot be deleted', async () => {
    await expect(refer('no upload')).rejects.toMatchObject({ code: '23503' });
    const image = await addImage();
    await refer(image);
    const deletion = api.deps.database.queries.deleteFrom('images').where('id', '=', image).execute();
    await expect(deletion).rejects.toMatchObject({ code: '23503' });
  });
});

test('an upload that is used after its week stays, and does not block others', async () => {
  const [used, unused] = [await addImage(), await addImage()];
  await addCourse({ cover_image_id: used });
  await pass(WEEK);
  await removeUnused(api.deps, 1);
  await removeUnused(api.deps, 1);
  expect([await isKept(used), await isKept(unused)]).toEqual([true, false]);
  const { queries } = api.deps.database;
  const { unused_since } = await queries
    .selectFrom('images')
    .selectAll()
    .where('id', '=', used)
    .executeTakeFirstOrThrow();
  expect(unused_since).toBeNull();
});

describe('an upload that a table of another service refers to', () => {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(api.deps.database.queries);
  beforeEach(() => run(sql`create table other_service (image_id text references images (id))`));
  afterEach(() => run(sql`drop table if exists other_service`));

  test('stays when its week is over, with one warning, and the others are removed', async () => {
    const [first, referred, last] = [await addImage(), await addImage(), await addImage()];
    await run(sql`insert into other_service values (${referred})`);
    const warnings: string[] = [];
    const deps = { ...api.deps, log: openLog('warn', { write: (line: string) => warnings.push(line) }) };
    await upkeep(deps);
    await pass(WEEK);
    await upkeep(deps);
    expect([await isKept(first), await isKept(referred), await isKept(last)]).toEqual([false, true, false]);
    expect(await api.deps.storage.read(referred)).not.toBeNull();
    await upkeep(deps);
    expect(warnings.map((line) => JSON.parse(line).ids)).toEqual([[referred]]);
    await run(sql`drop table other_service`);
    await pass(WEEK);
    await upkeep(deps);
    expect(await isKept(referred)).toBe(false);
  });

  test('stays when the person who posted it is deleted, without preventing that', async () => {
    const cover = await addImage();
    const user = await seedUser(api.deps.database);
    await seedPost(api.deps.database, { user, cover });
    await run(sql`insert into other_service values (${cover})`);
    await api.deps.database.transaction((queries) => deleteUsers(queries, [user], [], api.deps.now()));
    expect(await isKept(cover)).toBe(true);
    const { queries } = api.deps.database;
    expect(await queries.selectFrom('users').select('id').where('id', '=', user).execute()).toEqual([]);
  });
});

test('an upload that nothing shows is removed with its bytes after a week, and not before', async () => {
  const image = await addImage();
  const file = await seedFile(api.deps.database);
  await upkeep();
  await pass(WEEK - HOUR);
  await upkeep();
  expect([await isKept(image), await isKept(file)]).toEqual([true, true]);
  await pass(HOUR);
  await upkeep();
  expect([await isKept(image), await isKept(file)]).toEqual([false, false]);
  expect(await api.deps.storage.read(image)).toBeNull();
  expect(await api.deps.database.queries.selectFrom('pending_deletions').select('id').execute()).toEqual([]);
});

test('an upload that nothing shows has its week from the time when it became unused, even if it is old', async () => {
  const image = await addImage();
  const course = await addCourse({ cover_image_id: image });
  await upkeep();
  await pass(2 * WEEK);
  await api.request('PATCH /v1/course', { body: { id: course, cover: null } });
  await upkeep();
  await pass(WEEK - HOUR);
  await upkeep();
  expect(await isKept(image)).toBe(true);
  await pass(HOUR);
  await upkeep();
  expect(await isKept(image)).toBe(false);
});

test('an upload that nothing shows stays when it is used in time, and then has a full week again', async () => {
  const image = await addImage();
  await upkeep();
  await pass(WEEK - HOUR);
  const course = await addCourse({ cover_image_id: image });
  await pass(2 * HOUR);
  await upkeep();
  await api.request(`DELETE /v1/course/${course}`);
  await upkeep();
  await pass(WEEK - HOUR);
  await upkeep();
  expect(await isKept(image)).toBe(true);
});

test('an upload that nothing shows is removed from an object storage as well', async () => {
  const stub = await startS3Stub();
  const config = { region: 'eu', bucket: 'uploads', keys: { accessKeyId: 'key', secretAccessKey: 'secret' } };
  const storage = await S3Storage.open({ kind: 's3', endpoint: stub.endpoint, ...config });
  const deps = { ...api.deps, storage };
  const image = await seedImage(api.deps.database);
  await storage.put(image, Buffer.from('pixels'), 'image/png');
  await upkeep(deps);
  await pass(WEEK);
  stub.respondNext(403);
  await expect(upkeep(deps)).rejects.toThrow('Not everything');
  expect(await storage.read(image)).not.toBeNull();
  await upkeep(deps);
  expect(await storage.read(image)).toBeNull();
  await stub.stop();
});

test('an upload that nothing shows is removed once by several processes at the same moment', async () => {
  const images = [await addImage(), await addImage(), await addImage()];
  await upkeep();
  await pass(WEEK);
  await Promise.all([upkeep(), upkeep(), upkeep()]);
  for (const image of images) expect([await isKept(image), await api.deps.storage.read(image)]).toEqual([false, null]);
});

test('an upload that nothing shows is either removed or used when both happen at the same moment, and its bytes are removed only with it', async () => {
  const image = await addImage();
  const { data: course } = (await api.request('POST /v1/course/draft')).json;
  await upkeep();
  await pass(WEEK);
  const [saved] = await Promise.all([
    api.request('PATCH /v1/course', { body: { id: course, cover: image } }),
    removeUnused(api.deps).catch(() => {
      // Rejected by the foreign key: it is used now, and the next run skips it.
    }),
  ]);
  await upkeep();
  const { cover } = (await api.request(`GET /v1/course/${course}`)).json;
  expect([200, 400, 409]).toContain(saved.status);
  expect(cover).toEqual(saved.status === 200 ? { _id: image } : null);
  expect((await api.deps.storage.read(image)) !== null).toBe(saved.status === 200);
});

test('an upload that something shows stays', async () => {
  const { database } = api.deps;
  const [cover, poster, eventCover, postCover] = [
    await addImage(),
    await addImage(),
    await addImage(),
    await addImage(),
  ];
  const [material, attached] = [await seedFile(database), await seedFile(database)];
  const group = await seedGroup(database);
  const { template_image_id: template } = await database.queries
    .selectFrom('certificate_groups')
    .select('template_image_id')
    .where('id', '=', group)
    .executeTakeFirstOrThrow();
  await addCourse({ cover_image_id: cover, file_id: material });
  const { data: event } = (await api.request('POST /v1/event/draft/')).json;
  await api.request('PATCH /v1/event', { body: { event, images: [poster], cover: eventCover } });
  await seedPost(database, { cover: postCover, files: [attached] });
  await upkeep();
  await pass(1_000 * HOUR);
  await upkeep();
  const used = [cover, poster, eventCover, postCover, template ?? '', material, attached];
  expect(await Promise.all(used.map(isKept))).toEqual(used.map(() => true));
});

describe('bytes without a row', () => {
  const upload = { key: 'interrupted', bytes: Buffer.from('pixels'), mimeType: 'image/png' };

  test('bytes without a row are removed after a day', async () => {
    const { storage } = api.deps;
    const put: typeof storage.put = async (...args) => {
      await storage.put(...args);
      throw new Error('died here');
    };
    const dying = { ...api.deps, storage: { ...storage, put } };
    await expect(storeUpload(dying, upload, async () => {})).rejects.toThrow('died');
    await upkeep();
    expect(await api.deps.storage.read(upload.key)).not.toBeNull();
    api.pass(24 * HOUR);
    await upkeep();
    expect(await api.deps.storage.read(upload.key)).toBeNull();
  });

  test('bytes whose row is rejected are removed by the next maintenance', async () => {
    const rejected = storeUpload(api.deps, upload, () => Promise.reject(new Error('rejected')));
    await expect(rejected).rejects.toThrow('rejected');
    await upkeep();
    expect(await api.deps.storage.read(upload.key)).toBeNull();
  });

  test('bytes with a row stay', async () => {
    const enter = vi.fn(async () => {});
    await storeUpload(api.deps, upload, enter);
    api.pass(48 * HOUR);
    await finishDeletions(api.deps, null);
    expect(await api.deps.storage.read(upload.key)).not.toBeNull();
    expect(enter).toHaveBeenCalledTimes(1);
  });
});
