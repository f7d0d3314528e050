import { BIN_KINDS, type BinKind } from '@cpd/domain/bin';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { newId } from '../../database/id.ts';
import { removeUnused } from '../../files/uploads/removeUnused.ts';
import { openLog } from '../../running/openLog.ts';
import { EventFeed } from '../../service/events.ts';
import { runMaintenance } from '../../start/maintenance.ts';
import { seedFile, seedGroup, seedImage, seedQuestion } from '../../testing/seed.ts';
import { openTestApp, TEST_ADMIN, type TestApp } from '../../testing/testApp.ts';
import { noteBinDays, purgeBin } from './purgeBin.ts';

const DAY = 24 * 60 * 60_000;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(() => api.reset());

/** An item of a kind that is complete, and not enabled unless it says so. */
interface Item {
  readonly kind: BinKind;
  readonly id: string;
  /** What a read of it returns, without what a restore changes. */
  read(): Promise<unknown>;
}

const TABLE = {
  course: 'courses',
  event: 'events',
  certificateGroup: 'certificate_groups',
  question: 'questions',
} as const;

const PATH = { course: 'course', event: 'event', certificateGroup: 'certificate-group', question: 'quiz' } as const;

async function seedCourse(isEnabled = false, title = 'Anatomy'): Promise<Item> {
  const { database } = api.deps;
  const { json } = await api.request('POST /v1/course/draft');
  const id: string = json.data;
  const [cover, file, certificateGroup] = [
    await seedImage(database),
    await seedFile(database),
    await seedGroup(database),
  ];
  await api.request('PATCH /v1/course', { body: { id, title, cover, file, certificateGroup } });
  for (let count = 0; count < 3; count += 1) await seedQuestion(database, id);
  const condition = { course: id, quizLimit: 3, passCondition: 2 };
  await api.request('PATCH /v1/course/quiz/condition/', { body: condition });
  if (isEnabled) await api.request(`PATCH /v1/course/enable/${id}`);
  return {
    kind: 'course',
    id,
    async read() {
      const { sequence, isEnable, ...course } = (await api.request(`GET /v1/course/${id}`)).json;
      return { ...course, quiz: (await api.request(`GET /v1/quiz/${id}`)).json };
    },
  };
}

async function seedEvent(isEnabled = false): Promise<Item> {
  const id: string = (await api.request('POST /v1/event/draft/')).json.data;
  const [cover, ...images] = await Promise.all([1, 2, 3].map(() => seedImage(api.deps.database)));
  const hyperlink = 'https://example.org/congress';
  await api.request('PATCH /v1/event', { body: { event: id, cover, images, hyperlink } });
  if (isEnabled) await api.request(`PATCH /v1/event/enable/${id}`);
  return {
    kind: 'event',
    id,
    async read() {
      const { isEnable, ...event } = (await api.request(`GET /v1/event/${id}`)).json;
      return event;
    },
  };
}

async function seedCertificateGroup(): Promise<Item> {
  const id = await seedGroup(api.deps.database, 'Nursing');
  return {
    kind: 'certificateGroup',
    id,
    async read() {
      const { isEnable, ...group } = (await api.request(`GET /v1/certificate-group/${id}`)).json;
      return group;
    },
  };
}

async function seedQuizQuestion(): Promise<Item> {
  const { id: course } = await seedCourse();
  const id = await seedQuestion(api.deps.database, course);
  const read = async () => (await api.request(`GET /v1/quiz/${course}`)).json.at(-1);
  return { kind: 'question', id, read };
}

const SEED = {
  course: () => seedCourse(true),
  event: () => seedEvent(true),
  certificateGroup: seedCertificateGroup,
  question: seedQuizQuestion,
} satisfies Record<BinKind, () => Promise<Item>>;

const run = (statement: string) => sql.raw<Record<string, unknown>>(statement).execute(api.deps.database.queries);

/** The ways to delete an item, of which the statement is also what earlier versions and other services do. */
const DELETIONS: Readonly<Record<string, (item: Item) => Promise<unknown>>> = {
  'its endpoint': ({ kind, id }) => api.request(`DELETE /v1/${PATH[kind]}/${id}`),
  'a statement': ({ kind, id }) => run(`delete from ${TABLE[kind]} where id = '${id}'`),
  'a statement for all of them': ({ kind }) => run(`delete from ${TABLE[kind]}`),
};

