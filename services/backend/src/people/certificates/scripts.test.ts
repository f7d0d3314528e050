import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findNameFaces } from '@cpd/domain/nameFaces';
import { createCanvas, type Image, type ImageData, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { create, type Font } from 'fontkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/id.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { inkBox } from './inkBox.fixture.ts';
import { nameFaceTables } from './nameFaceTables.fixture.ts';
import { readPdf } from './pdfReader.fixture.ts';

const { resolve } = createRequire(import.meta.url);
const [WIDTH, HEIGHT] = [1000, 707];
const FONT_SIZE = WIDTH / 20;
/** Antialiased edges differ between the library that draws the image and the reader of the PDF. */
const MAX_DIFFERENCE = 0.02;

let api: TestApp;
let template = '';
beforeAll(async () => {
  api = await openTestApp();
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  const bytes = await canvas.encode('png');
  template = newId();
  await api.deps.storage.put(template, bytes, 'image/png');
  const size = { width: WIDTH, height: HEIGHT, byte_size: bytes.length };
  const row = {
    id: template,
    mime_type: 'image/png',
    ...size,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  await api.deps.database.queries.insertInto('images').values(row).execute();
});
afterAll(() => api.close());

const preview = (name: string, format = 'png') =>
  api.request('POST /v1/certificate-group/preview', { body: { template, position: 300, name, format } });

async function issue(firstName: string): Promise<string> {
  const { queries } = api.deps.database;
  const [userId, groupId, id] = [newId(), newId(), newId()];
  // Earlier versions stored names that the database rejects now.
  await api.deps.database.transaction(async (transaction) => {
    await sql`alter table users disable trigger clean_texts`.execute(transaction);
    await transaction.insertInto('users').values({ id: userId, first_name: firstName }).execute();
    await sql`alter table users enable trigger clean_texts`.execute(transaction);
  });
  const group = { id: groupId, name: 'G', template_image_id: template, template_vertical_position: 300 };
  await queries.insertInto('certificate_groups').values(group).execute();
  await queries.insertInto('certificates').values({ id, user_id: userId, certificate_group_id: groupId }).execute();
  return id;
}

/** Draws an image at the size of the template. */
function atTemplateSize(picture: Image) {
  const ctx = createCanvas(WIDTH, HEIGHT).getContext('2d');
  ctx.drawImage(picture, 0, 0, WIDTH, HEIGHT);
  return ctx;
}

/** Returns the part of a drawn certificate with the name, without the QR code. */
const nameOn = (ctx: SKRSContext2D) => ctx.getImageData(0, 200, WIDTH, 200);

async function previewedName(name: string) {
  const { status, json } = await preview(name);
  expect([status, json.message]).toEqual([200, undefined]);
  return nameOn(atTemplateSize(await loadImage(Buffer.from(json.content, 'base64'))));
}

/** Returns the share of a drawing's dark pixels that have no dark pixel next to them on another drawing. */
function shareElsewhere(one: ImageData, other: ImageData): number {
  const isDark = ({ data }: ImageData, x: number, y: number) => (data[4 * (y * WIDTH + x)] ?? 255) < 128;
  let [count, elsewhere] = [0, 0];
  for (let y = 1; y < one.height - 1; y += 1) {
    for (let x = 1; x < WIDTH - 1; x += 1) {
      if (!isDark(one, x, y)) continue;
      const around = [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => isDark(other, x + dx, y + dy)));
      count += 1;
      if (!around) elsewhere += 1;
    }
  }
  return elsewhere / count;
}

/** Returns the width of a name's ink as another library lays it out with the packaged file, in pixels. */
async function expectedWidth(name: string): Promise<number> {
  for (const { font, file } of (await findNameFaces(name)).faces) {
    // The file of a single font is not a font collection.
    const opened = create(readFileSync(resolve(`${font}/files/${file}.woff2`))) as Font;
    if (!Array.from(name).every((character) => opened.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))) continue;
    const { minX, maxX } = opened.layout(name).bbox;
    return ((maxX - minX) * FONT_SIZE) / opened.unitsPerEm;
  }
  throw new Error(`No file has all characters of ${name}.`);
}

