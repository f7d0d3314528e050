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
  [{ firstName: 'สมชาย', lastName: 'ใจดี' }, 'สมชาย ใจดี'],
  [{}, ''],
])('the user %j is named %j', (names, name) => {
  expect(fullName(names)).toBe(name);
});