const restore = ({ kind, id }: Pick<Item, 'kind' | 'id'>) =>
  api.request(`POST /v1/bin/item/${id}/restore`, { body: { kind } });
const removeForGood = ({ kind, id }: Pick<Item, 'kind' | 'id'>) =>
  api.request(`DELETE /v1/bin/item/${id}?kind=${kind}`);
const remove = ({ kind, id }: Pick<Item, 'kind' | 'id'>) => api.request(`DELETE /v1/${PATH[kind]}/${id}`);
const listed = async (query: string) => (await api.request(`GET /v1/bin/item?${query}`)).json;
const age = (days: number) => run(`update bin set deleted_at = deleted_at - interval '${days} days'`);
const count = async (table: string) => Number((await run(`select count(*) as n from ${table}`)).rows[0]?.n);
const notes = (response: { json: { notes: { code: string }[] } }) => response.json.notes.map(({ code }) => code);
const actionsOf = async (subject: string): Promise<string[]> =>
  (await api.request(`GET /v1/activity?subject=${subject}`)).json.docs.map(({ action }: { action: string }) => action);

describe.each(BIN_KINDS)('a deleted %s', (kind) => {
  test.each(Object.entries(DELETIONS))('is restored once under its id as it was, after %s', async (_, deleteIt) => {
    const item = await SEED[kind]();
    const before = await item.read();
    await deleteIt(item);
    expect(await restore(item)).toMatchObject({ status: 200, json: { _id: item.id, kind, notes: [] } });
    expect(await item.read()).toEqual(before);
    const repeated = await restore(item);
    expect([repeated.status, notes(repeated)]).toEqual([200, ['ALREADY_RESTORED']]);
    expect(await item.read()).toEqual(before);
    const kept = await count(`bin where id = '${item.id}'`);
    expect([kept, (await removeForGood(item)).json.code]).toEqual([0, 'NOT_IN_BIN']);
  });

  test('does not exist for other endpoints, and is listed until it is removed for good', async () => {
    const item = await SEED[kind]();
    await remove(item);
    const again = await remove(item);
    expect([again.status, await count(TABLE[kind])]).toEqual([
      404,
      kind === 'certificateGroup' ? 0 : expect.anything(),
    ]);
    const counts = (await api.request('GET /v1/bin')).json;
    expect(counts).toEqual({
      days: 30,
      counts: { course: 0, event: 0, certificateGroup: 0, question: 0, [kind]: 1 },
    });
    const { docs, total } = await listed(`kind=${kind}`);
    expect([total, docs[0]]).toMatchObject([
      1,
      { _id: item.id, kind, title: expect.any(String), deletedBy: { name: TEST_ADMIN.username } },
    ]);
    expect(Date.parse(docs[0].removedAfter) - Date.parse(docs[0].deletedAt)).toBe(30 * DAY);
    expect((await removeForGood(item)).json).toEqual({ _id: item.id });
    expect(await count('bin')).toBe(0);
    for (const response of [await restore(item), await removeForGood(item)]) {
      expect([response.status, response.json.code]).toEqual([404, 'NOT_IN_BIN']);
    }
  });

  test('has its deletion, restore and removal in its history, which stays', async () => {
    const item = await SEED[kind]();
    await remove(item);
    const subject = kind === 'question' ? (await listed('kind=question')).docs[0].course : item.id;
    const before = (await actionsOf(subject)).length;
    await restore(item);
    await restore(item);
    await remove(item);
    await age(31);
    await purgeBin(api.deps);
    const actions = await actionsOf(subject);
    expect(actions.slice(0, 4)).toEqual(['removed', 'deleted', 'restored', 'deleted'].map((done) => `${kind}.${done}`));
    expect(actions).toHaveLength(before + 3);
  });
});

test.each(['course', 'event', 'certificateGroup'] as const)(
  'a restored %s is not enabled, and is not changed by what was based on an earlier version',
  async (kind) => {
    const item = await SEED[kind]();
    const address = `/v1/${PATH[kind]}/${item.id}`;
    const before = (await api.request(`GET ${address}`)).headers.get('etag') ?? '';
    await remove(item);
    await restore(item);
    const { json, headers } = await api.request(`GET ${address}`);
    expect([json.isEnable, headers.get('etag')]).toEqual([false, expect.not.stringContaining(before)]);
    const outdated = await api.request(`DELETE ${address}`, { headers: { 'if-match': before } });
    expect(outdated.status).toBe(412);
  },
);