/** Names that need a single file, so that another library can measure their widths. */
const names = [
  'Lovelace',
  'Иванова',
  'Ωμέγα',
  'สมชาย',
  'ລາວ',
  'שלום',
  'عبدالرحمن',
  'क्षत्रिय',
  'শ্রীমতী',
  'ஸ்ரீனிவாசன்',
  'ಶ್ರೀನಿವಾಸ',
  'ශ්‍රී',
  'ស្រី',
  'გიორგი',
  'Արամ',
  'አበበ',
];

test.each(names)('the name %s has the widths of the packaged fonts', async (name) => {
  const ink = inkBox(await previewedName(name));
  const drawnWidth = (ink?.right ?? 0) - (ink?.left ?? 0) + 1;
  expect(Math.abs(drawnWidth - (await expectedWidth(name)))).toBeLessThanOrEqual(2);
});

test.each([
  ...names,
  'Żółkiewski',
  'Nguyễn',
  '山田太郎',
  'さくら',
  '陈静',
  '김하늘',
  'रवीन्द्रनाथ विद्यार्थी',
  'রবীন্দ্রনাথ',
  'మాధవి శ్రీనివాస',
  'കൃഷ്ണ',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'શ્રીકૃષ્ણ',
  'အောင်ဆန်း',
  'ນ້ຳທິບ',
  'שָׁלוֹם כהן',
  'مُحَمَّد',
  'Dr. نور הכהן 山田 Иван',
])('the name %s has the same shapes in the image and in the PDF, which contains it as text', async (name) => {
  const image = await previewedName(name);
  const page = await readPdf(Buffer.from((await preview(name, 'pdf')).json.content, 'base64'));
  const inPdf = nameOn(await page.draw(WIDTH));
  expect(shareElsewhere(image, inPdf)).toBeLessThan(MAX_DIFFERENCE);
  expect(shareElsewhere(inPdf, image)).toBeLessThan(MAX_DIFFERENCE);
  expect(page.structure).toContain(`"alt":"${name}"`);
  // The reader decomposes Lao's sign AM.
  expect(page.text.normalize('NFKC')).toBe(name.normalize('NFKC'));
});

describe('a name with characters that no font has', () => {
  test.each([
    ['an emoji', 'Ann 🌸', '🌸 (U+1F338)'],
    ['a rare ideograph', '𰻞麺', '𰻞 (U+30EDE)'],
    ['an unassigned character', 'A\u0378', 'U+0378'],
    ['a private character', 'A\ue000', 'U+E000'],
    ['several', 'ᚠ🌸', 'ᚠ (U+16A0), 🌸 (U+1F338)'],
  ])('a preview with %s is rejected and names it', async (_, name, missing) => {
    for (const format of ['png', 'pdf']) {
      const { status, json } = await preview(name, format);
      const message = `The certificate fonts do not have: ${missing}.`;
      expect([status, json]).toEqual([400, { code: 'NAME_NOT_DRAWABLE', message }]);
    }
  });

  test('an issued certificate is not drawn with boxes, and its record is still returned', async () => {
    const id = await issue('Ann 🌸');
    for (const kind of ['preview', 'pdf']) {
      const { status, json } = await api.request(`GET /v1/certificate/${kind}/${id}`, { bearer: false });
      const message = 'The certificate fonts do not have: 🌸 (U+1F338).';
      expect([status, json]).toEqual([409, { code: 'NAME_NOT_DRAWABLE', message }]);
    }
    const { json } = await api.request(`GET /v1/certificate/${id}`, { bearer: false });
    expect(json.holder).toBe('Ann 🌸');
  });
});

test('control characters and noncharacters in the name of an issued certificate are not drawn', async () => {
  const [clean, dirty] = await Promise.all(
    ['Ada Love lace', 'Ada\u000bLove\u0007lace\ufffe'].map(async (name) => {
      const response = await api.app.request(`/v1/certificate/preview/${await issue(name)}`);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  expect(inkBox(nameOn(atTemplateSize(await loadImage(clean ?? ''))))).not.toBeNull();
  expect(dirty?.equals(clean ?? Buffer.alloc(0))).toBe(true);
});

test('the tables of faces are what tools/writeNameFaces.ts reads from the font files', () => {
  for (const { path, text } of nameFaceTables()) expect(readFileSync(path, 'utf8'), path.href).toBe(text);
});
