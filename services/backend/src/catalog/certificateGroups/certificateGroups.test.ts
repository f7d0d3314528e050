import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../database/id.ts';
import { readPdf } from '../../people/certificates/pdfReader.fixture.ts';
import { samplePng } from '../../testing/sampleImages.ts';
import { seedGroup, seedImage } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(() => api.deps.database.queries.deleteFrom('certificate_groups').execute());

async function groupNamed(name: string): Promise<string> {
  const { json } = await api.request('POST /v1/certificate-group/draft');
  await api.request('POST /v1/certificate-group/', { body: { id: json._id, name } });
  return json._id;
}

const names = (json: { docs: { name: string }[] }) => json.docs.map(({ name }) => name);

describe('the list of certificate groups', () => {
  test('the list of certificate groups is paged by 10, the newest first', async () => {
    for (let index = 1; index <= 12; index += 1) await groupNamed(`Group ${index}`);
    const first = await api.request('GET /v1/certificate-group');
    expect(first.json).toMatchObject({ page: 1, total: 12, size: 10 });
    expect(names(first.json)[0]).toBe('Group 12');
    const second = await api.request('GET /v1/certificate-group?page=2&size=10');
    expect(names(second.json)).toEqual(['Group 2', 'Group 1']);
  });

  test.each([
    ['anywhere in the name', 'ARDIO', ['Cardiology']],
    ['in other scripts', 'ΚΑΡΔΙΑΣ', ['Παθήσεις καρδιας']],
    ['with letters that have several small forms', 'STRASSE', ['Straße']],
    ['with the characters of patterns as themselves', '100%', ['100% care']],
    ['with nothing found', '_', []],
  ])('the list of certificate groups is narrowed by a keyword whatever its case, %s', async (_, keyword, expected) => {
    for (const name of ['Cardiology', 'Παθήσεις καρδιας', 'Straße', '100% care', 'Surgery']) await groupNamed(name);
    const { json } = await api.request(`GET /v1/certificate-group?keyword=${encodeURIComponent(keyword)}`);
    expect(names(json)).toEqual(expected);
    expect(json.total).toBe(expected.length);
  });

  test('the list of certificate groups is filtered and counted by whether they are enabled', async () => {
    const enabled = await seedGroup(api.deps.database, 'Surgery');
    const draft = await groupNamed('Surgical skills');
    const found = async (query: string) => {
      const { json } = await api.request(`GET /v1/certificate-group?${query}`);
      expect(json).toMatchObject({ total: json.docs.length });
      return json.docs.map(({ _id }: { _id: string }) => _id);
    };
    expect(await found('isEnable=true')).toEqual([enabled]);
    expect(await found('isEnable=false&keyword=surg')).toEqual([draft]);
    expect(await found('isEnable=true&keyword=skills')).toEqual([]);
  });

  test('the list of certificate groups returns a page past the end without groups', async () => {
    await groupNamed('Surgery');
    const { status, json } = await api.request('GET /v1/certificate-group?page=99999999999999999&size=100');
    expect(status).toBe(400);
    expect(json.code).toBe('BAD_INPUT');
    const far = await api.request('GET /v1/certificate-group?page=9007199254740991&size=100');
    expect(far).toMatchObject({ status: 200, json: { docs: [], total: 1 } });
  });

  test.each([
    ['101 is lowered to 100', 'size=101', 200, 100],
    ['1 is honoured', 'size=1', 200, 1],
    ['an exponent is read', 'size=1e1', 200, 10],
    ['the digits of other scripts are read', 'size=%D9%A1%EF%BC%92', 200, 12],
    ['0 is rejected', 'size=0', 400, undefined],
    ['-1 is rejected', 'size=-1', 400, undefined],
    ['a half is rejected', 'size=1.5', 400, undefined],
    ['a word is rejected', 'size=ten', 400, undefined],
    ['nothing is rejected', 'size=', 400, undefined],
    ['page 0 is rejected', 'page=0', 400, undefined],
    ['a page that is a word is rejected', 'page=one', 400, undefined],
  ])('size: %s', async (_, query, status, size) => {
    const response = await api.request(`GET /v1/certificate-group?${query}`);
    expect([response.status, response.json.size]).toEqual([status, size]);
  });

  test('the list of certificate groups offers the enabled groups by name, unpaged, to the selector', async () => {
    await groupNamed('Draft');
    for (const name of ['b', 'C', 'a']) await seedGroup(api.deps.database, name);
    const { json } = await api.request('GET /v1/certificate-group?autoComplete=true');
    expect(json.docs.map((doc: object) => Object.keys(doc))).toEqual(Array(3).fill(['_id', 'name']));
    expect(names(json)).toEqual(['a', 'b', 'C']);
  });
});

