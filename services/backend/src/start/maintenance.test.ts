import { expect, test } from 'vitest';
import { record } from '../history/record.ts';
import { systemActor } from '../http/Actor.ts';
import { openLog } from '../running/openLog.ts';
import { openTestApp } from '../testing/testApp.ts';
import { emptyDatabase } from '../testing/testDatabase.ts';
import { runMaintenance } from './maintenance.ts';

test('a maintenance job that fails is logged and stops no other', async ({ onTestFinished }) => {
  const api = await openTestApp();
  onTestFinished(() => api.close());
  const { database, config } = api.deps;
  await emptyDatabase(database);
  const old = new Date(Date.now() - 40 * 24 * 60 * 60_000);
  await database.transaction((queries) =>
    record(queries, systemActor('command'), 'course.saved', { id: 'old' }, [], old),
  );
  await database.queries.schema.dropTable('captcha_uses').execute();
  const lines: string[] = [];
  const log = openLog('warn', { write: (line: string) => lines.push(line) });
  await runMaintenance({ ...api.deps, log, config: { ...config, historyDays: 30 } });
  expect(lines.map((line) => JSON.parse(line).err.code)).toEqual(['42P01']);
  const remaining = await database.queries.selectFrom('audit').select('id').where('subject', '=', 'old').execute();
  expect(remaining).toEqual([]);
});
