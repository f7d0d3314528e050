import { expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { personDeletionConsequence } from './personDeletion.ts';

test.each([
  [
    { certificates: 2, posts: 1, uploads: 3, hasAccount: true },
    'This deletes 2 certificates, 1 post, 3 uploads and the account in the mobile app too. Links to the certificates stop working. This cannot be taken back.',
  ],
  [{ certificates: 0, posts: 0, uploads: 0, hasAccount: false }, 'This cannot be taken back.'],
])('deleting a person with %j says: %s', (owned, text) => {
  expect(personDeletionConsequence(owned).map(english).join(' ')).toBe(text);
});