test('a course takes its questions along, and a question is restored after its course', async () => {
  const course = await seedCourse();
  const [first, second] = (await api.request(`GET /v1/quiz/${course.id}`)).json;
  const question = { kind: 'question', id: second._id } as const;
  await remove(question);
  await remove(course);
  expect((await api.request('GET /v1/bin')).json.counts).toMatchObject({ course: 1, question: 1 });
  expect((await listed('kind=course')).docs[0]).toMatchObject({ title: 'Anatomy', questionCount: 2 });
  expect((await restore(question)).json.code).toBe('COURSE_DELETED');
  expect((await restore({ kind: 'question', id: first._id })).json.code).toBe('IN_DELETED_COURSE');
  await restore(course);
  expect((await restore(question)).json).toMatchObject({ course: course.id, notes: [] });
  const ids = (await api.request(`GET /v1/quiz/${course.id}`)).json.map(({ _id }: { _id: string }) => _id);
  expect([ids[0], ids.at(-1)]).toEqual([first._id, second._id]);
  // The quiz's numbers, which the deletion has lowered, stay as they are.
  expect((await api.request(`GET /v1/course/${course.id}`)).json).toMatchObject({ questionCount: 3, quizLimit: 2 });
});

test('a course that is removed for good takes the questions along that were deleted from its quiz', async () => {
  const course = await seedCourse();
  const [question] = (await api.request(`GET /v1/quiz/${course.id}`)).json;
  await remove({ kind: 'question', id: question._id });
  await remove(course);
  await removeForGood(course);
  expect(await count('bin')).toBe(0);
});

test('a course whose certificate group was deleted waits for it, and is restored without it once that is gone for good', async () => {
  const course = await seedCourse();
  const group = (await api.request(`GET /v1/course/${course.id}`)).json.certificateGroup._id;
  await remove(course);
  expect((await remove({ kind: 'certificateGroup', id: group })).status).toBe(200);
  expect((await restore(course)).json.code).toBe('GROUP_DELETED');
  await removeForGood({ kind: 'certificateGroup', id: group });
  expect(notes(await restore(course))).toEqual(['GROUP_GONE']);
  expect((await api.request(`GET /v1/course/${course.id}`)).json.certificateGroup).toBeNull();
});

test('a course whose certificate group was restored keeps it, and is enabled after it', async () => {
  const course = await seedCourse();
  const group = (await api.request(`GET /v1/course/${course.id}`)).json.certificateGroup._id;
  await remove(course);
  await remove({ kind: 'certificateGroup', id: group });
  await restore({ kind: 'certificateGroup', id: group });
  expect(notes(await restore(course))).toEqual(['GROUP_NOT_ENABLED']);
  const body = { id: course.id, title: 'Anatomy II', certificateGroup: group };
  expect((await api.request('PATCH /v1/course', { body })).json).toMatchObject({ certificateGroup: { _id: group } });
  const early = await api.request(`PATCH /v1/course/enable/${course.id}`);
  expect(early).toMatchObject({ status: 409, json: { message: 'Enable its certificate group first.' } });
  await api.request(`PATCH /v1/certificate-group/enable/${group}`);
  expect((await api.request(`PATCH /v1/course/enable/${course.id}`)).json.isEnable).toBe(true);
});

test('an item whose images and PDF are gone is restored without them, and says so', async () => {
  const [course, event] = [await seedCourse(), await seedEvent()];
  for (const item of [course, event]) await remove(item);
  await run("delete from upload_references where owner like 'bin/%'");
  await run('delete from files');
  await run("delete from images where id in (select item ->> 'cover_image_id' from bin)");
  await run("delete from images where id in (select parts -> 0 ->> 'image_id' from bin)");
  expect(notes(await restore(course))).toEqual(['IMAGE_GONE', 'FILE_GONE']);
  expect(notes(await restore(event))).toEqual(['IMAGE_GONE']);
  const { json } = await api.request(`GET /v1/event/${event.id}`);
  expect(json).toMatchObject({ cover: null, images: [expect.anything()] });
});

