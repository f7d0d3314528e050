import { expect, test, vi } from 'vitest';
import { listCourses, readCourse, saveCourse } from '../courses/contract.ts';
import { exportUsers } from '../exports/contract.ts';
import { readPost } from '../review/contract.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { openTab } from '../testing/openTab.ts';
import { type Client, createClient } from './createClient.ts';

test.each(['https://api.example.org', 'https://api.example.org/', 'https://api.example.org//'])(
  'the client joins the base %s and a path with one slash',
  async (baseUrl) => {
    const { session } = openTab(new FakeApi());
    const fetch = vi.fn(async () => Response.json({ docs: [] }));
    await createClient({ baseUrl, session, fetch }).request(listCourses, {});
    expect(fetch).toHaveBeenCalledExactlyOnceWith('https://api.example.org/v1/course', expect.anything());
  },
);

test('the client takes no page of a proxy for a file', async () => {
  const { session } = openTab(new FakeApi());
  const page = new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } });
  const capabilities = Response.json({ capabilities: ['csv-export'] });
  const fetch = vi.fn(async (url: string) => (url.includes('capabilities') ? capabilities : page));
  const client = createClient({ baseUrl: '', session, fetch: fetch as unknown as typeof globalThis.fetch });
  await expect(client.download(exportUsers, { header: 'One' })).rejects.toMatchObject({ kind: 'malformed' });
});

test('the client keeps the path prefix of an API', async () => {
  const { session } = openTab(new FakeApi());
  const client = createClient({ baseUrl: 'https://example.org/cpd/', session });
  expect(client.addressOf(readCourse, { id: 'a b' })).toBe('https://example.org/cpd/v1/course/a%20b');
});

test("the client is the page's own origin without a base", () => {
  const { session } = openTab(new FakeApi());
  const client = createClient({ baseUrl: '', session });
  expect(client.addressOf(readCourse, { id: 'a' })).toBe('/v1/course/a');
});

test('the client sends no request whose signal is already aborted', async () => {
  const fake = new FakeApi();
  const { client } = openTab(fake);
  await expect(client.request(listCourses, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    kind: 'aborted',
  });
  expect(fake.requests).toEqual([]);
});

test('the client sends no request to a URL that resolves to another resource', async () => {
  const fake = new FakeApi();
  const { client } = openTab(fake);
  await expect(client.request(readCourse, { id: '..' })).rejects.toMatchObject({ kind: 'malformed' });
  expect(fake.requests).toEqual([]);
});

test.each([
  ['has ended', () => undefined],
  [
    'has made room for another one',
    ({ client, fake }: { client: Client; fake: FakeApi }) => client.session.signIn(fake.sessions.start()),
  ],
])('the client rejects a late response of a session that %s', async (_, goOn) => {
  const fake = new FakeApi();
  const { client } = openTab(fake);
  const release = fake.pause('GET /v1/course');
  const late = client.read(listCourses, {});
  await vi.waitFor(() => expect(fake.count('GET /v1/course')).toBe(1));
  client.session.signOut();
  goOn({ client, fake });
  release();
  await expect(late).rejects.toMatchObject({ kind: 'sessionEnded' });
});

test('the client gives an unchanged response the same objects, until it changes or the session ends', async () => {
  const fake = new FakeApi();
  const { client } = openTab(fake);
  const read = () => client.read(listCourses, {});
  const first = await read();
  expect(await read()).toBe(first);
  fake.data.courses.pop();
  const changed = await read();
  expect([first.value.length, changed.value.length]).toEqual([28, 27]);
  expect(await read()).toBe(changed);
  client.session.signOut();
  client.session.signIn(fake.sessions.start());
  const other = await read();
  expect(other).not.toBe(changed);
  expect(other).toEqual(changed);
});

test('the client shows the overlay for each request, unless it is switched off, until it succeeds or fails', async () => {
  const fake = new FakeApi();
  const release = vi.fn();
  const onRequestStart = vi.fn(() => release);
  const { client } = openTab(fake, { onRequestStart });
  fake.fail('GET /v1/course', 'dropped', 2);
  await expect(client.request(listCourses, {})).rejects.toThrow();
  await expect(client.request(listCourses, {}, { overlay: false })).rejects.toThrow();
  await client.request(listCourses, {});
  expect([onRequestStart.mock.calls.length, release.mock.calls.length]).toEqual([2, 2]);
});

test('the compiler checks the input of a request', () => {
  const unsent = (client: Client) => [
    client.request(listCourses, {}),
    client.request(readCourse, { id: 'a' }),
    client.request(saveCourse, { id: 'a', title: null }),
    // @ts-expect-error the id is missing
    client.request(readCourse, {}),
    // @ts-expect-error the parameter has another name
    client.request(readCourse, { course: 'a' }),
    // @ts-expect-error the body is missing
    client.request(saveCourse, {}),
    // @ts-expect-error a title is a text
    client.request(saveCourse, { id: 'a', title: 7 }),
    // @ts-expect-error the input is missing
    client.request(listCourses, { id: 'a' }),
    // @ts-expect-error the link's token is missing
    client.request(readPost, { id: 'a' }),
  ];
  expect(unsent).toBeTypeOf('function');
});
