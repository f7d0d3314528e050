import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../database/id.ts';
import { systemActor } from '../../http/Actor.ts';
import { seedGroup, seedImage, seedPost, seedQuestion, seedUser } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { record } from '../record.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const actionsOf = async (query: string) =>
  (await api.request(`GET /v1/activity?${query}`)).json.docs.map(({ action }: { action: string }) => action);

test('the history is read page by page, the newest line first, by administrators alone (rule HI6)', async () => {
  const id = (await api.request('POST /v1/course/draft')).json.data;
  await api.request('PATCH /v1/course', { body: { id, title: 'Anatomy' } });
  const { json } = await api.request('GET /v1/activity?page=1&size=2');
  expect(json).toMatchObject({ page: 1, size: 2, total: 4 });
  expect(json.docs[0]).toEqual({
    _id: expect.any(String),
    at: expect.stringMatching(/Z$/),
    actor: { _id: expect.any(String), name: 'ada' },
    action: 'course.saved',
    subject: { kind: 'course', _id: id, title: 'Anatomy' },
    changes: [{ field: 'title', before: null, after: 'Anatomy' }],
    isGone: false,
    isRestorable: false,
    requestId: expect.any(String),
  });
  expect(await actionsOf('page=2&size=2')).toEqual(['admin.signed-in', 'admin.added']);
  expect((await api.request('GET /v1/activity', { bearer: false })).status).toBe(401);
  expect((await api.request('GET /v1/activity?page=0')).status).toBe(400);
});

test('a change of an image has its id, and no name', async () => {
  const image = await seedImage(api.deps.database);
  const id = (await api.request('POST /v1/course/draft')).json.data;
  await api.request('PATCH /v1/course', { body: { id, cover: image } });
  const [line] = (await api.request('GET /v1/activity')).json.docs;
  expect(line.changes).toEqual([{ field: 'cover', before: null, after: { _id: image, name: null } }]);
});

test('the history is filtered by subject, by actor, and by a keyword in actor, action and subject (rule HI6)', async () => {
  const { database } = api.deps;
  const id = (await api.request('POST /v1/course/draft')).json.data;
  await api.request('PATCH /v1/course', { body: { id, title: 'Anatomy of the STRASSE' } });
  const post = await seedPost(database);
  const { url } = (await api.request(`GET /v1/post/review/url/${post}`)).json;
  await api.request(`POST /v1/post/reject/public/${post}${new URL(url).search}`, { bearer: false });
  expect(await actionsOf(`subject=${id}`)).toEqual(['course.saved', 'course.created']);
  expect(await actionsOf('actor=review-link')).toEqual(['post.reject']);
  expect(await actionsOf(`subject=${post}&actor=review-link`)).toEqual(['post.reject']);
  expect(await actionsOf('keyword=straße')).toEqual(['course.saved']);
  expect(await actionsOf('keyword=changed%20title')).toEqual(['course.saved']);
  expect(await actionsOf('keyword=ADA')).toContain('post.link-issued');
  expect(await actionsOf('keyword=100%25')).toEqual([]);
  const [decision] = (await api.request(`GET /v1/activity?subject=${post}`)).json.docs;
  expect(await actionsOf(`keyword=${decision.changes[0].after}`)).toEqual(['post.reject', 'post.link-issued']);
});

test('a keyword that is a full id finds all lines about that item, because posts and certificates have no title (rule HI6)', async () => {
  const post = await seedPost(api.deps.database);
  await api.request(`GET /v1/post/review/url/${post}`);
  expect(await actionsOf(`keyword=%20${post.toUpperCase()}`)).toEqual(['post.link-issued']);
  expect(await actionsOf(`keyword=${post}&actor=command`)).toEqual([]);
  expect(await actionsOf(`keyword=${post.slice(0, 25)}`)).toEqual([]);
});

test('a line about a post has the title that the post has now, and none once it is deleted (rule HI9)', async () => {
  const { database } = api.deps;
  const post = await seedPost(database, { title: 'Is it the printer?' });
  await api.request(`GET /v1/post/review/url/${post}`);
  const titleOf = async () => (await api.request(`GET /v1/activity?subject=${post}`)).json.docs[0].subject.title;
  expect(await titleOf()).toBe('Is it the printer?');
  const { rows } = await sql<{ title: string | null }>`select title from audit where subject = ${post}`.execute(
    database.queries,
  );
  expect(rows).toEqual([{ title: null }]);
  await database.queries.deleteFrom('posts').where('id', '=', post).execute();
  expect(await titleOf()).toBeNull();
});

test('a line about a certificate has its number and holder, and none once the person is deleted (rule HI9)', async () => {
  const { database } = api.deps;
  const user = await seedUser(database, { first_name: 'Theresa', last_name: 'Brandstätter' });
  const id = newId();
  const body = { id, user, certificateGroup: await seedGroup(database) };
  const { number } = (await api.request('POST /v1/certificate', { body })).json;
  const titleOf = async () => (await api.request(`GET /v1/activity?subject=${id}`)).json.docs[0].subject.title;
  expect(await titleOf()).toBe(`${number}, Theresa Brandstätter`);
  await api.request(`DELETE /v1/user/${user}`);
  expect(await titleOf()).toBeNull();
});

