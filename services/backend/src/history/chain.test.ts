import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { cutBefore, verifyChain } from './chain.ts';
import { cutHistory } from './cutHistory.ts';
import { nameless, record } from './record.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(async () => {
  await api.reset();
  for (let day = 1; day <= 5; day += 1) await write(day);
});
afterAll(() => api.close());

const queries = () => api.deps.database.queries;
/** Writes the line of a day, counted from the clock's. */
async function write(day: number): Promise<void> {
  const at = new Date(api.deps.now().getTime() - (100 - day) * 24 * 60 * 60_000);
  const changes = [{ field: 'title', before: 'Öld', after: `Day ${day} "quoted" \\ 🦴` }];
  await api.deps.database.transaction((transaction) =>
    record(transaction, nameless('command'), 'course.saved', { id: `day-${day}`, title: 'A' }, changes, at),
  );
}
const idOf = async (day: number) =>
  (await queries().selectFrom('audit').select('id').where('subject', '=', `day-${day}`).executeTakeFirstOrThrow()).id;

describe('verifying the history (rule HI5)', () => {
  test('finds no fault in lines as they were written', async () => {
    const { head, ...rest } = await verifyChain(queries());
    expect(rest).toEqual({ chained: 6, unchained: 0, newestUnchained: null, faults: [] });
    expect(head).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['actor', "'somebody else'"],
    ['actor_name', "'eve'"],
    ['at', "at + interval '1 millisecond'"],
    ['action', "'course.deleted'"],
    ['title', 'null'],
    ['changes', "replace(changes, 'Day', 'Night')"],
    ['request_id', "'x'"],
  ])('names a line whose %s was altered, and no other', async (column, value) => {
    await sql`update audit set ${sql.ref(column)} = ${sql.raw(value)} where subject = 'day-3'`.execute(queries());
    const { faults } = await verifyChain(queries());
    expect(faults).toEqual([expect.stringContaining(await idOf(3))]);
    expect(faults[0]).toMatch(/was altered\.$/);
  });

  test('names the line before which others were taken out', async () => {
    const [second, fifth] = [await idOf(2), await idOf(5)];
    await sql`delete from audit where subject in ('day-3', 'day-4')`.execute(queries());
    const { faults } = await verifyChain(queries());
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^Between ${second} .* and ${fifth} .* were taken out`))]);
  });

  test.each([
    ['newest', "subject = 'day-5'", /^The newest lines were taken out: the last one is/],
    ['oldest', "action = 'admin.added'", /^The oldest lines were taken out/],
    ['only', 'true', /^The newest lines were taken out: the last one is missing\.$/],
  ])('says that the %s lines were taken out', async (_, which, fault) => {
    await sql`delete from audit where ${sql.raw(which)}`.execute(queries());
    expect((await verifyChain(queries())).faults).toEqual([expect.stringMatching(fault)]);
  });

  test('names the line after one whose hash was made anew', async () => {
    await sql`update audit set hash = repeat('a', 64) where subject = 'day-3'`.execute(queries());
    const { faults } = await verifyChain(queries());
    expect(faults).toEqual([expect.stringContaining(await idOf(3)), expect.stringContaining(await idOf(4))]);
  });

  test('finds a hash that was kept, whatever was written since, and misses it in a chain that was made anew', async () => {
    const { head } = await verifyChain(queries());
    await write(6);
    expect((await verifyChain(queries(), [head])).faults).toEqual([]);
    await sql`delete from audit`.execute(queries());
    await sql`delete from facts`.execute(queries());
    for (let day = 1; day <= 6; day += 1) await write(day);
    expect((await verifyChain(queries())).faults).toEqual([]);
    const missing = `No line has the hash ${head}: the lines were made anew, or it is older than those that are kept.`;
    expect((await verifyChain(queries(), [head])).faults).toEqual([missing]);
  });

  test('counts lines of earlier versions apart, and names the newest one, as a line that was slipped in is one, too', async () => {
    const at = new Date('2026-02-03T04:05:06.000Z');
    for (const id of ['old', 'slipped-in']) {
      await queries().insertInto('audit').values({ id, at, actor: 'system', action: 'user.deleted' }).execute();
      await write(6);
    }
    expect(await verifyChain(queries())).toMatchObject({
      chained: 8,
      unchained: 2,
      newestUnchained: 'slipped-in (user.deleted, 2026-02-03T04:05:06.000Z)',
      faults: [],
    });
  });
});

describe('retention (rule HI7)', () => {
  const withDays = (historyDays: number | null) => ({ ...api.deps, config: { ...api.deps.config, historyDays } });
  const told = async () =>
    (await queries().selectFrom('audit').select(['actor', 'action', 'subject']).orderBy('ordinal').execute()).map(
      ({ subject, action }) => subject ?? action,
    );

  test('removes older lines, tells how many there were, and leaves a chain that can be verified', async () => {
    await sql`delete from audit`.execute(queries());
    await sql`delete from facts`.execute(queries());
    for (let day = 1; day <= 5; day += 1) await write(day);
    const hashes = (await queries().selectFrom('audit').select('hash').orderBy('ordinal').execute()).map(
      ({ hash }) => hash ?? '',
    );
    await cutHistory(withDays(97));
    expect(await told()).toEqual(['day-3', 'day-4', 'day-5', 'history.cut']);
    expect(await verifyChain(queries())).toMatchObject({ chained: 4, faults: [] });
    // The last line that was removed is known by its hash, the one before it no more.
    expect((await verifyChain(queries(), hashes)).faults).toEqual([expect.stringContaining(`hash ${hashes[0]}: `)]);
    const cut = await queries().selectFrom('audit').selectAll().where('action', '=', 'history.cut').executeTakeFirst();
    expect(JSON.parse(cut?.changes ?? '')).toEqual([{ field: 'lines', before: 2, after: 0 }]);
    await cutHistory(withDays(97));
    expect(await told()).toHaveLength(4);
    await sql`delete from audit where subject = 'day-3'`.execute(queries());
    expect((await verifyChain(queries())).faults).toEqual([expect.stringMatching(/^The oldest lines/)]);
  });

  test('removes many lines some at a time, each time the oldest, and the rest can be verified', async () => {
    const future = new Date('2100-01-01');
    const cut = () => api.deps.database.transaction((transaction) => cutBefore(transaction, future, 4));
    const left = [];
    for (let time = 1; time <= 3; time += 1) left.push([await cut(), (await verifyChain(queries())).chained]);
    expect(left).toEqual([
      [4, 2],
      [2, 0],
      [0, 0],
    ]);
    expect((await verifyChain(queries())).faults).toEqual([]);
  });

  test('removes nothing where no number of days is set', async () => {
    const before = await told();
    await cutHistory(withDays(null));
    expect(await told()).toEqual(before);
  });
});
