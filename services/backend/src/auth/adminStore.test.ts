import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/Database.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
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
  await addAdmin(database.queries, { username: 'first', passwordHash: shared }, by);
  await addAdmin(database.queries, { username: 'second', passwordHash: shared }, by);
  await addAdmin(database.queries, { username: 'disabled', passwordHash: shared }, by);
  await addAdmin(database.queries, { username: 'other', passwordHash: other }, by);
  await addAdmin(database.queries, { username: 'unreadable', passwordHash: 'no hash' }, by);
  const disabled = database.queries.updateTable('admins').set({ disabled_at: new Date() });
  await disabled.where('username', '=', 'disabled').execute();
  expect(await adminsWithPassword(database.queries, 'demo-password')).toEqual(['first', 'second']);
});
