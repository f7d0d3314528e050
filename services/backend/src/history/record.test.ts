import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendUpload } from '../files/pdf/sendUpload.fixture.ts';
import { systemActor } from '../http/Actor.ts';
import { hashToken } from '../running/secrets/secretToken.ts';
import { samplePng } from '../testing/sampleImages.ts';
import { samplePdf } from '../testing/samplePdf.ts';
import { seedFile, seedGroup, seedImage, seedPost } from '../testing/seed.ts';
import { openTestApp, TEST_ADMIN, type TestApp } from '../testing/testApp.ts';
import { record } from './record.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const linesOf = () => api.deps.database.queries.selectFrom('audit').selectAll().orderBy('ordinal').execute();
/** The lines since the administrator was added and signed in. */
async function told(): Promise<readonly unknown[]> {
  const lines = await linesOf();
  return lines
    .filter(({ action }) => !action.startsWith('admin.'))
    .map(({ action, subject, title, changes }) => [action, subject, title, JSON.parse(changes)]);
}

test('every change of a course leaves a line that names who, what, the title as it was then and the fields (rules HI1, HI2)', async () => {
  const { database } = api.deps;
  const [group, image, file] = [await seedGroup(database), await seedImage(database), await seedFile(database)];
  const id = (await api.request('POST /v1/course/draft')).json.data;
  const fields = { title: 'Anatomy', cover: image, file, certificateGroup: group };
  await api.request('PATCH /v1/course', { body: { id, ...fields } });
  await api.request('PATCH /v1/course', { body: { id, ...fields } });
  await api.request('PATCH /v1/course', { body: { id, title: 'Bones' } });
  const choices = ['a', 'b', 'c', 'd'].map((text, index) => ({ text, isCorrect: index === 1 }));
  const content = { course: id, question: 'Which?', choices };
  const { _id: quiz } = (await api.request('POST /v1/quiz/', { body: content })).json;
  await api.request('PATCH /v1/quiz/', { body: { quiz, ...content, question: 'Which one?' } });
  const condition = { course: id, quizLimit: 1, passCondition: 1 };
  await api.request('PATCH /v1/course/quiz/condition/', { body: condition });
  await api.request(`DELETE /v1/quiz/${quiz}`);
  await api.request('POST /v1/quiz/', { body: content });
  await api.request(`PATCH /v1/course/enable/${id}`);
  await api.request(`PATCH /v1/course/enable/${id}`);
  const second = (await api.request('POST /v1/course/draft')).json.data;
  await api.request('PATCH /v1/course/sequence', { body: { course: id, action: 1 } });
  await api.request('PATCH /v1/course/sequence', { body: { course: id, action: -1 } });
  await api.request(`DELETE /v1/course/${id}`);

  const answered = 'a / ✓ b / c / d';
  const isNew = { before: null };
  expect(await told()).toEqual([
    ['course.created', id, null, []],
    [
      'course.saved',
      id,
      'Anatomy',
      [
        { field: 'title', ...isNew, after: 'Anatomy' },
        { field: 'certificateGroup', ...isNew, after: { _id: group, name: 'Surgery' } },
        { field: 'cover', ...isNew, after: { _id: image } },
        { field: 'file', ...isNew, after: { _id: file, name: 'course.pdf' } },
      ],
    ],
    ['course.saved', id, 'Bones', [{ field: 'title', before: 'Anatomy', after: 'Bones' }]],
    [
      'question.added',
      id,
      'Bones',
      [
        { field: 'question', ...isNew, after: 'Which?' },
        { field: 'choices', ...isNew, after: answered },
      ],
    ],
    ['question.saved', id, 'Bones', [{ field: 'question', before: 'Which?', after: 'Which one?' }]],
    [
      'course.saved',
      id,
      'Bones',
      [
        { field: 'quizLimit', before: 0, after: 1 },
        { field: 'passCondition', before: 0, after: 1 },
      ],
    ],
    [
      'question.deleted',
      id,
      'Bones',
      [
        { field: 'quizLimit', before: 1, after: 0 },
        { field: 'passCondition', before: 1, after: 0 },
        { field: 'question', before: { _id: expect.any(String), name: 'Which one?' }, after: null },
        { field: 'choices', before: answered, after: null },
      ],
    ],
    ['question.added', id, 'Bones', expect.anything()],
    ['course.enabled', id, 'Bones', []],
    ['course.created', second, null, []],
    ['course.moved', id, 'Bones', [{ field: 'sequence', before: 1, after: 2 }]],
    ['course.deleted', id, 'Bones', []],
  ]);
  const [line] = (await linesOf()).filter(({ action }) => action === 'course.created');
  const admin = await api.deps.database.queries.selectFrom('admins').select('id').executeTakeFirstOrThrow();
  expect(line).toMatchObject({ actor: admin.id, actor_name: TEST_ADMIN.username, request_id: expect.any(String) });
});

