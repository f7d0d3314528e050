import { isNameOf } from '@cpd/domain/keyword';
import { MAX_CANDIDATES, MAX_LOOKED_UP } from '@cpd/domain/peopleList';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../database/id.ts';
import { wholeNameFilter } from '../../database/searchText.ts';
import { seedGroup, seedUser, seedWithdrawal } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const seed = (first_name: string, last_name: string, email = '') =>
  seedUser(api.deps.database, { first_name, last_name, ...(email && { email }) });

interface Result {
  readonly people: readonly { readonly _id: string; readonly certificate: { readonly _id: string } | null }[];
  readonly isExact: boolean;
  readonly hasMore: boolean;
}

async function lookUp(keys: readonly string[], certificateGroup?: string): Promise<readonly Result[]> {
  return (await api.request('POST /v1/user/lookup', { body: { keys, certificateGroup } })).json.results;
}

const idsOf = ({ people }: Result) => people.map(({ _id }) => _id);

test('users are looked up by e-mail, id and whole name, in the order of the keys', async () => {
  const ada = await seed('Ada', 'Byron-King', 'Ada@cpd.example');
  const ben = await seed('Ben', 'Lee');
  const results = await lookUp(['ADA@CPD.example', ben, 'byron-king, ada', ' Lee Ben ', 'Cleo', '']);
  expect(results.map(idsOf)).toEqual([[ada], [ben], [ada], [ben], [], []]);
  expect(results.map(({ isExact }) => isExact)).toEqual([true, true, true, true, false, false]);
});

test('a whole name and a whole e-mail are found among many that contain them', async () => {
  const ann = await seed('Ann', 'Lee', 'a@cpd.example');
  for (let index = 0; index <= MAX_CANDIDATES; index += 1)
    await seed(`Joann ${index}`, 'Leeds', `anna${index}a@cpd.example`);
  const [name, email, other] = await lookUp(['Ann Lee', 'a@cpd.example', 'ann leed']);
  expect([name, email].map((one) => one && idsOf(one))).toEqual([[ann], [ann]]);
  expect(other).toMatchObject({ isExact: false, hasMore: true });
  expect(other?.people).toHaveLength(MAX_CANDIDATES);
});

test('several users with one name are all found', async () => {
  const users = [await seed('Ann', 'Lee', 'one@cpd.example'), await seed('Ann', 'Lee', 'two@cpd.example')];
  const [both, one] = await lookUp(['Ann Lee', 'two@cpd.example']);
  expect(both).toMatchObject({ isExact: true, hasMore: false });
  expect(new Set(both && idsOf(both))).toEqual(new Set(users));
  expect(one && idsOf(one)).toEqual(users.slice(1));
});

test.each([
  ['Straße', 'Zoë', 'STRASSE ZOË'],
  ['太郎', '山田', '山田太郎'],
  ['伟', '王', '王伟'],
  ['عبد الله', 'أحمد', 'احمد عبدالله'],
  ['Ada', 'Byron-King', 'Ada Byron King'],
  ['Ana', 'Jovanović', 'jovanovic ana'],
  ['J. R.', "O'Neil", 'J R O’Neil'],
])('the whole name of %s %s is %s', async (first, last, key) => {
  const user = await seed(first, last);
  expect(isNameOf(key, { firstName: first, lastName: last })).toBe(true);
  expect(await lookUp([key])).toMatchObject([{ people: [{ _id: user }], isExact: true }]);
  // The database decides among many people.
  await seed(`${first}x`, last);
  const { rows } = await sql`select id from users where ${wholeNameFilter(key)}`.execute(api.deps.database.queries);
  expect(rows).toEqual([{ id: user }]);
});

test('a user has the newest valid certificate of the group', async () => {
  const { database } = api.deps;
  const [user, group] = [await seed('Ada', 'Byron'), await seedGroup(database)];
  const issue = async (certificateGroup: string) => {
    const body = { id: newId(), user, certificateGroup };
    await api.request('POST /v1/certificate', { body });
    return body.id;
  };
  const certificateOf = async (of?: string) => (await lookUp([user], of))[0]?.people[0]?.certificate;
  await issue(await seedGroup(database, 'Other'));
  expect(await certificateOf(group)).toBeNull();
  await issue(group);
  const [second, third] = [await issue(group), await issue(group)];
  expect(await certificateOf(group)).toMatchObject({ _id: third, state: 'valid' });
  await seedWithdrawal(database, third, new Date());
  expect(await certificateOf(group)).toMatchObject({ _id: second });
  expect(await certificateOf()).toBeNull();
});

test('a request has a limited number of keys', async () => {
  const keys = Array.from({ length: MAX_LOOKED_UP + 1 }, (_, index) => `key ${index}`);
  const send = (body: object) => api.request('POST /v1/user/lookup', { body });
  expect((await send({ keys })).status).toBe(400);
  expect((await send({ keys: [] })).status).toBe(400);
  expect((await send({ keys: keys.slice(1) })).status).toBe(200);
  expect((await api.request('POST /v1/user/lookup', { body: { keys: ['a'] }, bearer: false })).status).toBe(401);
});
