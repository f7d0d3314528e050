import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/Database.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { addAdmin, adminsWithPassword } from './adminStore.ts';
import { hashPassword } from './password.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('administrators with a password are those who are enabled and whose hash it matches', async () => {
  const [shared, other] = await Promise.all([hashPassword('demo-password'), hashPassword('correct horse')]);
  const by = { id: 'command', name: null, requestId: null };
  const add = (username: string, passwordHash: string) =>
    database.transaction((queries) => addAdmin(queries, { username, passwordHash }, by));
  await add('first', shared);
  await add('second', shared);
  await add('disabled', shared);
  await add('other', other);
  await add('unreadable', 'no hash');
  const disabled = database.queries.updateTable('admins').set({ disabled_at: new Date() });
  await disabled.where('username', '=', 'disabled').execute();
  expect(await adminsWithPassword(database.queries, 'demo-password')).toEqual(['first', 'second']);
});