test('every change of events, certificate groups and uploads leaves a line (rule HI1)', async () => {
  const [one, other] = [await seedImage(api.deps.database), await seedImage(api.deps.database)];
  const event = (await api.request('POST /v1/event/draft/')).json.data;
  const hyperlink = 'https://cpd.example/';
  await api.request('PATCH /v1/event', { body: { event, cover: one, hyperlink, images: [one, other] } });
  await api.request(`PATCH /v1/event/enable/${event}`);
  await api.request(`DELETE /v1/event/${event}`);
  const group = (await api.request('POST /v1/certificate-group/draft')).json._id;
  const body = { id: group, name: 'Surgery', passCondition: 2, template: one, templateVerticalPosition: 9 };
  await api.request('POST /v1/certificate-group/', { body });
  await api.request(`PATCH /v1/certificate-group/enable/${group}`);
  await api.request(`DELETE /v1/certificate-group/${group}`);
  expect(await told()).toEqual([
    ['event.created', event, null, []],
    [
      'event.saved',
      event,
      hyperlink,
      [
        { field: 'eventCover', before: null, after: { _id: one } },
        { field: 'hyperlink', before: null, after: hyperlink },
        { field: 'posters', before: [], after: [{ _id: one }, { _id: other }] },
      ],
    ],
    ['event.enabled', event, hyperlink, []],
    ['event.deleted', event, hyperlink, []],
    ['certificateGroup.created', group, null, []],
    ['certificateGroup.saved', group, 'Surgery', expect.arrayContaining([expect.objectContaining({ after: 2 })])],
    ['certificateGroup.enabled', group, 'Surgery', []],
    ['certificateGroup.deleted', group, 'Surgery', []],
  ]);
});

test('a PDF that a user or another service has provided leaves lines without its name (rule HI3)', async () => {
  const { database } = api.deps;
  const [ofUser, ofService] = [await seedFile(database, 'ada.pdf'), await seedFile(database, 'ada.pdf')];
  await seedPost(database, { files: [ofUser] });
  const reference = { upload: ofService, owner: 'service/mobile/material' };
  await database.queries.insertInto('upload_references').values(reference).execute();
  const id = (await api.request('POST /v1/course/draft')).json.data;
  for (const file of [ofUser, ofService]) await api.request('PATCH /v1/course', { body: { id, file } });
  const named = (_id: string) => ({ _id, name: 'a PDF' });
  expect((await told()).slice(1)).toEqual([
    ['course.saved', id, null, [{ field: 'file', before: null, after: named(ofUser) }]],
    ['course.saved', id, null, [{ field: 'file', before: named(ofUser), after: named(ofService) }]],
  ]);
});

test('a review link and the decision by it leave lines without the words of the post (rule HI3)', async () => {
  const post = await seedPost(api.deps.database, { title: 'A rare fracture' });
  const { url } = (await api.request(`GET /v1/post/review/url/${post}`)).json;
  await api.request(`POST /v1/post/approve/public/${post}${new URL(url).search}`, { bearer: false });
  const lines = (await linesOf()).filter(({ subject }) => subject === post);
  expect(lines).toMatchObject([
    { actor_name: 'ada', action: 'post.link-issued', title: null },
    { actor: 'review-link', actor_name: null, action: 'post.approve', title: null },
  ]);
  expect(JSON.stringify(lines)).not.toContain('fracture');
});

