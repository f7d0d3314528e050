import { SCOPES } from '@cpd/domain/apiKey';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../database/id.ts';
import { systemActor } from '../../http/Actor.ts';
import { addKey } from '../../service/apiKeys.ts';
import { seedGroup, seedUser } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

const MINUTE = 60_000;

let api: TestApp;
let ada: string;
let group: string;
beforeAll(async () => {
  api = await openTestApp({ TIME_ZONE: 'Asia/Bangkok' });
});
beforeEach(async () => {
  await api.reset();
  ada = await seedUser(api.deps.database, { first_name: 'Ada', last_name: 'Byron' });
  group = await seedGroup(api.deps.database, 'Acute Care');
});
afterAll(() => api.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(api.deps.database.queries);

async function issue(user = ada, certificateGroup = group) {
  const id = newId();
  const { status, json } = await api.request('POST /v1/certificate', { body: { id, user, certificateGroup } });
  expect(status).toBe(200);
  return json;
}

const withdraw = (id: string, reason = 'Not passed') =>
  api.request(`POST /v1/certificate/withdraw/${id}`, { body: { reason } });
const reissue = (id: string, body = { newId: newId() }) => api.request(`POST /v1/certificate/reissue/${id}`, { body });
const list = async (query = '') => (await api.request(`GET /v1/certificate?${query}`)).json;
const readPublicly = async (id: string) => (await api.request(`GET /v1/certificate/${id}`, { bearer: false })).json;
const rename = () => run(sql`update users set last_name = 'Lovelace' where id = ${ada}`);

test('issuing a certificate returns it as the list has it, with the name and the group of that moment', async () => {
  const issued = await issue();
  expect(issued).toEqual({
    _id: issued._id,
    number: expect.stringMatching(/^\d{4}-\d{6}$/),
    url: `${api.deps.config.publicSiteUrl}/public/certificate/${issued._id}`,
    user: ada,
    holder: 'Ada Byron',
    presentName: 'Ada Byron',
    isRenamed: false,
    certificateGroup: group,
    group: 'Acute Care',
    issuedAt: api.deps.now().toISOString(),
    state: 'valid',
    withdrawnAt: null,
    withdrawnReason: null,
    successor: null,
    predecessor: null,
    firstIssuedAt: null,
    timeZone: api.deps.config.timeZone,
  });
  await rename();
  await run(sql`update certificate_groups set name = 'Renamed' where id = ${group}`);
  const [listed] = (await list()).docs;
  expect(listed).toEqual({ ...issued, presentName: 'Ada Lovelace', isRenamed: true });
});

test.each([
  [
    'a group that is not enabled',
    409,
    'CERTIFICATE_GROUP_NOT_READY',
    sql`update certificate_groups set is_enabled = false`,
  ],
  ['a user without a name', 409, 'NAME_NOT_DRAWABLE', sql`update users set first_name = null, last_name = ' '`],
  ['a user who does not exist', 400, 'BAD_INPUT', sql`delete from users`],
])('issuing rejects %s', async (_, status, code, before) => {
  await run(before);
  const body = { id: newId(), user: ada, certificateGroup: group };
  expect(await api.request('POST /v1/certificate', { body })).toMatchObject({ status, json: { code } });
});

describe('the list of issued certificates', () => {
  const numbersOf = ({ docs }: { docs: { number: string }[] }) => docs.map(({ number }) => number);

  test('has those of a group or of a user, the newest first, page by page', async () => {
    const ben = await seedUser(api.deps.database, { first_name: 'Ben' });
    const other = await seedGroup(api.deps.database);
    const one = await issue();
    const two = await issue(ben);
    const three = await issue(ada, other);
    expect(numbersOf(await list())).toEqual([three.number, two.number, one.number]);
    expect(await list('size=1&page=2')).toMatchObject({ total: 3, docs: [{ number: two.number }] });
    expect(numbersOf(await list(`certificateGroup=${group}`))).toEqual([two.number, one.number]);
    expect(numbersOf(await list(`user=${ada}`))).toEqual([three.number, one.number]);
    expect(await list('user=nobody')).toMatchObject({ total: 0, docs: [] });
    const groups = (await api.request('GET /v1/certificate-group')).json.docs;
    expect(groups.map(({ issuedCount }: { issuedCount: number }) => issuedCount)).toEqual([1, 2]);
    const users = (await api.request('GET /v1/user')).json.docs;
    expect(users.map(({ certificateCount }: { certificateCount: number }) => certificateCount)).toEqual([1, 2]);
  });

  test('finds names on certificates, and a number with or without its year and zeros', async () => {
    const { number, ...certificate } = await issue();
    await issue(await seedUser(api.deps.database, { first_name: 'Ben' }));
    await rename();
    const [year = '', digits = ''] = number.split('-');
    for (const keyword of ['byRON', number, digits, String(Number(digits)), `${year}-${Number(digits)}`]) {
      expect([keyword, numbersOf(await list(`keyword=${keyword}`))]).toEqual([keyword, [number]]);
    }
    for (const keyword of ['lovelace', `${Number(year) - 1}-${digits}`, '987654321', certificate._id]) {
      expect([keyword, numbersOf(await list(`keyword=${keyword}`))]).toEqual([keyword, []]);
    }
  });

  test('finds a number by the year of the time zone in which it was issued', async () => {
    const { _id } = await issue();
    await run(sql`update certificates set issued_at = '2025-12-31T20:00:00Z' where id = ${_id}`);
    const [{ number }] = (await list()).docs;
    expect(number).toMatch(/^2026-/);
    expect(numbersOf(await list(`keyword=${number}`))).toEqual([number]);
  });

  test('has those of a state', async () => {
    const [valid, withdrawn, replaced] = [await issue(), await issue(), await issue()];
    await withdraw(withdrawn._id);
    const successor = (await reissue(replaced._id)).json;
    expect(numbersOf(await list('state=valid'))).toEqual([successor.number, valid.number]);
    expect(numbersOf(await list('state=withdrawn'))).toEqual([withdrawn.number]);
    expect(numbersOf(await list('state=replaced'))).toEqual([replaced.number]);
    expect((await api.request('GET /v1/certificate?state=other')).status).toBe(400);
  });

  test('names the person of a certificate that another service has just issued', async () => {
    await run(sql`insert into certificates (id, user_id, certificate_group_id) values ('raw', ${ada}, ${group})`);
    expect((await list()).docs).toMatchObject([{ holder: 'Ada Byron', group: 'Acute Care', isRenamed: false }]);
  });
});

describe('withdrawing a certificate', () => {
  test('says why to administrators, and only since when to others', async () => {
    const { _id } = await issue();
    const { json } = await withdraw(_id, ' Ada was not there.\r\n');
    const at = api.deps.now().toISOString();
    expect(json).toMatchObject({ state: 'withdrawn', withdrawnAt: at, withdrawnReason: 'Ada was not there.' });
    expect(await readPublicly(_id)).toMatchObject({ withdrawnAt: at, successor: null, downloads: [] });
    const { docs } = (await api.request(`GET /v1/activity?subject=${_id}`)).json;
    expect(docs.map(({ action }: { action: string }) => action)).toEqual([
      'certificate.withdrawn',
      'certificate.issued',
    ]);
    expect(JSON.stringify(docs)).not.toContain('not there');
  });

  test('rejects another reason for one that is withdrawn, and a blank one', async () => {
    const { _id } = await issue();
    await withdraw(_id);
    expect(await withdraw(_id, 'Another')).toMatchObject({ status: 409, json: { code: 'CERTIFICATE_WITHDRAWN' } });
    expect((await list()).docs[0].withdrawnReason).toBe('Not passed');
    for (const reason of [' ', '\u200b', 'a'.repeat(301)]) expect((await withdraw(_id, reason)).status).toBe(400);
    expect((await withdraw('nothing')).status).toBe(404);
  });
});

describe('issuing a certificate again', () => {
  test('issues one with the present name, and withdraws the other as replaced by it', async () => {
    const former = await issue();
    await rename();
    const { status, json: latter } = await reissue(former._id);
    expect(status).toBe(200);
    expect(latter).toMatchObject({
      holder: 'Ada Lovelace',
      state: 'valid',
      predecessor: { _id: former._id, number: former.number },
    });
    expect((await list('state=replaced')).docs).toMatchObject([
      {
        _id: former._id,
        holder: 'Ada Byron',
        withdrawnReason: 'Replaced',
        successor: { _id: latter._id, number: latter.number },
      },
    ]);
    expect(await readPublicly(former._id)).toMatchObject({
      holder: 'Ada Byron',
      successor: latter._id,
      successorNumber: latter.number,
      predecessorNumber: null,
      firstIssuedAt: null,
    });
    expect(await readPublicly(latter._id)).toMatchObject({
      holder: 'Ada Lovelace',
      successor: null,
      successorNumber: null,
      predecessorNumber: former.number,
      firstIssuedAt: former.issuedAt,
      withdrawnAt: null,
    });
  });

  test('names the first of several, and counts the valid one', async () => {
    const first = await issue();
    await run(sql`update certificates set issued_at = '2025-12-31T23:30:00Z' where id = ${first._id}`);
    const second = (await reissue(first._id)).json;
    const third = (await reissue(second._id)).json;
    const since = '2025-12-31T23:30:00.000Z';
    expect(third).toMatchObject({ predecessor: { number: second.number }, firstIssuedAt: since });
    expect(await readPublicly(third._id)).toMatchObject({ predecessorNumber: second.number, firstIssuedAt: since });
    const { docs } = (await api.request(`GET /v1/user?keyword=${ada}`)).json;
    expect(docs).toMatchObject([{ certificateCount: 1 }]);
  });

  test('tells other services of both', async () => {
    const { key } = await addKey(api.deps.database, { name: 'mobile', scopes: SCOPES }, systemActor('command'));
    const headers = { authorization: `Bearer ${key}` };
    const former = await issue();
    const { json: latter } = await reissue(former._id);
    const { events } = (await api.request('GET /v1/service/events', { bearer: false, headers })).json;
    const told = events.slice(-2).map(({ type, data }: { type: string; data: object }) => ({ type, ...data }));
    expect(told).toMatchObject([
      { type: 'certificate.issued', _id: latter._id, user: ada, certificateGroup: group },
      { type: 'certificate.withdrawn', _id: former._id, successor: latter._id },
    ]);
    const path = `GET /v1/service/users/${ada}/certificates`;
    const certificates = (await api.request(`${path}?limit=1`, { bearer: false, headers })).json;
    const rest = (await api.request(`${path}?after=${certificates.next}`, { bearer: false, headers })).json;
    const found = [...certificates.items, ...rest.items];
    expect(new Set(found.map(({ _id }: { _id: string }) => _id))).toEqual(new Set([former._id, latter._id]));
    expect([certificates.items.length, rest.next]).toEqual([1, null]);
    expect(JSON.stringify([events, found])).not.toMatch(/Byron|Replaced/);
    const unknown = await api.request('GET /v1/service/users/nobody/certificates', { bearer: false, headers });
    expect(unknown.status).toBe(404);
  });

  test('rejects one that is withdrawn, another create with the same id, and a group that is not enabled', async () => {
    const former = await issue();
    const newCertificate = { newId: newId() };
    await reissue(former._id, newCertificate);
    expect(await reissue(former._id)).toMatchObject({ status: 409, json: { code: 'CERTIFICATE_WITHDRAWN' } });
    const other = await issue();
    expect(await reissue(other._id, newCertificate)).toMatchObject({
      status: 409,
      json: { code: 'CERTIFICATE_DIFFERS' },
    });
    expect((await reissue('nothing')).status).toBe(404);
    await run(sql`update certificate_groups set is_enabled = false`);
    expect(await reissue(other._id)).toMatchObject({ status: 409, json: { code: 'CERTIFICATE_GROUP_NOT_READY' } });
    expect((await list(`keyword=${other.number}`)).docs[0].state).toBe('valid');
  });

  test('twice at once replaces it once', async () => {
    const former = await issue();
    const race = await Promise.all([reissue(former._id), reissue(former._id)]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list('state=valid')).total).toBe(1);
  });
});