test('the columns of a restored row are those that the table has now', async () => {
  const event = await seedEvent();
  await remove(event);
  await run(`update bin set item = item - 'hyperlink' - 'created_at' || '{"of_an_earlier_version": 1}'`);
  expect((await restore(event)).status).toBe(200);
  expect((await api.request(`GET /v1/event/${event.id}`)).json.hyperlink).toBeNull();
});

test('columns of another service are restored exactly', async () => {
  const event = await seedEvent();
  await run(`alter table events add amount numeric, add large bigint, add bytes bytea, add facts jsonb,
    add seen timestamptz, add shown text generated always as (hyperlink || '!') stored`);
  try {
    await run(`update events set amount = 12345678901234567890.10, large = 9007199254740993, bytes = '\\x00ff',
      facts = '{"n": 9007199254740993}', seen = '2026-01-02 03:04:05.678901Z'`);
    const read = async () => (await run('select (amount, large, bytes, facts, seen, shown)::text from events')).rows;
    const before = await read();
    await remove(event);
    await restore(event);
    expect(await read()).toEqual(before);
  } finally {
    await run('alter table events drop amount, drop large, drop bytes, drop facts, drop seen, drop shown');
  }
});

test('a course one of whose questions is in another quiz by now is restored without it, and says so', async () => {
  const [course, other] = [await seedCourse(), await seedCourse()];
  const [first, ...others] = (await api.request(`GET /v1/quiz/${course.id}`)).json;
  await remove(course);
  await run(`insert into questions (id, course_id, question, choices)
    select '${first._id}', '${other.id}', question, choices from questions limit 1`);
  expect(notes(await restore(course))).toEqual(['QUESTION_TAKEN']);
  expect((await api.request(`GET /v1/quiz/${course.id}`)).json).toEqual(others);
  expect((await api.request(`GET /v1/quiz/${other.id}`)).json.at(-1)._id).toBe(first._id);
});

test('the deleted questions of a course stay that another service has added again, when the earlier one is removed', async () => {
  const course = await seedCourse();
  await remove(course);
  await run(`insert into courses (id, sequence) values ('${course.id}', 1)`);
  const question = { kind: 'question', id: await seedQuestion(api.deps.database, course.id) } as const;
  await remove(question);
  await removeForGood(course);
  expect((await restore(question)).json).toMatchObject({ course: course.id, notes: [] });
});

