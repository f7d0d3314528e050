import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { missingForCertificateGroup, missingForCourse, missingForEvent } from '@cpd/domain/readiness';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/Database.ts';
import type { Schema } from '../../database/schema.ts';
import type { Storage } from '../../files/storage/Storage.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { demoLinks } from './demoLinks.ts';
import { loadDemo } from './loadDemo.ts';

const now = () => new Date('2026-03-01T09:00:00Z');

async function countOf({ queries }: Database, table: keyof Schema): Promise<number> {
  const { count } = await queries
    .selectFrom(table)
    .select((from) => from.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A storage that fails after this many uploads, like a full disk. */
function failingStorage(storage: Storage, uploads: number): Storage {
  let left = uploads;
  return {
    put: async (...upload) => {
      left -= 1;
      if (left < 0) throw new Error('No space left.');
      await storage.put(...upload);
    },
    read: (...request) => storage.read(...request),
    delete: (key) => storage.delete(key),
  };
}

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('loadDemo leaves no visible data when it is interrupted', async () => {
  const storage = failingStorage(api.deps.storage, 3);
  await expect(loadDemo({ ...api.deps, storage })).rejects.toThrow('No space left.');
  expect(await countOf(api.deps.database, 'images')).toBe(0);
  expect(await countOf(api.deps.database, 'certificate_groups')).toBe(0);
});

test('loadDemo loads everything at the next start', async () => {
  expect(await loadDemo({ ...api.deps, now })).toBe(true);
  const tables = ['courses', 'events', 'certificate_groups', 'users', 'certificates'] as const;
  expect(await Promise.all(tables.map((table) => countOf(api.deps.database, table)))).toEqual([28, 34, 12, 57, 63]);
});

test('loadDemo changes nothing at later starts', async () => {
  const before = await countOf(api.deps.database, 'images');
  expect(await loadDemo(api.deps)).toBe(false);
  expect(await countOf(api.deps.database, 'images')).toBe(before);
});

test('loadDemo shows at least 30 posts in each tab of the feed, several in review with PDFs', async () => {
  const { queries } = api.deps.database;
  const inStatus = async (status: number) =>
    (await queries.selectFrom('posts').select('id').where('status', '=', status).execute()).length;
  expect(await inStatus(2)).toBeGreaterThanOrEqual(30);
  expect(await inStatus(4)).toBeGreaterThanOrEqual(30);
  const withFiles = queries.selectFrom('posts').innerJoin('post_files', 'post_files.post_id', 'posts.id');
  const rows = await withFiles.select('posts.id').where('status', '=', 2).distinct().execute();
  expect(rows.length).toBeGreaterThanOrEqual(5);
});

test('loadDemo numbers the courses without gaps and has drafts at every stage', async () => {
  const { json } = await api.request('GET /v1/course');
  expect(json.docs.map(({ sequence }: { sequence: number }) => sequence)).toEqual(
    Array.from({ length: 28 }, (_, i) => i + 1),
  );
  const stages = json.docs.map((course: Parameters<typeof missingForCourse>[0] & { isEnable: boolean }) =>
    course.isEnable ? 'enabled' : missingForCourse(course).length,
  );
  expect(new Set(stages)).toEqual(new Set(['enabled', 0, 1, 3, 4, 5]));
});

test('loadDemo enables only complete items', async () => {
  const { json } = await api.request('GET /v1/course');
  for (const course of json.docs) if (course.isEnable) expect(missingForCourse(course)).toEqual([]);
  const groups = await api.request('GET /v1/certificate-group?size=100');
  for (const group of groups.json.docs) if (group.isEnable) expect(missingForCertificateGroup(group)).toEqual([]);
  const { queries } = api.deps.database;
  const events = await queries.selectFrom('events').selectAll().where('is_enabled', '=', true).execute();
  expect(events.length).toBeGreaterThan(20);
  for (const { id, cover_image_id } of events) {
    const images = await queries
      .selectFrom('event_images')
      .select('image_id as _id')
      .where('event_id', '=', id)
      .execute();
    expect(missingForEvent({ cover: cover_image_id === null ? null : { _id: cover_image_id }, images })).toEqual([]);
  }
});

test('loadDemo has a history of the weeks before', async () => {
  const { queries } = api.deps.database;
  const written = await queries.selectFrom('audit').selectAll().orderBy('ordinal').execute();
  // The lines before and after belong to this test's own sign-in.
  const lines = written.filter(({ at }) => at < now());
  expect(new Set(lines.map(({ actor_name }) => actor_name))).toEqual(new Set(['ada', 'ines', 'samuel', null]));
  const moments = lines.map(({ at }) => at.getTime());
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  for (const { id, title, is_enabled } of await queries.selectFrom('courses').selectAll().execute()) {
    const itemLines = lines.filter(({ subject }) => subject === id);
    expect(itemLines.map(({ action }) => action)).toContain('course.created');
    expect(itemLines.some(({ action }) => action === 'course.enabled')).toBe(is_enabled);
    expect(itemLines.at(-1)?.title).toBe(title);
  }
  const disabled = await queries.selectFrom('admins').select('username').where('disabled_at', 'is not', null).execute();
  expect(disabled).toEqual([{ username: 'ines' }, { username: 'samuel' }]);
  const withdrawn = queries.selectFrom('certificates').select('id').where('withdrawn_at', 'is not', null);
  const { id } = await withdrawn.executeTakeFirstOrThrow();
  expect(lines.filter(({ subject }) => subject === id)).toMatchObject([{ action: 'certificate.withdrawn' }]);
});

test('loadDemo gives every question four different choices, with the correct one at varying positions', async () => {
  const questions = await api.deps.database.queries.selectFrom('questions').select(['course_id', 'choices']).execute();
  const places = questions.map(({ choices }) => choices.findIndex(({ isCorrect }) => isCorrect));
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  for (const { choices } of questions) {
    expect(new Set(choices.map(({ text }) => text)).size).toBe(4);
    expect(choices.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
  }
  const perCourse = Map.groupBy(questions, ({ course_id }) => course_id);
  for (const [, list] of perCourse) expect([3, 4, 5, 6, 7, 8, 12]).toContain(list.length);
});

test('loadDemo requires no more correct answers than questions are shown', async () => {
  const { json } = await api.request('GET /v1/course');
  for (const { passCondition, quizLimit, questionCount } of json.docs) {
    expect(passCondition).toBeLessThanOrEqual(quizLimit);
    expect(quizLimit).toBeLessThanOrEqual(questionCount);
  }
});

test('loadDemo stores real images and PDFs of several pages under every id', async () => {
  const { queries } = api.deps.database;
  for (const { id, width, height, byte_size } of await queries.selectFrom('images').selectAll().execute()) {
    const bytes = await buffer((await api.deps.storage.read(id)) ?? new ReadableStream());
    const image = await loadImage(bytes);
    expect([image.width, image.height, bytes.length]).toEqual([width, height, byte_size]);
  }
  for (const { id, byte_size } of await queries.selectFrom('files').selectAll().execute()) {
    const bytes = await buffer((await api.deps.storage.read(id)) ?? new ReadableStream());
    expect([bytes.length, bytes.toString('latin1', 0, 5)]).toEqual([byte_size, '%PDF-']);
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(2);
  }
});

test('loadDemo uses every image and PDF of its folder, which has 8 MB at most', async () => {
  const folder = new URL('../../../demo/', import.meta.url);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  expect(contents.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(8_000_000);
  const { queries } = api.deps.database;
  const images = await queries.selectFrom('images').select('sha256').execute();
  const files = await queries.selectFrom('files').select('sha256').execute();
  const stored = new Set([...images, ...files].map(({ sha256 }) => sha256));
  const unused = paths.filter(
    (path, index) =>
      !path.endsWith('.json') &&
      !stored.has(
        createHash('sha256')
          .update(contents[index] ?? '')
          .digest('hex'),
      ),
  );
  expect(unused).toEqual([]);
});

test('loadDemo issues certificates that can be drawn', async () => {
  const [first] = await api.deps.database.queries
    .selectFrom('certificates')
    .select('id')
    .orderBy('issued_at')
    .execute();
  const response = await api.app.request(`/v1/certificate/preview/${first?.id}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('loadDemo has a person whose certificate shows a former name', async () => {
  const { json } = await api.request('GET /v1/certificate?size=100');
  const renamed = json.docs.filter(({ isRenamed }: { isRenamed: boolean }) => isRenamed);
  expect(renamed).toMatchObject([
    { holder: 'Mira Petrović', presentName: 'Mira Jovanović' },
    { holder: 'Mira Petrović' },
  ]);
});

test('loadDemo returns a review link and a certificate link that work', async () => {
  const { review, certificate } = await demoLinks(api.deps);
  const post = /\/public\/review\/([0-9a-v]{26})\?token=(\S+)$/.exec(review ?? '');
  const files = await api.deps.database.queries
    .selectFrom('post_files')
    .selectAll()
    .where('post_id', '=', post?.[1] ?? '')
    .execute();
  expect(files.length).toBeGreaterThan(0);
  const tokens = await api.deps.database.queries.selectFrom('review_tokens').select('post_id').execute();
  expect(tokens).toEqual([{ post_id: post?.[1] }]);
  const id = /\/public\/certificate\/([0-9a-v]{26})$/.exec(certificate ?? '')?.[1];
  expect((await api.app.request(`/v1/certificate/preview/${id}`)).status).toBe(200);
});

test('loadDemo removes what it stored if another process was faster', async () => {
  const { queries } = api.deps.database;
  const images = await queries.selectFrom('images').select('sha256').execute();
  const files = await queries.selectFrom('files').select('byte_size').execute();
  const database = await openTestDatabase();
  const storage = memoryStorage();
  const stored = new Map<string, Uint8Array>();
  const watched: Storage = {
    ...storage,
    put: async (key, bytes, mimeType) => {
      // Several are stored at the same time.
      const isFirst = stored.size === 0;
      stored.set(key, bytes instanceof Blob ? await bytes.bytes() : bytes);
      if (isFirst) await database.queries.insertInto('users').values({ id: 'theirs' }).execute();
      await storage.put(key, bytes, mimeType);
    },
  };
  expect(await loadDemo({ database, storage: watched, now })).toBe(false);
  expect(await countOf(database, 'courses')).toBe(0);
  for (const key of stored.keys()) expect(await storage.read(key)).toBeNull();
  await database.close();

  const hashes = [...stored.values()].map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  expect(images.filter(({ sha256 }) => !hashes.includes(sha256))).toEqual([]);
  expect(stored.size).toBe(images.length + files.length);
});

test('loadDemo does not load into a database that is in use', async () => {
  const database = await openTestDatabase();
  await database.queries.insertInto('courses').values({ id: 'mine', sequence: 1 }).execute();
  expect(await loadDemo({ database, storage: memoryStorage(), now })).toBe(false);
  expect(await countOf(database, 'courses')).toBe(1);
  await database.close();
});