test('saving a certificate group keeps absent fields, clears null and returns the document', async () => {
  const id = await groupNamed('Surgery');
  const template = await seedImage(api.deps.database);
  const body = { id, passCondition: 3, template, templateVerticalPosition: 120 };
  const saved = await api.request('POST /v1/certificate-group/', { body });
  expect(saved.json).toEqual({
    _id: id,
    name: 'Surgery',
    isEnable: false,
    passCondition: 3,
    template: { _id: template },
    templateVerticalPosition: 120,
  });
  const cleared = await api.request('POST /v1/certificate-group', { body: { id, name: null, template: null } });
  expect(cleared.json).toMatchObject({ name: null, template: null, passCondition: 3 });
});

test.each([
  ['a blank name', { name: ' ' }],
  ['a name of characters that nobody sees', { name: '\u200b\u202e' }],
  ['a name that turns the direction of writing', { name: 'Surgery \u202eyregrus' }],
  ['an unknown template', { template: 'nothing' }],
  ['a negative number of courses', { passCondition: -1 }],
  ['half a course', { passCondition: 0.5 }],
  ['a negative position', { templateVerticalPosition: -1 }],
  ['a position beyond all images', { templateVerticalPosition: 50_000_001 }],
  ['no id', { id: undefined }],
])('saving a certificate group rejects %s', async (_, change) => {
  const body = { id: await groupNamed('Surgery'), ...change };
  expect((await api.request('POST /v1/certificate-group/', { body })).status).toBe(400);
});

test('enabling a certificate group is rejected with what is missing', async () => {
  const id = await groupNamed('Surgery');
  const response = await api.request(`PATCH /v1/certificate-group/enable/${id}`);
  expect(response.status).toBe(409);
  expect(response.json).toEqual({
    message: 'Add a number of required courses and a template image before enabling.',
    code: 'CERTIFICATE_GROUP_NOT_READY',
  });
});

test('enabling a certificate group keeps the enabled group from losing what enabling needs', async () => {
  const id = await seedGroup(api.deps.database);
  for (const change of [{ name: null }, { template: null }, { passCondition: 0 }]) {
    const response = await api.request('POST /v1/certificate-group/', { body: { id, ...change } });
    expect(response).toMatchObject({ status: 409, json: { code: 'CERTIFICATE_GROUP_NOT_READY' } });
  }
  expect((await api.request(`PATCH /v1/certificate-group/enable/${id}`)).json.isEnable).toBe(true);
});

test('deleting a certificate group is rejected while a course belongs to it', async () => {
  const { database } = api.deps;
  const id = await seedGroup(database);
  const course = newId();
  await database.queries.insertInto('courses').values({ id: course, sequence: 1, certificate_group_id: id }).execute();
  const response = await api.request(`DELETE /v1/certificate-group/${id}`);
  expect(response).toMatchObject({ status: 409, json: { code: 'GROUP_IN_USE' } });
  await api.request(`DELETE /v1/course/${course}`);
  expect((await api.request(`DELETE /v1/certificate-group/${id}`)).json).toEqual({ _id: id });
  expect((await api.request(`GET /v1/certificate-group/${id}`)).status).toBe(404);
});

test('deleting a certificate group is rejected while a certificate was issued in it', async () => {
  const { queries } = api.deps.database;
  const id = await seedGroup(api.deps.database);
  const user = newId();
  await queries.insertInto('users').values({ id: user }).execute();
  await queries.insertInto('certificates').values({ id: newId(), user_id: user, certificate_group_id: id }).execute();
  expect(await api.request(`DELETE /v1/certificate-group/${id}`)).toMatchObject({ status: 409 });
  await queries.deleteFrom('users').execute();
});

describe('previewing a certificate', () => {
  const preview = (body: object) => api.request('POST /v1/certificate-group/preview', { body });

  test('previewing a certificate draws what is not saved yet as PNG and PDF', async () => {
    const template = await seedImage(api.deps.database);
    await api.deps.storage.put(template, samplePng(400, 300), 'image/png');
    const sample = { template, position: 200, name: ' Ada Lovelace ' };
    const png = await preview({ ...sample, format: 'png' });
    expect(png.status).toBe(200);
    expect(await loadImage(Buffer.from(png.json.content, 'base64'))).toMatchObject({ width: 400, height: 300 });
    const pdf = await readPdf(Buffer.from((await preview({ ...sample, format: 'pdf' })).json.content, 'base64'));
    expect([pdf.text, await pdf.readCode()]).toEqual([
      'Ada Lovelace',
      `${api.deps.config.publicSiteUrl}/public/certificate/preview`,
    ]);
  });

  test.each([
    ['an unknown template', { template: 'nothing' }],
    ['another format', { format: 'svg' }],
    ['a position above the image', { position: -1 }],
  ])('previewing a certificate rejects %s', async (_, change) => {
    const template = await seedImage(api.deps.database);
    expect((await preview({ template, position: 1, name: 'Ada', format: 'png', ...change })).status).toBe(400);
  });

  test('previewing a certificate says that the bytes of its template are lost', async () => {
    const template = await seedImage(api.deps.database);
    const { status, json } = await preview({ template, position: 1, name: 'Ada', format: 'png' });
    expect([status, json.message]).toEqual([400, 'The image is missing.']);
  });
});
