import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimedPng, noisePng, sampleJpeg, samplePng } from '../../testing/sampleImages.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { sendUpload } from '../pdf/sendUpload.fixture.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const upload = (bytes: Uint8Array, name = 'picture.png') => sendUpload(api, '/v1/image/upload', bytes, name);
const read = (id: string, headers: Record<string, string> = {}) => api.app.request(`/v1/image/${id}`, { headers });

async function stored(bytes: Buffer): Promise<{ bytes: Buffer; headers: Headers; id: string }> {
  const { json } = await upload(bytes);
  const response = await read(json.data._id);
  expect(response.status).toBe(200);
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers, id: json.data._id };
}

async function colourAt(bytes: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
  const image = await loadImage(bytes);
  const ctx = createCanvas(image.width, image.height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  const [red = 0, , blue = 0] = ctx.getImageData(x, y, 1, 1).data;
  if (red > 200 && blue < 60) return 'red';
  return blue > 200 && red < 60 ? 'blue' : 'other';
}

describe('POST /v1/image/upload', () => {
  test('returns the id of the image under data', async () => {
    const { status, json } = await upload(samplePng());
    expect(status).toBe(200);
    expect(json).toEqual({ data: { _id: expect.stringMatching(/^[0-9a-v]{26}$/) } });
  });

  test('stores a PNG as PNG, without its metadata', async () => {
    const original = samplePng();
    const { bytes, headers } = await stored(original);
    expect(headers.get('content-type')).toBe('image/png');
    expect(original.includes('Photographed at home')).toBe(true);
    expect(bytes.includes('Photographed at home')).toBe(false);
    expect(await colourAt(bytes, 3, 3)).toBe('red');
    expect(await colourAt(bytes, 36, 3)).toBe('blue');
  });

  test('stores a JPEG as JPEG, without its metadata', async () => {
    const original = sampleJpeg(1);
    const { bytes, headers } = await stored(original);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(original.includes('Exif') && original.includes('Photographed at home')).toBe(true);
    expect(bytes.includes('Exif') || bytes.includes('Photographed at home')).toBe(false);
  });

  test('rotates a photograph by its orientation', async () => {
    const { bytes, id } = await stored(sampleJpeg(6));
    const image = await loadImage(bytes);
    expect([image.width, image.height]).toEqual([20, 40]);
    expect(await colourAt(bytes, 10, 3)).toBe('red');
    expect(await colourAt(bytes, 10, 36)).toBe('blue');
    const row = await api.deps.database.queries
      .selectFrom('images')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toMatchObject({ width: 20, height: 40, byte_size: bytes.length });
  });

  test('detects the type by the content, not by the file name or the declared type', async () => {
    const { headers } = await stored(sampleJpeg());
    expect(headers.get('content-type')).toBe('image/jpeg');
    const rejected = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
    expect(rejected).toMatchObject({
      status: 415,
      json: { message: 'The file is not a PNG or JPEG image.', code: 'WRONG_TYPE' },
    });
  });

  test('accepts 10 MB and rejects more', async () => {
    const most = 10 * 1024 * 1024;
    const png = samplePng();
    const exactly = Buffer.concat([png, Buffer.alloc(most - png.length)]);
    expect((await upload(exactly)).status).toBe(200);
    const rejected = await upload(Buffer.concat([exactly, Buffer.alloc(1)]));
    expect(rejected).toMatchObject({
      status: 413,
      json: { message: 'The file must not be larger than 10 MB.', code: 'TOO_LARGE' },
    });
  });

  test('rejects a PNG that is larger than 20 MB once it is encoded again', async () => {
    const noise = noisePng(3_000, 3_000);
    expect(noise.length).toBeLessThan(10 * 1024 * 1024);
    const rejected = await upload(noise);
    expect(rejected).toMatchObject({ status: 413, json: { code: 'TOO_LARGE' } });
    expect(rejected.json.message).toBe(
      'The image is larger than 20 MB once it is encoded again. Please save it as a JPEG.',
    );
  });

  test('rejects an image of more than 50 megapixels without decoding it', async () => {
    const rejected = await upload(claimedPng(60_000, 60_000));
    expect(rejected).toMatchObject({ status: 413, json: { code: 'TOO_MANY_PIXELS' } });
    expect(rejected.json.message).toContain('50 megapixels');
  });

  test.each([
    ['cut off', () => samplePng(400, 300).subarray(0, 900)],
    ['without real pixels', () => claimedPng(40, 20)],
    ['a JPEG with noise for a body', () => Buffer.concat([sampleJpeg().subarray(0, 400), Buffer.from([0xff, 0xd9])])],
  ])('rejects an image that is %s', async (_, bytes) => {
    expect(await upload(bytes())).toMatchObject({ status: 400, json: { code: 'DAMAGED_IMAGE' } });
  });

  test.each([0.9, 0.6])('rejects a JPEG whose lower part is missing: %f of it', async (part) => {
    const jpeg = sampleJpeg(1, 400, 300);
    expect(await upload(jpeg.subarray(0, jpeg.length * part))).toMatchObject({
      status: 400,
      json: { code: 'DAMAGED_IMAGE', message: 'The image is damaged or incomplete.' },
    });
  });

  test('still accepts images after a damaged one', async () => {
    await upload(claimedPng(40, 20));
    expect((await upload(samplePng())).status).toBe(200);
  });

  test('accepts several images at once', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => upload(samplePng(300, 200))));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(responses.map(({ json }) => json.data._id)).size).toBe(6);
  });

  test('requires a bearer token', async () => {
    const { status, json } = await sendUpload(api, '/v1/image/upload', samplePng(), 'a.png', { bearer: false });
    expect([status, json.message]).toEqual([401, 'Please log in again.']);
  });
});

describe('GET /v1/image/:id', () => {
  test('needs no bearer token, may be cached for five minutes, and is never treated as a page', async () => {
    const { headers } = await stored(samplePng());
    expect(headers.get('cache-control')).toBe('public, max-age=300, must-revalidate');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(headers.get('content-disposition')).toBe('inline');
  });

  test('returns 304 to a browser that has it', async () => {
    const { headers, id } = await stored(samplePng());
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await read(id, { 'if-none-match': known });
      expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await read(id, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('returns 404 to an unknown id', async () => {
    const response = await read('0123456789abcdef01234567');
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { message: "This image doesn't exist any more.", code: 'NOT_FOUND' },
    ]);
  });

  test('returns 404 where the bytes are lost', async () => {
    const { id } = await stored(samplePng());
    await api.deps.storage.delete(id);
    const response = await read(id);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});
