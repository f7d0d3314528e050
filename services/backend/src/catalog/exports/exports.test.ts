import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../database/id.ts';
import { seedGroup, seedPost, seedUser } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(api.deps.database.queries);

async function open(path: string, headers: Record<string, string> = {}, signal?: AbortSignal) {
  const authorization = `Bearer ${await api.accessTokenOf('ada')}`;
  return api.app.request(`/v1/export/${path}`, { headers: { authorization, ...headers }, ...(signal && { signal }) });
}

async function rowsOf(path: string): Promise<readonly string[]> {
  const response = await open(path);
  expect(response.status).toBe(200);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).trimEnd().split('\r\n');
}

const addUsers = (count: number) =>
  run(
    sql`insert into users (id, first_name) select 'u-' || n, 'Person ' || n from generate_series(1, ${sql.lit(count)}) n`,
  );

test('users are downloaded with the filter and the order of their list, under the titles of the request', async () => {
  await seedUser(api.deps.database, { first_name: 'Zoë', last_name: 'Straße', email: 'zoe@mill.example' });
  const id = await seedUser(api.deps.database, { first_name: 'Ada', last_name: '=HYPERLINK("x")', email: 'ada@b.org' });
  const titles = ['ID', 'Vorname', 'Name, "lang"', 'E-Mail', 'Beschreibung', 'Zertifikate'];
  const rows = await rowsOf(`users?header=${encodeURIComponent(titles.join('\n'))}`);
  expect(rows).toEqual([
    'ID,Vorname,"Name, ""lang""",E-Mail,Beschreibung,Zertifikate',
    `${id},Ada,"'=HYPERLINK(""x"")",ada@b.org,,0`,
    expect.stringMatching(/^[0-9a-v]{26},Zoë,Straße,zoe@mill.example,,0$/),
  ]);
  expect(await rowsOf('users?keyword=STRASSE')).toEqual([
    '_id,firstName,lastName,email,description,certificateCount',
    rows[2],
  ]);
  expect((await open('users?header=One')).status).toBe(400);
});

test('HEAD reads no rows', async () => {
  await addUsers(3);
  const read = vi.spyOn(api.deps.database.queries, 'getExecutor');
  const authorization = `Bearer ${await api.accessTokenOf('ada')}`;
  await api.app.request('/v1/export/users', { method: 'HEAD', headers: { authorization } });
  const forUnknownHeader = read.mock.calls.length;
  for (const list of ['users', 'certificates', 'courses', 'events', 'groups', 'posts']) {
    const response = await api.app.request(`/v1/export/${list}`, { method: 'HEAD', headers: { authorization } });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/csv; charset=utf-8',
      '',
    ]);
  }
  expect(read.mock.calls.length).toBe(forUnknownHeader);
  read.mockRestore();
});

describe('the history tells of a download', () => {
  const lines = async () => {
    const { docs } = (await api.request('GET /v1/activity')).json;
    return docs
      .filter(({ action }: { action: string }) => action.endsWith('.downloaded'))
      .map(
        ({
          action,
          actor,
          changes,
        }: {
          action: string;
          actor: { name: string };
          changes: { field: string; after: unknown }[];
        }) => [action, actor.name, Object.fromEntries(changes.map(({ field, after }) => [field, after]))],
      );
  };

  test('with its list, its filter without what may be personal, and the number of rows', async () => {
    await addUsers(3);
    await rowsOf('users?keyword=Person%201');
    await rowsOf('events?isEnable=true');
    await rowsOf('courses');
    expect(await lines()).toEqual([
      ['courses.downloaded', 'ada', { rows: 0 }],
      ['events.downloaded', 'ada', { filter: 'isEnable=true', rows: 0 }],
      ['users.downloaded', 'ada', { filter: 'keyword', rows: 1 }],
    ]);
  });

  test('that its client has broken off, and of none of HEAD', async () => {
    await addUsers(3_000);
    const response = await open('users');
    const reader = response.body?.getReader();
    for (let chunk = 0; chunk < 2; chunk += 1) await reader?.read();
    await reader?.cancel();
    const authorization = `Bearer ${await api.accessTokenOf('ada')}`;
    await api.app.request('/v1/export/users', { method: 'HEAD', headers: { authorization } });
    expect(await lines()).toEqual([['users.downloaded', 'ada', { rows: 1_000 }]]);
  });
});

test('certificates are downloaded with the filters of their list', async () => {
  const { database } = api.deps;
  const user = await seedUser(database, { first_name: 'Ada', last_name: 'Byron' });
  const group = await seedGroup(database, 'Acute Care');
  const [former, latter] = [newId(), newId()];
  await api.request('POST /v1/certificate', { body: { id: former, user, certificateGroup: group } });
  await api.request(`POST /v1/certificate/reissue/${former}`, { body: { newId: latter } });
  const [valid] = (await api.request('GET /v1/certificate?state=valid')).json.docs;
  const [, row = '', ...others] = await rowsOf(`certificates?certificateGroup=${group}&state=valid`);
  expect(row.split(',')).toEqual([
    valid.number,
    'Ada Byron',
    'Ada Byron',
    'Acute Care',
    valid.issuedAt,
    'valid',
    '',
    '',
    '',
    valid.predecessor.number,
    valid.url,
    user,
    latter,
  ]);
  expect(others).toEqual([]);
  expect(await rowsOf('certificates')).toHaveLength(3);
  expect(await rowsOf(`certificates?keyword=${valid.number}`)).toHaveLength(2);
});