test('the public record shows the name, the group and the dates of a certificate, and nothing else', async () => {
  const { _id } = await issue();
  await withdraw(_id, 'Ada cheated.');
  const record = await readPublicly(_id);
  expect(Object.keys(record).sort()).toEqual(
    [
      ...['_id', 'downloads', 'firstIssuedAt', 'group', 'holder', 'issuedAt', 'number', 'predecessorNumber'],
      ...['successor', 'successorNumber', 'timeZone', 'withdrawnAt'],
    ].sort(),
  );
  expect(JSON.stringify(record)).not.toMatch(new RegExp(`cheated|${ada}`));
});

describe('an administrator whose proof of identity is old', () => {
  test('reads people and certificates, and issues, but neither withdraws nor deletes', async () => {
    const { _id } = await issue();
    const headers = { authorization: `Bearer ${await api.accessTokenOf('ada')}` };
    api.pass(6 * MINUTE);
    const send = async (line: string, body?: object) =>
      (await api.request(line, { bearer: false, headers, ...(body && { body }) })).status;
    expect(await send('GET /v1/certificate')).toBe(200);
    expect(await send(`GET /v1/user/${ada}`)).toBe(200);
    expect(await send('POST /v1/certificate', { id: newId(), user: ada, certificateGroup: group })).toBe(200);
    expect(await send(`POST /v1/certificate/withdraw/${_id}`, { reason: 'Not passed' })).toBe(403);
    expect(await send(`POST /v1/certificate/reissue/${_id}`, { newId: newId() })).toBe(403);
    expect(await send(`DELETE /v1/user/${ada}`)).toBe(403);
    expect((await list('state=valid')).total).toBe(2);
  });

  test('cannot do any of it without signing in', async () => {
    const { _id } = await issue();
    for (const line of [
      'GET /v1/certificate',
      `GET /v1/user/${ada}`,
      `DELETE /v1/user/${ada}`,
      'POST /v1/certificate',
      `POST /v1/certificate/withdraw/${_id}`,
      `POST /v1/certificate/reissue/${_id}`,
    ]) {
      const body = line.startsWith('POST') ? { body: {} } : {};
      expect([line, (await api.request(line, { bearer: false, ...body })).status]).toEqual([line, 401]);
    }
  });
});
