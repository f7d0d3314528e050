import { expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { type BulkAction, type BulkItem, bulkObstacle } from './bulk.ts';

const ready: BulkItem = { missing: [] };
const enabled: BulkItem = { isEnable: true, missing: [] };
const unfinished: BulkItem = { missing: ['poster'] };
const kept: BulkItem = { isEnable: true, missing: [], obstacle: ['Certificates were issued in it.'] };

test.each<[BulkAction, readonly BulkItem[], string | null]>([
  ['enable', [ready, ready], null],
  ['enable', [ready, enabled, unfinished], '1 of 3 are enabled already'],
  ['enable', [unfinished, ready, unfinished], '2 of 3 lack something'],
  ['delete', [ready, enabled, unfinished], null],
  ['delete', [kept, ready], '1 of 2 cannot be deleted'],
])('%s is offered for many items if each of them allows it', (action, items, reason) => {
  const obstacle = bulkObstacle(action, items);
  expect(obstacle && english(obstacle)).toBe(reason);
});
