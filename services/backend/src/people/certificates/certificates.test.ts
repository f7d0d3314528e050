import { createHash } from 'node:crypto';
import { createCanvas, type ImageData, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../database/id.ts';
import { runMaintenance } from '../../start/maintenance.ts';
import { seedGroup, seedUser, seedWithdrawal } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { finishDeletions } from '../userDeletion/deletePerson.ts';
import { inkBox } from './inkBox.fixture.ts';

const [WIDTH, HEIGHT] = [1000, 707];

let api: TestApp;
let templateId = '';
beforeAll(async () => {
  api = await openTestApp();
  templateId = await keepTemplate('#ffffff');
});
afterAll(() => api.close());

async function keepTemplate(colour: string): Promise<string> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  const bytes = await canvas.encode('png');
  const id = newId();
  await api.deps.storage.put(id, bytes, 'image/png');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const size = { width: WIDTH, height: HEIGHT, byte_size: bytes.length };
  const row = { id, mime_type: 'image/png', ...size, sha256 };
  await api.deps.database.queries.insertInto('images').values(row).execute();
  return id;
}

async function issue(firstName: string | null, lastName: string | null, position = 300) {
  const { queries } = api.deps.database;
  const [userId, groupId, id] = [newId(), newId(), newId()];
  await queries.insertInto('users').values({ id: userId, first_name: firstName, last_name: lastName }).execute();
  await queries
    .insertInto('certificate_groups')
    .values({ id: groupId, name: 'G', template_image_id: templateId, template_vertical_position: position })
    .execute();
  await queries.insertInto('certificates').values({ id, user_id: userId, certificate_group_id: groupId }).execute();
  return { id, userId, groupId };
}