test('courses, events and posts are downloaded with the filters of their lists', async () => {
  const course = (await api.request('POST /v1/course/draft')).json.data;
  await api.request('PATCH /v1/course', { body: { id: course, title: 'Burns' } });
  expect((await rowsOf('courses')).slice(1)).toEqual([`1,Burns,,false,0,0,0,${course}`]);
  await api.request('POST /v1/course/draft');
  const found = 'keyword=burns&isEnable=false&separator=%3B';
  expect((await rowsOf(`courses?${found}`)).slice(1)).toEqual([`1;Burns;;false;0;0;0;${course}`]);
  expect(await rowsOf('courses?isEnable=true')).toHaveLength(1);
  await run(
    sql`insert into events (id, hyperlink, is_enabled) values ('e-1', 'https://one.example', false), ('e-2', 'https://two.example', false)`,
  );
  expect((await rowsOf('events?keyword=two&isEnable=false')).slice(1)).toEqual([
    expect.stringMatching(/^e-2,two\.example,\d{4}-.*Z,0,https:\/\/two\.example,false$/),
  ]);
  const user = await seedUser(api.deps.database, { first_name: 'Ada', last_name: '=Byron' });
  const post = await seedPost(api.deps.database, { user, title: 'A case', description: 'Two\nlines', status: 4 });
  await seedPost(api.deps.database, { title: 'Another' });
  const [titles, row, ...others] = await rowsOf('posts?status=4');
  expect([titles, others]).toEqual(['_id,title,author,createdAt,status,description,user', []]);
  expect(row?.replace(/\d{4}-[\d:T.-]+Z/, 'at')).toBe(`${post},A case,Ada =Byron,at,4,"Two\nlines",${user}`);
});

test('a file has the words, the dates and the separator of its reader, and names the time zone of its dates', async () => {
  await run(
    sql`insert into events (id, hyperlink, is_enabled, created_at) values ('e-1', 'https://a.example/ekg-abend', false, '2026-11-16T23:40:00Z')`,
  );
  const form = new URLSearchParams({
    header: 'ID\nName\nAngelegt\nPlakate\nLink\nStatus',
    words: 'isEnable=true=Freigeschaltet\nisEnable=false=Nicht freigeschaltet',
    locale: 'de-DE',
    separator: ';',
  });
  expect(await rowsOf(`events?${form}`)).toEqual([
    'ID;Name;Angelegt (UTC);Plakate;Link;Status',
    'e-1;Ekg abend;"16.11.2026, 23:40";0;https://a.example/ekg-abend;Nicht freigeschaltet',
  ]);
  expect((await open('events?locale=de_DE_')).status).toBe(400);
  expect((await open('events?words=isEnable')).status).toBe(400);
});

describe('a download of more rows than are read at a time', () => {
  test.each([999, 1_000, 1_001, 2_500])('has each of %i rows once', async (count) => {
    await addUsers(count);
    const [, ...rows] = await rowsOf('users');
    expect(rows.map((row) => row.split(',')[0])).toEqual(
      Array.from({ length: count }, (_, index) => `u-${count - index}`),
    );
  });

  test('reads no further after its client has gone, and waits for one that reads slowly', async () => {
    await addUsers(5_000);
    const reader = (await open('users')).body?.getReader();
    await reader?.read();
    await reader?.read();
    await run(sql`delete from users where id in (select id from users order by ordinal limit 2500)`);
    const rest: Uint8Array[] = [];
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) rest.push(part.value);
    // What is read later has the rows of that moment.
    expect(Buffer.concat(rest).toString().trimEnd().split('\r\n')).toHaveLength(1_500);
    const gone = (await open('users')).body?.getReader();
    await gone?.read();
    await gone?.cancel();
    expect(api.deps.database.connections.used).toBe(0);
  });

  test('is compressed for a client that accepts it', async () => {
    await addUsers(2_500);
    const response = await open('users', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const text = await new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).text();
    expect(text.trimEnd().split('\r\n')).toHaveLength(2_501);
  });
});

test('certificate groups are downloaded with the filters of their list, or those that are named', async () => {
  const { database } = api.deps;
  const [care, law] = [await seedGroup(database, 'Acute Care'), await seedGroup(database, 'Law')];
  await run(sql`insert into certificate_groups (id, name) values ('draft', 'Care at home')`);
  const user = await seedUser(database, { first_name: 'Ada', last_name: 'Byron' });
  await api.request('POST /v1/certificate', { body: { id: newId(), user, certificateGroup: care } });
  await run(sql`update certificate_groups set pass_condition = 3 where id = ${care}`);
  const header = '_id,name,isEnable,requiredCourses,issuedCount';
  expect(await rowsOf('groups?keyword=care')).toEqual([
    header,
    'draft,Care at home,false,0,0',
    `${care},Acute Care,true,3,1`,
  ]);
  expect(await rowsOf('groups?isEnable=true')).toHaveLength(3);
  expect(await rowsOf(`groups?ids=${law},draft`)).toEqual([
    header,
    'draft,Care at home,false,0,0',
    expect.stringMatching(`^${law},Law,true,`),
  ]);
});

test('nothing is downloaded without signing in', async () => {
  for (const name of ['users', 'certificates', 'courses', 'events', 'groups', 'posts']) {
    expect((await api.request(`GET /v1/export/${name}`, { bearer: false })).status).toBe(401);
  }
});
