import { type Sentence, sentence } from '../sentence/sentence.ts';

/** The maximum number of items in one request that changes many. */
export const MAX_BULK_ITEMS = 100;

/** The maximum number of rows in one file that are named by their ids, which are in the URL of its request. */
export const MAX_EXPORTED_ROWS = 200;

/** What can be done to many items. */
export const BULK_ACTIONS = ['enable', 'delete'] as const;

export type BulkAction = (typeof BULK_ACTIONS)[number];

/** An item among many, as far as it decides what can be done with all of them. */
export interface BulkItem {
  /** Whether learners see it. @default false */
  readonly isEnable?: boolean;
  /** What is missing before it can be enabled. */
  readonly missing: readonly unknown[];
  /** Why the service keeps it, if it does. */
  readonly obstacle?: unknown;
}

/** Why something cannot be done with all of the items; null if each one allows it. */
export function bulkObstacle(action: BulkAction, items: readonly BulkItem[]): Sentence | null {
  const n = items.length;
  const count = (isMeant: (item: BulkItem) => boolean) => items.filter(isMeant).length;
  if (action === 'delete') {
    const kept = count(({ obstacle }) => obstacle !== undefined);
    return kept === 0 ? null : sentence('{kept} of {n} cannot be deleted', { kept, n });
  }
  const enabled = count(({ isEnable = false }) => isEnable);
  if (enabled > 0) return sentence('{enabled} of {n} are enabled already', { enabled, n });
  const unfinished = count(({ missing }) => missing.length > 0);
  return unfinished === 0 ? null : sentence('{unfinished} of {n} lack something', { unfinished, n });
}
