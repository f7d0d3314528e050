import { expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { deletingManyConsequence, enablingManyConsequence } from './bulkConsequence.ts';

const text = (sentences: ReturnType<typeof enablingManyConsequence>) => sentences.map(english).join(' ');

test.each([
  [30, 'Deleting them takes them off line, and they can be restored as drafts.'],
  [null, 'Only deleting them takes them off line, which cannot be taken back.'],
])('enabling items that can be restored for %j days says: %s', (days, last) => {
  expect(text(enablingManyConsequence(days))).toBe(
    `Learners see them at once, and there is no way to disable them. ${last}`,
  );
});

test.each([
  [30, [], 'They can be restored for 30 days.'],
  [undefined, [{}], 'They can be restored.'],
  [null, [{ isEnable: true }, {}], 'Learners no longer see 1 of them. This cannot be taken back.'],
])('deleting items that can be restored for %j days, of which some are enabled: %j, says: %s', (days, items, said) => {
  expect(text(deletingManyConsequence(items, days))).toBe(said);
});
