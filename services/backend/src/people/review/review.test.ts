import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedFile, seedImage, seedPost, seedUser } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

const DAY = 24 * 60 * 60_000;
let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ PUBLIC_SITE_URL: 'https://cpd.example.org' });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function linkTo(postId: string): Promise<string> {
  const { json } = await api.request(`GET /v1/post/review/url/${postId}`);
  return new URL(json.url).searchParams.get('token') ?? '';
}
const open = (line: string) => api.request(line, { bearer: false });

describe('the feed', () => {
  const titles = async (query: string) =>
    (await api.request(`GET /v1/post/?${query}`)).json.docs.map(({ title }: { title: string }) => title);

  test('the feed shows the posts of a status, the newest first', async () => {
    for (const title of ['one', 'two']) await seedPost(api.deps.database, { title });
    await seedPost(api.deps.database, { title: 'posted', status: 4 });
    expect(await titles('status=2&page=1&size=10')).toEqual(['two', 'one']);
    expect(await titles('status=4')).toEqual(['posted']);
    expect(await titles('')).toEqual(['posted', 'two', 'one']);
    expect((await api.request('GET /v1/post?status=2')).json).toMatchObject({ page: 1, total: 2, size: 10 });
  });

  test('the feed names the cover of a post that has one', async () => {
    const cover = await seedImage(api.deps.database);
    await seedPost(api.deps.database, { title: 'plain' });
    await seedPost(api.deps.database, { title: 'pictured', cover });
    const { docs } = (await api.request('GET /v1/post/?status=2')).json;
    expect(docs).toMatchObject([
      { title: 'pictured', cover: { _id: cover } },
      { title: 'plain', cover: null },
    ]);
  });

  test('the feed is filtered by a keyword in title or description', async () => {
    await seedPost(api.deps.database, { title: 'Cœur', description: 'About the HEART' });
    await seedPost(api.deps.database, { title: 'Lung', description: 'About breath' });
    expect(await titles('keyword=heart&status=2')).toEqual(['Cœur']);
    expect(await titles(`keyword=${encodeURIComponent('cŒUR')}`)).toEqual(['Cœur']);
    expect(await titles('keyword=heart&status=4')).toEqual([]);
  });

  test.each(['status=two', 'status=', 'status=2.5', 'status=99999999999', 'page=0', 'keyword=%00'])(
    'rejects %s',
    async (query) => {
      expect((await api.request(`GET /v1/post?${query}`)).status).toBe(400);
    },
  );
});

test('a review address is on the public site, whatever host the request names', async () => {
  const post = await seedPost(api.deps.database);
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const { json } = await api.request(`GET /v1/post/review/url/${post}`, { headers });
  expect(json.url).toMatch(new RegExp(`^https://cpd\\.example\\.org/public/review/${post}\\?token=[\\w-]{43}$`));
});

test('a review address is returned only for posts in review', async () => {
  const post = await seedPost(api.deps.database, { status: 4 });
  expect(await api.request(`GET /v1/post/review/url/${post}`)).toMatchObject({ status: 409 });
  expect((await api.request('GET /v1/post/review/url/nothing')).status).toBe(404);
  expect((await open(`GET /v1/post/review/url/${post}`)).status).toBe(401);
});

test('HEAD of a review address makes no link and leaves no line in the history', async () => {
  const post = await seedPost(api.deps.database);
  const { queries } = api.deps.database;
  const headers = { authorization: `Bearer ${await api.accessTokenOf('ada')}` };
  const countOf = async (table: 'audit' | 'review_tokens') =>
    (await queries.selectFrom(table).selectAll().execute()).length;
  const before = [await countOf('audit'), await countOf('review_tokens')];
  expect((await api.app.request(`/v1/post/review/url/${post}`, { method: 'HEAD', headers })).status).toBe(200);
  expect([await countOf('audit'), await countOf('review_tokens')]).toEqual(before);
});