test('a statement that deletes many rows finds each of them in the bin by an index', async () => {
  await run("insert into events (id) values ('first')");
  await run('delete from events');
  // Of a table with one row, the planner would read all rows, and keep to that while it grows.
  await run('analyze bin');
  await run("insert into events (id) select 'event-' || n from generate_series(1, 200) as n");
  const read = await api.deps.database.transaction(async (queries) => {
    await sql`delete from events`.execute(queries);
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read::int as read from pg_stat_xact_user_tables where relname = 'bin'`.execute(queries);
    return rows[0]?.read;
  });
  expect(read).toBeLessThan(200);
});

test('every table whose rows are deleted with an item is part of what the bin keeps', async () => {
  const { rows } = await run(`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confdeltype <> 'a' and confrelid::regclass::text = any('{${Object.values(TABLE)}}')
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(['event_images', 'questions']);
});

test('the list of deleted items is searched, paged, and narrowed to the questions of a course', async () => {
  const courses = [await seedCourse(false, 'Anatomy'), await seedCourse(false, 'Surgery'), await seedCourse()];
  const [question] = (await api.request(`GET /v1/quiz/${courses[2]?.id}`)).json;
  await remove({ kind: 'question', id: question._id });
  for (const course of courses.slice(0, 2)) await remove(course);
  expect((await listed('kind=course&keyword=SURG')).docs).toMatchObject([{ title: 'Surgery' }]);
  expect(await listed('kind=course&page=2&size=1')).toMatchObject({ total: 2, docs: [{ title: 'Anatomy' }] });
  expect((await listed(`kind=question&course=${courses[2]?.id}`)).total).toBe(1);
  expect((await listed(`kind=question&course=${courses[0]?.id}`)).total).toBe(0);
  expect((await api.request('GET /v1/bin/item?kind=post')).status).toBe(400);
});

test('uploads stay as long as a deleted item shows them, and a week longer', async () => {
  const items = [await seedCourse(), await seedEvent(), await seedCertificateGroup()];
  for (const item of items) await remove(item);
  await run('delete from certificate_groups');
  const [images, files] = [await count('images'), await count('files')];
  const removeUploads = async () => {
    for (let week = 0; week < 2; week += 1) {
      for (const table of ['images', 'files']) {
        await run(`update ${table} set unused_since = unused_since - interval '8 days'`);
      }
      await removeUnused(api.deps);
    }
  };
  await removeUploads();
  expect([await count('images'), await count('files')]).toEqual([images, files]);
  await age(31);
  await purgeBin(api.deps);
  await removeUploads();
  expect([await count('images'), await count('files'), await count('upload_references')]).toEqual([0, 0, 0]);
});

test('items leave the bin after the configured days, in batches', async () => {
  await run("insert into events (id) select 'event-' || n from generate_series(1, 1201) as n");
  await run('delete from events');
  await age(29);
  await run("update bin set deleted_at = deleted_at - interval '2 days' where id <> 'event-7'");
  await purgeBin(api.deps);
  expect((await run('select id from bin')).rows).toEqual([{ id: 'event-7' }]);
  expect(await count("audit where action = 'event.removed' and actor = 'upkeep'")).toBe(1200);
});

describe('BIN_DAYS=0', () => {
  test('switches the bin off, also for statements', async () => {
    const [before, event, course] = [await seedEvent(), await seedEvent(), await seedCourse()];
    await remove(before);
    const withoutBin = { ...api.deps, config: { ...api.deps.config, binDays: 0 } };
    await noteBinDays(withoutBin);
    await runMaintenance(withoutBin);
    expect(await count('bin')).toBe(0);
    await remove(event);
    await run('delete from courses');
    expect([await count('bin'), await count('questions')]).toEqual([0, 0]);
    await noteBinDays(api.deps);
    const next = await seedEvent();
    await remove(next);
    expect([course.kind, await count('bin')]).toEqual(['course', 1]);
  });

  test('a start with another number of days than before warns that the last one decides', async () => {
    const warnings: string[] = [];
    const log = openLog('warn', { write: (line: string) => warnings.push(JSON.parse(line).msg) });
    await noteBinDays({ ...api.deps, log });
    expect(warnings).toEqual([]);
    await noteBinDays({ ...api.deps, log, config: { ...api.deps.config, binDays: 7 } });
    expect(warnings).toEqual([expect.stringMatching(/^BIN_DAYS is 7 now and was 30: /)]);
    await noteBinDays(api.deps);
  });

  test('offers no endpoint and no capability', async () => {
    const app = createApp({ ...api.deps, config: { ...api.deps.config, binDays: 0 } });
    const { capabilities } = await (await app.request('/v1/capabilities')).json();
    expect([capabilities.includes('bin'), capabilities.includes('history')]).toEqual([false, true]);
    expect((await app.request('/v1/bin')).status).toBe(404);
  });
});

test('other services read that an item is gone when it is deleted, and that it is there when it is enabled again', async () => {
  const items = [await seedCourse(true), await seedEvent(true), await seedCertificateGroup()];
  await run('delete from service_events');
  for (const item of items.slice(0, 2)) await remove(item);
  await run('update courses set certificate_group_id = null');
  await remove(items[2] as Item);
  for (const item of items.toReversed()) await restore(item);
  for (const { kind, id } of items.toReversed()) await api.request(`PATCH /v1/${PATH[kind]}/enable/${id}`);
  const { events } = await new EventFeed(api.deps).read({ keyId: 'key', after: undefined, wait: 0, limit: 100 });
  const words = ['course', 'event', 'group'];
  expect(events.map(({ type, subject }) => [type, subject])).toEqual([
    ...items.map(({ id }, index) => [`${words[index]}.deleted`, id]),
    ...items.map(({ id }, index) => [`${words[index]}.enabled`, id]).toReversed(),
  ]);
});

test('a creation under the id of a deleted question is rejected, and repeated as before once it is restored', async () => {
  const { id: course } = await seedCourse();
  const choices = ['a', 'b', 'c', 'd'].map((text, place) => ({ text, isCorrect: place === 0 }));
  const body = { course, id: newId(), question: 'Which?', choices };
  const add = () => api.request('POST /v1/quiz/', { body });
  const first = await add();
  await remove({ kind: 'question', id: body.id });
  await run('delete from creations');
  expect((await add()).json.code).toBe('QUESTION_DELETED');
  await restore({ kind: 'question', id: body.id });
  expect((await add()).json).toEqual(first.json);
});

/** Numbers that look random, the same ones in each run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

test.each([1, 2, 3, 4])(
  'after any deletions and restores, sequence, counts and search are as if the restored ones had been created then (%i)',
  async (seed) => {
    const random = randomNumbers(seed);
    const draft = async (title: string) => {
      const { json } = await api.request('POST /v1/course/draft');
      await api.request('PATCH /v1/course', { body: { id: json.data, title } });
      return json.data as string;
    };
    const event = async (title: string) => {
      const { json } = await api.request('POST /v1/event/draft/');
      await api.request('PATCH /v1/event', { body: { event: json.data, hyperlink: `https://example.org/${title}` } });
      return json.data as string;
    };
    const course = await draft('c');
    const create: Record<BinKind, (title: string) => Promise<string>> = {
      course: draft,
      event,
      certificateGroup: (title) => seedGroup(api.deps.database, `example ${title}`),
      question: () => seedQuestion(api.deps.database, course),
    };
    const there: Record<BinKind, string[]> = { course: [], event: [], certificateGroup: [], question: [] };
    const deleted: Record<BinKind, string[]> = { course: [], event: [], certificateGroup: [], question: [] };
    for (const kind of BIN_KINDS) for (let n = 0; n < 5; n += 1) there[kind].push(await create[kind](`${n}`));
    for (let step = 0; step < 40; step += 1) {
      const kind = BIN_KINDS[random(BIN_KINDS.length)] ?? 'course';
      const isDeletion = random(2) === 0;
      const [from, to] = isDeletion ? [there[kind], deleted[kind]] : [deleted[kind], there[kind]];
      const [id] = from.splice(random(from.length), 1);
      if (id === undefined) continue;
      to.push(id);
      expect((await (isDeletion ? remove : restore)({ kind, id })).status).toBe(200);
    }
    const courses = (await api.request('GET /v1/course')).json;
    expect(courses.docs.map(({ _id, sequence }: { _id: string; sequence: number }) => [_id, sequence])).toEqual(
      [course, ...there.course].map((id, index) => [id, index + 1]),
    );
    for (const kind of ['event', 'certificateGroup'] as const) {
      const { docs, total } = (await api.request(`GET /v1/${PATH[kind]}?size=100&keyword=example`)).json;
      const ids = docs.map(({ _id }: { _id: string }) => _id);
      expect([kind, ids, total]).toEqual([kind, there[kind].toReversed(), there[kind].length]);
    }
    const questions = (await api.request(`GET /v1/quiz/${course}`)).json;
    expect(questions.map(({ _id }: { _id: string }) => _id)).toEqual(there.question);
    const { counts } = (await api.request('GET /v1/bin')).json;
    for (const kind of BIN_KINDS) {
      const binned = (await listed(`kind=${kind}&size=100`)).docs.map(({ _id }: { _id: string }) => _id);
      expect([binned, counts[kind]]).toEqual([deleted[kind].toReversed(), deleted[kind].length]);
    }
  },
);

test('of restores, removals and purges at the same moment, one wins, and nothing is half restored', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [course, event] = [await seedCourse(), await seedEvent()];
    const before = new Map([
      [course, await course.read()],
      [event, await event.read()],
    ]);
    for (const item of [course, event]) await remove(item);
    await age(31);
    const responses = await Promise.all([
      ...[course, event, course, event].map(restore),
      purgeBin(api.deps),
      purgeBin(api.deps),
      ...(round % 2 === 0 ? [removeForGood(course), removeForGood(event)] : []),
      purgeBin(api.deps),
    ]);
    for (const response of responses) if (response) expect([200, 404]).toContain(response.status);
    expect(await count('bin')).toBe(0);
    for (const item of [course, event]) {
      const isThere = (await api.request(`GET /v1/${PATH[item.kind]}/${item.id}`)).status === 200;
      if (isThere) expect(await item.read()).toEqual(before.get(item));
      else expect(await count(`questions where course_id = '${item.id}'`)).toBe(0);
      const done = (await actionsOf(item.id)).filter((action) => /restored|removed/.test(action));
      expect(done).toEqual([`${item.kind}.${isThere ? 'restored' : 'removed'}`]);
    }
    await run('delete from courses');
    await run('delete from bin');
  }
});