test('a line about another kind of item never has the title of a post with the same id', async () => {
  const { database } = api.deps;
  const post = await seedPost(database);
  await record(database.queries, systemActor('command'), 'certificate.withdrawn', { id: post });
  const [line] = (await api.request(`GET /v1/activity?subject=${post}`)).json.docs;
  expect(line.subject).toEqual({ kind: 'certificate', _id: post, title: null });
});

test('the history is read without sign-ins and sign-outs, or only with them (rule HI6)', async () => {
  const { refreshToken } = await api.signIn();
  await api.request('POST /v1/course/draft');
  await api.request('POST /v1/auth/sign-out', { body: { refreshToken }, bearer: false });
  expect(await actionsOf('part=changes')).toEqual(['course.created', 'admin.added']);
  expect(await actionsOf('part=sign-ins&keyword=signed%20out')).toEqual(['admin.signed-out']);
  expect(new Set(await actionsOf('part=sign-ins'))).toEqual(new Set(['admin.signed-out', 'admin.signed-in']));
  expect(await actionsOf('part=all')).toEqual(await actionsOf(''));
  expect((await api.request('GET /v1/activity?part=other')).status).toBe(400);
});

test('a keyword counts up to 1,000 lines, and one more if there are more, which can still be read (rule HI6)', async () => {
  await addLines(1_005);
  const first = (await api.request('GET /v1/activity?keyword=line&size=100')).json;
  expect(first).toMatchObject({ total: 1_001, docs: { length: 100 } });
  const last = (await api.request('GET /v1/activity?keyword=line&size=100&page=11')).json;
  expect(last).toMatchObject({ total: 1_005, docs: { length: 5 } });
  expect((await api.request('GET /v1/activity?keyword=line%201004')).json).toMatchObject({ total: 1 });
  const all = (await api.request('GET /v1/activity')).json;
  expect(all).toMatchObject({ total: 1_007 });
});

test('a keyword without three letters in a row is searched in the newest 20,000 lines (rule HI6)', async () => {
  await addLines(20_001);
  const found = async (query: string) => {
    const { docs, total } = (await api.request(`GET /v1/activity?${query}`)).json;
    return { titles: docs.map(({ subject }: { subject: { title: string } }) => subject.title), total };
  };
  expect(await found('keyword=%C2%A71')).toEqual({ titles: [], total: 0 });
  expect(await found('keyword=%C2%A79')).toEqual({ titles: ['line 9 §9'], total: 1 });
  expect(await found('keyword=%C2%A71&subject=subject-1')).toMatchObject({ titles: ['line 1 §1'] });
  expect(await found('keyword=line%201%20%C2%A7')).toMatchObject({ titles: ['line 1 §1'] });
});

/** Adds lines about separate subjects, titled by their number. The oldest one and the ninth have unusual characters. */
async function addLines(count: number): Promise<void> {
  await sql`
    insert into audit (id, at, actor, action, subject, title, search)
    select 'line-' || n, now(), 'command', 'course.saved', 'subject-' || n, title, upper(title)
    from generate_series(1, ${sql.lit(count)}) n, lateral (select 'line ' || n || case when n in (1, 9) then ' §' || n else '' end as title) as named
  `.execute(api.deps.database.queries);
}

test('the history says which subjects are gone, and which deletion can be taken back, on any page', async () => {
  const course: string = (await api.request('POST /v1/course/draft')).json.data;
  const question = await seedQuestion(api.deps.database, course);
  const states = async (query = `subject=${course}`) =>
    (await api.request(`GET /v1/activity?${query}`)).json.docs.map(
      ({ action, isGone, isRestorable }: Record<string, unknown>) => [action, isGone, isRestorable],
    );
  const restoring = (kind: string, id: string) => api.request(`POST /v1/bin/item/${id}/restore`, { body: { kind } });
  await api.request(`DELETE /v1/quiz/${question}`);
  expect(await states()).toEqual([
    ['question.deleted', false, true],
    ['course.created', false, false],
  ]);
  await restoring('question', question);
  await api.request(`DELETE /v1/course/${course}`);
  await restoring('course', course);
  // The second page has the deletion without the restore.
  expect(await states(`subject=${course}&size=1&page=2`)).toEqual([['course.deleted', false, false]]);
  await api.request(`DELETE /v1/course/${course}`);
  expect((await states()).slice(0, 4)).toEqual([
    ['course.deleted', true, true],
    ['course.restored', true, false],
    ['course.deleted', true, false],
    ['question.restored', true, false],
  ]);
  await sql`delete from bin`.execute(api.deps.database.queries);
  expect((await states())[0]).toEqual(['course.deleted', true, false]);
});
