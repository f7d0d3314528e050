import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseErrorCode, INSUFFICIENT_PRIVILEGE } from '../database/Database.ts';
import { systemActor } from '../http/Actor.ts';
import { createServiceRole } from '../testing/serviceRole.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { emptyDatabase } from '../testing/testDatabase.ts';
import { deleteOldLines, pruneHistory } from './pruneHistory.ts';
import { record } from './record.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(async () => {
  await emptyDatabase(api.deps.database);
  for (let day = 1; day <= 5; day += 1) await write(day);
});
afterAll(() => api.close());

const queries = () => api.deps.database.queries;
const codeOf = (work: Promise<unknown>) => work.then(() => null, databaseErrorCode);

/** Writes a line of a day. The hundredth began half a day ago. */
async function write(day: number): Promise<void> {
  const at = new Date(Date.now() - (100.5 - day) * 24 * 60 * 60_000);
  await api.deps.database.transaction((transaction) =>
    record(transaction, systemActor('command'), 'course.saved', { id: `day-${day}`, title: 'A' }, [], at),
  );
}

describe('the table of the history (rule HI5)', () => {
  test.each([
    ['update', "update audit set title = 'eve' where subject = 'day-3'"],
    ['delete', "delete from audit where subject = 'day-3'"],
    ['truncate', 'truncate audit'],
  ])('rejects %s', async (_, statement) => {
    expect(await codeOf(sql.raw(statement).execute(queries()))).toBe(INSUFFICIENT_PRIVILEGE);
    expect(await storedSubjects()).toHaveLength(5);
  });

  test('accepts lines from a role that can neither change nor remove them', async () => {
    const role = await createServiceRole(api.deps.database);
    const asService = (statement: string) => codeOf(role.run(statement));
    try {
      const line = "select add_history_line('line', now(), 'a', null, 'course.saved', null, null, '[]', null, '')";
      expect(await asService(line)).toBeNull();
      expect(await asService("insert into audit (id, actor, action) values ('forged', 'a', 'course.saved')")).toBe(
        INSUFFICIENT_PRIVILEGE,
      );
      expect(await asService("update audit set title = 'eve'")).toBe(INSUFFICIENT_PRIVILEGE);
      const pretending = "do $$ begin perform set_config('cpd.cuts_history', 'on', true); delete from audit; end $$";
      expect(await asService(pretending)).toBe(INSUFFICIENT_PRIVILEGE);
      expect(await asService("select cut_history(now() - interval '31 days', 100)")).toBe(INSUFFICIENT_PRIVILEGE);
      expect(await storedSubjects()).toHaveLength(6);
    } finally {
      await role.drop();
    }
  });

  test('is cut for a role with retention, which leaves a line, and never within the last 30 days', async () => {
    const role = await createServiceRole(api.deps.database, { retention: true });
    try {
      expect(await codeOf(role.run('select cut_history(now(), 100)'))).toBe(INSUFFICIENT_PRIVILEGE);
      await role.run(`do $$ begin
        -- A temporary table of the same name is ignored.
        create temp table audit (ordinal bigint, at timestamptz) on commit drop;
        perform cut_history(now() - interval '31 days', 100);
      end $$`);
      expect(await storedSubjects()).toEqual(['history.cut']);
    } finally {
      await role.drop();
    }
  });
});

const storedSubjects = async () =>
  (await queries().selectFrom('audit').select(['action', 'subject']).orderBy('ordinal').execute()).map(
    ({ subject, action }) => subject ?? action,
  );

describe('retention (rule HI7)', () => {
  const withDays = (historyDays: number | null) => ({ ...api.deps, config: { ...api.deps.config, historyDays } });

  test('removes older lines, and records their number', async () => {
    await pruneHistory(withDays(98));
    expect(await storedSubjects()).toEqual(['day-3', 'day-4', 'day-5', 'history.cut']);
    const cut = await queries().selectFrom('audit').selectAll().where('action', '=', 'history.cut').executeTakeFirst();
    expect(JSON.parse(cut?.changes ?? '')).toEqual([{ field: 'lines', before: 2, after: 0 }]);
    await pruneHistory(withDays(98));
    expect(await storedSubjects()).toHaveLength(4);
  });

  test('removes many lines in batches, the oldest first', async () => {
    const cut = () => api.deps.database.transaction((transaction) => deleteOldLines(transaction, 31, 3));
    const remaining = [];
    for (let time = 1; time <= 3; time += 1) remaining.push([await cut(), await storedSubjects()]);
    expect(remaining).toEqual([
      [3, ['day-4', 'day-5', 'history.cut']],
      [2, ['history.cut', 'history.cut']],
      [0, ['history.cut', 'history.cut']],
    ]);
  });

  test('removes nothing if no number of days is configured', async () => {
    await pruneHistory(withDays(null));
    expect(await storedSubjects()).toHaveLength(5);
  });
});
