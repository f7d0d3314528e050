import { expect, test } from 'vitest';
import { fullName } from './user.ts';

test.each([
  [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
  [{ firstName: ' Ada ', lastName: ' Lovelace ' }, 'Ada Lovelace'],
  [{ firstName: 'Mary Ann', lastName: 'Evans' }, 'Mary Ann Evans'],
  [{ firstName: 'Ada' }, 'Ada'],
  [{ firstName: null, lastName: 'Lovelace' }, 'Lovelace'],
  [{ firstName: ' ', lastName: 'Lovelace' }, 'Lovelace'],
  [{ firstName: '\u200b', lastName: '\u2800' }, ''],
  [{ firstName: '\u202eAda', lastName: '\u2067Lovelace\u2069' }, 'Ada Lovelace'],
  [{ firstName: 'שלום\u200f', lastName: 'כהן' }, 'שלום\u200f כהן'],
  [{ firstName: 'สมชาย', lastName: 'ใจดี' }, 'สมชาย ใจดี'],
  [{}, ''],
])('the user %j is named %j', (names, name) => {
  expect(fullName(names)).toBe(name);
});
