import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../database/id.ts';
import { seedWithdrawal } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { readPdf } from './pdfReader.fixture.ts';

const SITE = 'https://cpd.example.org';

let api: TestApp;
let templateId = '';
beforeAll(async () => {
  api = await openTestApp({ PUBLIC_SITE_URL: SITE });
  const canvas = createCanvas(1000, 707);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#335577';
  ctx.fillRect(0, 0, 1000, 707);
  const bytes = await canvas.encode('png');
  templateId = newId();
  await api.deps.storage.put(templateId, bytes, 'image/png');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const row = { id: templateId, mime_type: 'image/png', width: 1000, height: 707, byte_size: bytes.length, sha256 };
  await api.deps.database.queries.insertInto('images').values(row).execute();
});
afterAll(() => api.close());

async function issue(firstName: string, lastName: string): Promise<string> {
  const { queries } = api.deps.database;
  const [userId, groupId, id] = [newId(), newId(), newId()];
  // Earlier versions stored names that the database rejects now.
  await api.deps.database.transaction(async (transaction) => {
    await sql`alter table users disable trigger clean_texts`.execute(transaction);
    await transaction.insertInto('users').values({ id: userId, first_name: firstName, last_name: lastName }).execute();
    await sql`alter table users enable trigger clean_texts`.execute(transaction);
  });
  const group = { id: groupId, name: 'Acute Care', template_image_id: templateId, template_vertical_position: 300 };
  await queries.insertInto('certificate_groups').values(group).execute();
  await queries.insertInto('certificates').values({ id, user_id: userId, certificate_group_id: groupId }).execute();
  return id;
}

async function pdfOf(id: string, headers: Record<string, string> = {}) {
  const response = await api.app.request(`http://evil.example/v1/certificate/pdf/${id}`, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('GET /v1/certificate/pdf/:id', () => {
  test('returns a page as large as A4 and tagged, with the name as text in an embedded font', async () => {
    const { status, headers, bytes } = await pdfOf(await issue('Ada', 'Lovelace'));
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="certificate-\d{4}-\d{6}\.pdf"$/);
    const { pages, size, text, info, isMarked, structure } = await readPdf(bytes);
    expect([pages, text, info.Language, isMarked]).toEqual([1, 'Ada Lovelace', 'en', true]);
    expect(info.Title).toMatch(/^Certificate \d{4}-\d{6}, Ada Lovelace$/);
    expect(size.map(Math.round)).toEqual([842, 595]);
    expect(structure).toMatch(
      /"role":"Document".*"role":"Figure".*"role":"P".*"role":"Span".*"alt":"Ada Lovelace".*"role":"P".*"role":"Link".*"type":"annotation"/,
    );
    // Glyphs that are part of the file.
    expect(bytes.toString('latin1')).toContain('/CharProcs');
  });

  test('of a certificate that replaces another says which, and when the first was issued', async () => {
    const [former, latter] = [await issue('Ada', 'Byron'), await issue('Ada', 'Lovelace')];
    const { queries } = api.deps.database;
    await sql`update certificates set issued_at = '2026-11-16T18:30:00Z', successor_id = ${latter}, withdrawn_at = now()
      where id = ${former}`.execute(queries);
    const { number } = (await api.request(`GET /v1/certificate/${former}`)).json;
    const { text, structure } = await readPdf((await pdfOf(latter)).bytes);
    expect(text).toContain(`First issued on 16 November 2026. Replaces ${number}.`);
    expect(structure).toMatch(/"role":"Link".*"role":"P"/);
  });

  test('describes the target of the QR code in words, and keeps the title in its metadata as XML', async () => {
    const id = await issue('Ada & <Co>', 'Lovelace');
    const { info, xmlTitle, linkWords } = await readPdf((await pdfOf(id)).bytes);
    expect(linkWords).toBe(`QR code of the address ${SITE}/public/certificate/${id}`);
    expect(info.Title).toMatch(/^Certificate \d{4}-\d{6}, Ada & <Co> Lovelace$/);
    expect(xmlTitle).toBe(info.Title);
  });

  test('draws a QR code of its page, whatever host the request names', async () => {
    const id = await issue('Grace', 'Hopper');
    const { bytes } = await pdfOf(id, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(await (await readPdf(bytes)).readCode()).toBe(`${SITE}/public/certificate/${id}`);
  });

  test.each([
    ['สมหญิง', 'ใจดี'],
    ['Đặng Thị', 'Nguyễn'],
    ['นภา', 'O’Connor'],
  ])('sets %s %s as text', async (firstName, lastName) => {
    const { text } = await readPdf((await pdfOf(await issue(firstName, lastName))).bytes);
    expect(text).toBe(`${firstName} ${lastName}`);
  });

  test.each(['\u000b', '\u0007', '\ufffe', '\u{1ffff}', '&', '<', '>', ']]>'])(
    'has well-formed metadata for a name with %j',
    async (character) => {
      const { bytes } = await pdfOf(await issue(`Ada ${character} King`, 'Lovelace'));
      const [, title] = /<rdf:li xml:lang="x-default">(.*?)<\/rdf:li>/s.exec(bytes.toString('utf8')) ?? [];
      // XML 1.0, clauses 2.2 (characters) and 2.4 (markup).
      expect(title).toMatch(/^(?:[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}])+$/u);
      expect(title).toMatch(/^(?:[^&<>]|&(?:amp|lt|gt);)+$/);
      const { info, xmlTitle } = await readPdf(bytes);
      expect(xmlTitle).toBe(info.Title);
    },
  );

  test('contains a name of joined letters as text and for screen readers', async () => {
    const { text, structure } = await readPdf((await pdfOf(await issue('क्षत्रिय', '山田'))).bytes);
    expect([text, structure.includes('"alt":"क्षत्रिय 山田"')]).toEqual(['क्षत्रिय 山田', true]);
  });

  test('is drawn once, and a client that has it gets 304', async () => {
    const put = vi.spyOn(api.deps.storage, 'put');
    const id = await issue('Katherine', 'Johnson');
    const responses = await Promise.all([pdfOf(id), pdfOf(id)]);
    responses.push(await pdfOf(id));
    expect(put).toHaveBeenCalledOnce();
    put.mockRestore();
    expect(new Set(responses.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    const etag = responses[0]?.headers.get('etag') ?? '';
    expect((await pdfOf(id, { 'if-none-match': etag })).status).toBe(304);
  });

  test('is rejected once the certificate is withdrawn, and offered until then', async () => {
    const id = await issue('Mary', 'Jackson');
    const offered = async () => (await api.request(`GET /v1/certificate/${id}`)).json.downloads;
    expect(await offered()).toContain('pdf');
    await seedWithdrawal(api.deps.database, id, new Date());
    expect(await offered()).toEqual([]);
    const { status, bytes } = await pdfOf(id);
    const error = { message: 'This certificate was withdrawn.', code: 'CERTIFICATE_WITHDRAWN' };
    expect([status, JSON.parse(bytes.toString())]).toMatchObject([409, error]);
  });
});
