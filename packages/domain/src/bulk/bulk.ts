/** The maximum number of items in one request that changes many. */
export const MAX_BULK_ITEMS = 100;

/** The maximum number of marked rows in one file, whose ids are in the URL of its request. */
export const MAX_EXPORTED_ROWS = 200;

/** What can be done to many items. */
export const BULK_ACTIONS = ['enable', 'delete'] as const;

export type BulkAction = (typeof BULK_ACTIONS)[number];