async function preview(id: string, headers: Record<string, string> = {}) {
  const response = await api.app.request(`/v1/certificate/preview/${id}`, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const read = (id: string) => api.request(`GET /v1/certificate/${id}`, { bearer: false });

async function pixelsOf(bytes: Uint8Array) {
  const image = await loadImage(bytes);
  const ctx = createCanvas(image.width, image.height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  return ctx.getImageData(0, 0, image.width, image.height);
}

/** The box around the name on a certificate. */
async function nameBox(firstName: string | null, lastName: string | null, position = 300) {
  const { id } = await issue(firstName, lastName, position);
  const box = inkBox(await pixelsOf((await preview(id)).bytes));
  if (box === null) throw new Error('There is no name on the certificate.');
  return {
    ...box,
    width: box.right - box.left + 1,
    centre: (box.left + box.right + 1) / 2,
    middle: (box.top + box.bottom + 1) / 2,
  };
}

describe('GET /v1/certificate/preview/:id', () => {
  test('draws the template in its own size as PNG', async () => {
    const { id } = await issue('Ada', 'Lovelace');
    const { status, headers, bytes } = await preview(id);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    const image = await loadImage(bytes);
    expect([image.width, image.height]).toEqual([WIDTH, HEIGHT]);
  });

  test.each([25, 300, 333, 650])('centres the capitals of the name on the line at %i pixels', async (position) => {
    const box = await nameBox('HH', 'HH', position);
    expect(Math.abs(box.centre - WIDTH / 2)).toBeLessThanOrEqual(2);
    expect(Math.abs(box.middle - position)).toBeLessThanOrEqual(1.5);
  });

  test.each([0, HEIGHT, HEIGHT + 500])(
    'puts the name in the middle if the position %i is invalid',
    async (position) => {
      expect(Math.abs((await nameBox('HH', 'HH', position)).middle - HEIGHT / 2)).toBeLessThanOrEqual(1.5);
    },
  );

  test('sets a very long name smaller, so that it fills nine tenths of the width', async () => {
    const box = await nameBox(
      'Wilhelmina Alexandra Featherstonehaugh',
      'Montgomery-Cholmondeley de la Fontaine y Villaseñor',
    );
    expect(box.width).toBeLessThanOrEqual(WIDTH * 0.9);
    expect(box.width).toBeGreaterThan(WIDTH * 0.88);
    expect(Math.abs(box.centre - WIDTH / 2)).toBeLessThanOrEqual(3);
  });

  test('draws short names of any length in one size', async () => {
    const heights = await Promise.all([nameBox('H', 'H'), nameBox('HHHHH', 'HHHHHHHH')]);
    expect(heights[0].bottom - heights[0].top).toBe(heights[1].bottom - heights[1].top);
  });

  test('draws Thai with its marks above and below the consonants', async () => {
    const [plain, above, below, other] = await Promise.all([
      nameBox('กน', 'กน'),
      nameBox('กิ่น', 'กน'),
      nameBox('กุน', 'กน'),
      nameBox('นก', 'นก'),
    ]);
    expect(above.top).toBeLessThan(plain.top - 10);
    expect(below.bottom).toBeGreaterThan(plain.bottom + 7);
    // Marks take no width, and different letters have different shapes; the boxes of a missing font are all the same.
    expect(Math.abs(above.width - plain.width)).toBeLessThanOrEqual(2);
    expect(other.left).not.toBe(plain.left);
  });

  test('draws Latin letters with marks', async () => {
    const [plain, marked] = await Promise.all([nameBox('Zolc', 'Z'), nameBox('Żółć', 'Z')]);
    expect(marked.top).toBeLessThan(plain.top);
  });

  test.each([
    ['Hoang', 'Hộặng'],
    ['Csazek', 'Ćśążęk'],
    ['Othorsteinsson', 'Óthorsteinsson'],
  ])('draws the marked letters of %s as %s in the same font as the others', async (plain, marked) => {
    const [without, accented] = await Promise.all([nameBox(plain, 'H'), nameBox(marked, 'H')]);
    // In one font a mark takes no width; letters of a fallback font are wider or narrower.
    expect(Math.abs(accented.width - without.width)).toBeLessThanOrEqual(1);
  });

  test('draws no gap if a part of the name is missing', async () => {
    const [alone, padded] = await Promise.all([nameBox('Madonna', null), nameBox('  Madonna ', '')]);
    expect(alone).toEqual(padded);
    expect(Math.abs(alone.centre - WIDTH / 2)).toBeLessThanOrEqual(4);
  });

  test('shows the empty template for a person without a name', async () => {
    const { id } = await issue(null, null);
    const { status, bytes } = await preview(id);
    expect([status, inkBox(await pixelsOf(bytes))]).toEqual([200, null]);
  });

  test('stays as it was issued, even if the name, the group or its template changes', async () => {
    const { id, userId, groupId } = await issue('Grace', 'Hopper');
    const first = await preview(id);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const { queries } = api.deps.database;
    await queries.updateTable('users').set({ last_name: 'Murray' }).where('id', '=', userId).execute();
    const template = { template_vertical_position: 301, template_image_id: await keepTemplate('#eeeeee') };
    await queries
      .updateTable('certificate_groups')
      .set({ ...template, name: 'Other' })
      .where('id', '=', groupId)
      .execute();
    expect((await preview(id, { 'if-none-match': etag })).status).toBe(304);
    expect((await preview(id)).bytes.equals(first.bytes)).toBe(true);
    expect((await read(id)).json).toMatchObject({ holder: 'Grace Hopper', group: 'G' });
  });

  test('is drawn once, and read from the storage afterwards', async () => {
    const { storage } = api.deps;
    const put = vi.spyOn(storage, 'put');
    const counted = vi.spyOn(api.deps.metrics, 'countDrawing');
    const { id } = await issue('Katherine', 'Johnson');
    const responses = await Promise.all(Array.from({ length: 5 }, () => preview(id)));
    responses.push(await preview(id));
    expect(put).toHaveBeenCalledOnce();
    expect(counted.mock.calls.filter(([origin]) => origin === 'drawn')).toHaveLength(1);
    expect(counted).toHaveBeenLastCalledWith('kept');
    expect(new Set(responses.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    // Drawn again if its bytes were lost.
    await storage.delete(put.mock.lastCall?.[0] ?? '');
    expect((await preview(id)).bytes.equals(responses[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(counted).toHaveBeenLastCalledWith('drawn');
    put.mockRestore();
    counted.mockRestore();
  });

  test('is drawn from a template that is read once for concurrent requests', async () => {
    const { storage } = api.deps;
    const read = vi.spyOn(storage, 'read');
    const template = await keepTemplate('#fffff2');
    const people = [await issue('Ada', 'One'), await issue('Ada', 'Two'), await issue('Ada', 'Three')];
    const { queries } = api.deps.database;
    const groups = people.map(({ groupId }) => groupId);
    const ofGroups = queries.updateTable('certificate_groups').where('id', 'in', groups);
    await ofGroups.set({ template_image_id: template }).execute();
    const responses = await Promise.all(people.map(({ id }) => preview(id)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(read.mock.calls.filter(([key]) => key === template)).toHaveLength(1);
    read.mockRestore();
  });

  test('that is stored already writes nothing', async () => {
    const { id } = await issue('Annie', 'Easley');
    await preview(id);
    const transaction = vi.spyOn(api.deps.database, 'transaction');
    expect((await preview(id)).status).toBe(200);
    expect(transaction).not.toHaveBeenCalled();
    transaction.mockRestore();
  });

  test('is still returned if its drawing cannot be stored', async () => {
    const put = vi.spyOn(api.deps.storage, 'put').mockRejectedValue(new Error('full'));
    const { id } = await issue('Dorothy', 'Vaughan');
    expect((await preview(id)).status).toBe(200);
    put.mockRestore();
  });

  test('leaves nothing in the storage if its person is deleted while it is drawn', async () => {
    const { storage, database } = api.deps;
    const { id } = await issue('Mary', 'Golda');
    const { put: store } = storage;
    const keys: string[] = [];
    const put = vi.spyOn(storage, 'put').mockImplementationOnce(async (...args) => {
      keys.push(args[0]);
      await database.queries.deleteFrom('users').where('last_name', '=', 'Golda').execute();
      await store(...args);
    });
    await preview(id);
    put.mockRestore();
    await finishDeletions(api.deps, null);
    expect(keys).toHaveLength(1);
    expect(await storage.read(keys[0] ?? '')).toBeNull();
  });

  test('removes the drawing of an older version', async () => {
    const { storage, database } = api.deps;
    const { id } = await issue('Mary', 'Jackson');
    await storage.put('certificate-of-before', new Uint8Array([1]), 'image/png');
    const older = { drawing_key: 'certificate-of-before' };
    await database.queries.updateTable('certificates').set(older).where('id', '=', id).execute();
    await preview(id);
    await finishDeletions(api.deps, null);
    expect(await storage.read('certificate-of-before')).toBeNull();
  });

  test('is drawn for a hundred different people at once without a failure, while other requests get responses', async () => {
    const people = [];
    for (let index = 0; index < 100; index += 1) people.push(await issue('Ada', `the ${index}th`));
    let areDrawn = false;
    const responses = Promise.all(people.map(({ id }) => preview(id))).finally(() => {
      areDrawn = true;
    });
    const others: number[] = [];
    while (!areDrawn) {
      for (const call of ['GET /readyz', 'GET /v1/event']) others.push((await api.request(call)).status);
    }
    // Counted instead of timed: durations vary on a machine that runs other tests.
    expect(new Set(others)).toEqual(new Set([200]));
    expect(others.length).toBeGreaterThan(100);
    const done = await responses;
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(done.map(({ headers }) => headers.get('etag'))).size).toBe(100);
  });

  test('needs no bearer and is never treated as a page', async () => {
    const { id } = await issue('Ada', 'Lovelace');
    const { headers } = await preview(id);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('returns 404 with a message to an unknown id, and where the group had no template yet', async () => {
    const unknown = await preview('0123456789abcdef01234567');
    const response = { message: "This certificate doesn't exist any more.", code: 'NOT_FOUND' };
    expect([unknown.status, JSON.parse(unknown.bytes.toString())]).toMatchObject([404, response]);
    const { id, groupId } = await issue('Ada', 'Lovelace');
    const { queries } = api.deps.database;
    await queries
      .updateTable('certificate_groups')
      .set({ template_image_id: null })
      .where('id', '=', groupId)
      .execute();
    expect((await preview(id)).status).toBe(404);
    const template = { template_image_id: templateId };
    await queries.updateTable('certificate_groups').set(template).where('id', '=', groupId).execute();
    expect((await preview(id)).status).toBe(200);
  });

  test('returns 404 where the bytes of the template are lost, and draws once they are back', async () => {
    const { id, groupId } = await issue('Ada', 'Lovelace');
    const lost = await keepTemplate('#fffff0');
    const stream = await api.deps.storage.read(lost);
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    await api.deps.storage.delete(lost);
    const { queries } = api.deps.database;
    await queries
      .updateTable('certificate_groups')
      .set({ template_image_id: lost })
      .where('id', '=', groupId)
      .execute();
    expect((await preview(id)).status).toBe(404);
    await api.deps.storage.put(lost, bytes, 'image/png');
    expect((await preview(id)).status).toBe(200);
  });
});

describe('GET /v1/certificate/:id', () => {
  test('returns the record to anybody', async () => {
    const [one, other] = [await issue(' Ada ', 'Lovelace'), await issue(null, null)];
    const { status, json } = await read(one.id);
    const number = expect.stringMatching(/^\d{4}-\d{6}$/);
    expect([status, json]).toEqual([
      200,
      {
        _id: one.id,
        number,
        holder: 'Ada Lovelace',
        group: 'G',
        issuedAt: expect.any(String),
        withdrawnAt: null,
        successor: null,
        successorNumber: null,
        predecessorNumber: null,
        firstIssuedAt: null,
        timeZone: 'UTC',
        downloads: ['pdf', 'credential'],
      },
    ]);
    const numbers = [json.number, (await read(other.id)).json.number].map((text) => Number(text.slice(5)));
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
  });

  test('returns 404 to an unknown id', async () => {
    expect((await read('preview')).status).toBe(404);
  });

  test('shows when a certificate was withdrawn', async () => {
    const { id } = await issue('Ada', 'Lovelace');
    const moment = new Date('2026-03-02T10:00:00Z');
    const { database } = api.deps;
    await seedWithdrawal(database, id, moment);
    await seedWithdrawal(database, id, new Date('2026-03-03T10:00:00Z'));
    expect((await read(id)).json.withdrawnAt).toBe(moment.toISOString());
  });
});

describe('the image of a withdrawn certificate', () => {
  test('has WITHDRAWN printed across it, also for clients and a storage that have it unmarked', async () => {
    const { id } = await issue('Ada', 'Lovelace');
    const valid = await preview(id);
    const { database, storage } = api.deps;
    const { drawing_key } = await database.queries
      .selectFrom('certificates')
      .select('drawing_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await seedWithdrawal(database, id, api.deps.now());

    const withdrawn = await preview(id, { 'if-none-match': valid.headers.get('etag') ?? '' });
    expect([withdrawn.status, withdrawn.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(withdrawn.headers.get('etag')).not.toBe(valid.headers.get('etag'));
    const red = (pixels: ImageData, x: number, y: number) => {
      const [r = 0, g = 0] = pixels.data.subarray(4 * (y * WIDTH + x));
      return r - g > 100;
    };
    const quarters = [WIDTH / 4, WIDTH / 2, (WIDTH * 3) / 4].map((middle) => async (bytes: Buffer) => {
      const pixels = await pixelsOf(bytes);
      const rows = Array.from({ length: HEIGHT }, (_, y) => y);
      return rows.some((y) => Array.from({ length: 100 }, (_, x) => x).some((x) => red(pixels, middle - 50 + x, y)));
    });
    for (const hasMark of quarters)
      expect([await hasMark(valid.bytes), await hasMark(withdrawn.bytes)]).toEqual([false, true]);

    expect((await preview(id)).bytes.equals(withdrawn.bytes)).toBe(true);
    await finishDeletions(api.deps, null);
    expect(await storage.read(drawing_key ?? '')).toBeNull();
  });

  test('is not stored without the mark or as a PDF, even if no one requests it', async () => {
    const { id } = await issue('Ada', 'Byron');
    const { app, deps } = api;
    await preview(id);
    await app.request(`/v1/certificate/pdf/${id}`);
    const drawings = deps.database.queries.selectFrom('certificates').select(['drawing_key', 'pdf_key']);
    const keys = Object.values(await drawings.where('id', '=', id).executeTakeFirstOrThrow());
    const stored = () => Promise.all(keys.map(async (key) => (await deps.storage.read(key ?? '')) !== null));
    expect(await stored()).toEqual([true, true]);
    await seedWithdrawal(deps.database, id, deps.now());
    await finishDeletions(deps, null);
    expect(await stored()).toEqual([false, false]);
  });
});

test('the year of the number follows the time zone of the operator, which the record names', async () => {
  const bangkok = await openTestApp({ TIME_ZONE: 'Asia/Bangkok' });
  const { database } = bangkok.deps;
  const id = newId();
  await database.queries
    .insertInto('certificates')
    .values({
      id,
      user_id: await seedUser(database, { first_name: 'Ada', last_name: 'Lovelace' }),
      certificate_group_id: await seedGroup(database, 'Acute Care'),
      // 1 January, 03:00 in Bangkok.
      issued_at: '2025-12-31T20:00:00.000Z',
    })
    .execute();
  const { json } = await bangkok.request(`GET /v1/certificate/${id}`, { bearer: false });
  const number = expect.stringMatching(/^2026-/);
  expect(json).toMatchObject({ number, issuedAt: '2025-12-31T20:00:00.000Z', timeZone: 'Asia/Bangkok' });
  await bangkok.close();
});

describe('the record of a certificate that another service issued', () => {
  test('is completed by maintenance with the values of that moment, and keeps its template', async () => {
    const { database, storage } = api.deps;
    const template = await keepTemplate('#fffff1');
    const { id, userId, groupId } = await issue('Ada', 'Byron');
    const { queries } = database;
    const ofGroup = (columns: { template_image_id: string | null }) =>
      queries.updateTable('certificate_groups').set(columns).where('id', '=', groupId).execute();
    await ofGroup({ template_image_id: template });
    await runMaintenance(api.deps);
    await queries.updateTable('users').set({ last_name: 'Lovelace' }).where('id', '=', userId).execute();
    await ofGroup({ template_image_id: null });
    api.pass(8 * 24 * 60 * 60_000);
    await runMaintenance(api.deps);
    await runMaintenance(api.deps);
    expect(await storage.read(template)).not.toBeNull();
    expect((await read(id)).json.holder).toBe('Ada Byron');
    expect((await preview(id)).status).toBe(200);
  });
});