test('a review address does not invalidate earlier ones, which are valid for 14 days', async () => {
  const post = await seedPost(api.deps.database);
  const first = await linkTo(post);
  api.pass(13 * DAY);
  const second = await linkTo(post);
  expect((await open(`GET /v1/post/review/${post}?token=${first}`)).status).toBe(200);
  api.pass(DAY);
  expect((await open(`GET /v1/post/review/${post}?token=${first}`)).status).toBe(403);
  expect((await open(`GET /v1/post/review/${post}?token=${second}`)).status).toBe(200);
});

test('a review address is stored as a hash only', async () => {
  const token = await linkTo(await seedPost(api.deps.database));
  const rows = await api.deps.database.queries.selectFrom('review_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

describe('the holder of a review link', () => {
  test('the holder of a review link reads the post with its cover, and its PDFs with their sizes', async () => {
    const { database } = api.deps;
    const cover = await seedImage(database);
    const files = [await seedFile(database, 'b.pdf'), await seedFile(database, 'a.pdf')];
    const user = await seedUser(database, { first_name: 'Noor', last_name: 'Al-Hashimi' });
    const post = await seedPost(database, { user, title: 'Case', description: 'Story', cover, files });
    const { json, headers } = await open(`GET /v1/post/review/${post}?token=${await linkTo(post)}`);
    expect(json).toEqual({
      title: 'Case',
      description: 'Story',
      cover: { _id: cover },
      files: [
        { _id: files[0], originalname: 'b.pdf', size: 1 },
        { _id: files[1], originalname: 'a.pdf', size: 1 },
      ],
      author: 'Noor Al-Hashimi',
      createdAt: expect.stringMatching(/Z$/),
      status: 2,
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['approve', 4],
    ['reject', 5],
  ])('decides once: %s gives status %i', async (decision, status) => {
    const post = await seedPost(api.deps.database);
    const token = await linkTo(post);
    expect((await open(`POST /v1/post/${decision}/public/${post}?token=${token}`)).status).toBe(200);
    for (const second of ['approve', 'reject']) {
      const response = await open(`POST /v1/post/${second}/public/${post}?token=${token}`);
      expect(response).toMatchObject({ status: 409, json: { code: 'ALREADY_DECIDED' } });
    }
    expect((await open(`GET /v1/post/review/${post}?token=${token}`)).json.status).toBe(status);
  });

  test('the holder of a review link wins or loses against a second decision at the same moment', async () => {
    const post = await seedPost(api.deps.database);
    const token = await linkTo(post);
    const lines = ['approve', 'reject', 'approve', 'reject'].map(
      (way) => `POST /v1/post/${way}/public/${post}?token=${token}`,
    );
    const responses = await Promise.all(lines.map(open));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(
      await api.deps.database.queries.selectFrom('audit').selectAll().where('actor', '=', 'review-link').execute(),
    ).toHaveLength(1);
  });

  test.each([
    ['none', ''],
    ['an empty one', '?token='],
    ['a wrong one', '?token=wrong'],
  ])('the holder of a review link with %s for a token is rejected', async (_, query) => {
    const post = await seedPost(api.deps.database);
    for (const line of [`GET /v1/post/review/${post}`, `POST /v1/post/approve/public/${post}`]) {
      expect(await open(`${line}${query}`)).toMatchObject({ status: 403, json: { code: 'BAD_LINK' } });
    }
  });

  test("the holder of a review link cannot open another post, and an administrator's bearer does not help", async () => {
    const [post, other] = [await seedPost(api.deps.database), await seedPost(api.deps.database)];
    const token = await linkTo(other);
    expect((await open(`GET /v1/post/review/${post}?token=${token}`)).status).toBe(403);
    expect((await api.request(`POST /v1/post/approve/public/${post}?token=${token}`)).status).toBe(403);
    const { headers, ...refused } = await open(`GET /v1/post/review/${post}?token=wrong`);
    for (const answer of [`wrong`, token])
      expect(await open(`GET /v1/post/review/nothing?token=${answer}`)).toMatchObject(refused);
  });
});
