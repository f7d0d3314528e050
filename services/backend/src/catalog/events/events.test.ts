import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedImage } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const draft = async (): Promise<string> => (await api.request('POST /v1/event/draft/')).json.data;
const image = () => seedImage(api.deps.database);
const save = (event: string, change: object) => api.request('PATCH /v1/event', { body: { event, ...change } });

test('the list of events is paged, the newest first', async () => {
  const ids = [];
  for (let count = 0; count < 12; count += 1) ids.unshift(await draft());
  const { json } = await api.request('GET /v1/event?page=2&size=5');
  expect(json).toMatchObject({ page: 2, total: 12, size: 5 });
  expect(json.docs.map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(5, 10));
  expect((await api.request('GET /v1/event')).json).toMatchObject({ page: 1, size: 10 });
});

test('events are filtered by a keyword in their hyperlink, and by whether they are enabled', async () => {
  const [plain, linked, enabled] = [await draft(), await draft(), await draft()];
  await save(linked, { hyperlink: 'https://Winter.example/School' });
  await save(enabled, { hyperlink: 'https://winter.example', cover: await image(), images: [await image()] });
  await api.request(`PATCH /v1/event/enable/${enabled}`);
  const found = async (query: string) => {
    const { json } = await api.request(`GET /v1/event?${query}`);
    expect(json).toMatchObject({ total: json.docs.length });
    return json.docs.map(({ _id }: { _id: string }) => _id);
  };
  expect(await found('keyword=WINTER')).toEqual([enabled, linked]);
  expect(await found('isEnable=false')).toEqual([linked, plain]);
  expect(await found('isEnable=true&keyword=winter')).toEqual([enabled]);
  expect(await found('keyword=school&isEnable=true')).toEqual([]);
  await save(linked, { hyperlink: '' });
  expect(await found('keyword=winter')).toEqual([enabled]);
});

test('saving an event stores the posters in the order of the request', async () => {
  const id = await draft();
  const [a, b, c] = [await image(), await image(), await image()];
  await save(id, { images: [a, b] });
  const { json } = await save(id, { images: [c, b, a], cover: a, hyperlink: 'https://cpd.example/Read?More#now' });
  expect(json).toEqual({
    _id: id,
    cover: { _id: a },
    images: [{ _id: c }, { _id: b }, { _id: a }],
    hyperlink: 'https://cpd.example/Read?More#now',
    isEnable: false,
  });
  expect((await api.request(`GET /v1/event/${id}`)).json).toEqual(json);
});

test('saving an event keeps absent fields, and clears null and the empty hyperlink', async () => {
  const id = await draft();
  const poster = await image();
  await save(id, { images: [poster], cover: poster, hyperlink: 'https://cpd.example' });
  expect((await save(id, { hyperlink: '' })).json).toMatchObject({ hyperlink: null, cover: { _id: poster } });
  expect((await save(id, { cover: null })).json).toMatchObject({ cover: null, images: [{ _id: poster }] });
  expect((await save(id, { images: [] })).json).toMatchObject({ images: [] });
});

test.each([
  ['a hyperlink that runs a script', { hyperlink: 'javascript:alert(1)' }],
  ['a hyperlink that is no address', { hyperlink: 'cpd.example' }],
  ['a hyperlink with a user name', { hyperlink: 'https://good.example@evil.example' }],
  ['a hyperlink that is too long', { hyperlink: 'https://cpd.example/'.padEnd(2049, 'a') }],
  ['an unknown cover', { cover: 'nothing' }],
  ['an unknown poster', { images: ['nothing'] }],
  ['posters that are no list', { images: null }],
  ['more posters than an event may have', { images: Array.from({ length: 1_001 }, (_, index) => String(index)) }],
])('saving an event rejects %s', async (_, change) => {
  expect(await save(await draft(), change)).toMatchObject({ status: 400, json: { code: 'BAD_INPUT' } });
});

test('saving an event rejects a poster named twice', async () => {
  const poster = await image();
  const response = await save(await draft(), { images: [poster, poster] });
  expect(response).toMatchObject({ status: 400, json: { message: 'A poster is named twice.' } });
});

test('saving an event returns 404 for an event that does not exist', async () => {
  expect((await save('nothing', { hyperlink: '' })).status).toBe(404);
});

test('enabling an event is rejected with what is missing', async () => {
  const response = await api.request(`PATCH /v1/event/enable/${await draft()}`);
  expect(response.status).toBe(409);
  expect(response.json).toEqual({
    message: 'Add a cover image and a poster before enabling.',
    code: 'EVENT_NOT_READY',
  });
});

test('enabling an event keeps the enabled event from losing what enabling needs', async () => {
  const id = await draft();
  const poster = await image();
  await save(id, { images: [poster], cover: poster });
  expect((await api.request(`PATCH /v1/event/enable/${id}`)).json.isEnable).toBe(true);
  expect((await api.request(`PATCH /v1/event/enable/${id}`)).status).toBe(200);
  for (const change of [{ cover: null }, { images: [] }]) {
    expect(await save(id, change)).toMatchObject({ status: 409, json: { code: 'EVENT_NOT_READY' } });
  }
  expect((await api.request(`GET /v1/event/${id}`)).json.images).toHaveLength(1);
  expect((await save(id, { images: [await image()] })).status).toBe(200);
});

test('deleting an event returns its id, and 404 the second time', async () => {
  const id = await draft();
  await save(id, { images: [await image()] });
  expect((await api.request(`DELETE /v1/event/${id}`)).json).toEqual({ _id: id });
  expect((await api.request(`DELETE /v1/event/${id}`)).status).toBe(404);
});