test('a decision names the review link that was used, of several valid ones, and its issuer (rule HI11)', async () => {
  const post = await seedPost(api.deps.database);
  await api.deps.database.queries
    .insertInto('admins')
    .values({ id: 'g', username: 'grace', name_key: 'GRACE', password_hash: '' })
    .execute();
  const issueAs = async (username: string) => {
    const headers = { authorization: `Bearer ${await api.accessTokenOf(username)}` };
    const { url } = (await api.request(`GET /v1/post/review/url/${post}`, { headers })).json;
    return new URL(url).searchParams.get('token') ?? '';
  };
  const tokens = [await issueAs('ada'), await issueAs('grace'), await issueAs('ada')];
  await api.request(`POST /v1/post/reject/public/${post}?token=${tokens[1]}`, { bearer: false });
  const lines = (await linesOf()).filter(({ subject }) => subject === post);
  const ids = tokens.map((token) => createHash('sha256').update(token).digest('hex').slice(0, 8));
  const issued = ids.map((id) => [{ field: 'link', before: null, after: id }]);
  const decided = [...(issued[1] ?? []), { field: 'issuer', before: null, after: { _id: 'g', name: 'grace' } }];
  expect(lines.map(({ changes }) => JSON.parse(changes))).toEqual([...issued, decided]);
  for (const token of tokens) expect(JSON.stringify(lines)).not.toContain(token);
});

test('a decision by a review link of an earlier version names only the link (rule HI11)', async () => {
  const { database } = api.deps;
  const post = await seedPost(database);
  const row = { hash: hashToken('earlier'), post_id: post, expires_at: new Date('2026-03-02T09:00:00Z') };
  await database.queries.insertInto('review_tokens').values(row).execute();
  await record(database.queries, systemActor('command'), 'post.link-issued', { id: post });
  await api.request(`POST /v1/post/approve/public/${post}?token=earlier`, { bearer: false });
  const line = (await linesOf()).find(({ action }) => action === 'post.approve');
  expect(JSON.parse(line?.changes ?? '')).toEqual([{ field: 'link', before: null, after: row.hash.slice(0, 8) }]);
});

test('signing in and out, ended sessions and changed passwords leave lines (rule HI1)', async () => {
  const { refreshToken } = await api.signIn();
  await api.request('POST /v1/auth/sign-out', { body: { refreshToken }, bearer: false });
  await api.request('POST /v1/auth/sign-out', { body: { refreshToken }, bearer: false });
  await api.signIn();
  const { docs } = (await api.request('GET /v1/session')).json;
  const { _id } = docs.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  await api.request(`DELETE /v1/session/${_id}`);
  const passwords = { oldPassword: TEST_ADMIN.password, newPassword: 'another horse' };
  await api.request('POST /v1/auth/change-password', { body: passwords });
  expect((await linesOf()).map(({ actor_name, action, title }) => [actor_name, action, title])).toEqual([
    [null, 'admin.added', 'ada'],
    ['ada', 'admin.signed-in', 'ada'],
    ['ada', 'admin.signed-out', 'ada'],
    ['ada', 'admin.signed-in', 'ada'],
    ['ada', 'admin.signed-in', 'ada'],
    ['ada', 'admin.session-ended', 'ada'],
    ['ada', 'admin.password-changed', 'ada'],
  ]);
  expect(JSON.stringify(await linesOf())).not.toMatch(/another horse|argon2/);
});

test('what is rejected or fails leaves no line (rule HI1)', async () => {
  const id = (await api.request('POST /v1/course/draft')).json.data;
  await api.request(`PATCH /v1/course/enable/${id}`);
  await api.request('PATCH /v1/course', { body: { id, title: 'Lost' }, headers: { 'if-match': '"another"' } });
  const failing = api.deps.database.transaction(async (queries) => {
    await record(queries, systemActor('command'), 'course.deleted', { id });
    throw new Error('died here');
  });
  await expect(failing).rejects.toThrow('died here');
  expect(await told()).toEqual([['course.created', id, null, []]]);
});

test('a line does not wait for other transactions that write one (rule HI5)', async () => {
  const { database } = api.deps;
  await api.request('GET /v1/course');
  const [written, drafted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = database.transaction(async (queries) => {
    await record(queries, systemActor('command'), 'course.deleted', { id: 'first' });
    written.resolve();
    // The embedded database has one connection, so its transactions run one after another.
    if (database.connections.max > 1) await drafted.promise;
  });
  await written.promise;
  const { status } = await api.request('POST /v1/course/draft');
  drafted.resolve();
  await first;
  expect(status).toBe(200);
  expect(await told()).toHaveLength(2);
});

test('an upload leaves a line with the name of its file (rule HI1)', async () => {
  await sendUpload(api, '/v1/image/upload', samplePng(), 'pelvis.png');
  await sendUpload(api, '/v1/file/upload', samplePdf(), 'pelvis.pdf');
  expect(await told()).toEqual([
    ['image.uploaded', expect.any(String), 'pelvis.png', []],
    ['file.uploaded', expect.any(String), 'pelvis.pdf', []],
  ]);
});
