import { BIN_KINDS } from '@cpd/domain/bin';
import { BULK_ACTIONS, MAX_BULK_ITEMS } from '@cpd/domain/bulk';
import * as v from 'valibot';
import { restoredSchema } from '../bin/contract.ts';
import { endpoint } from '../http/endpoint.ts';
import { idSchema, optionalField } from '../http/schemas.ts';

/** What became of one item. */
export const bulkResultSchema = v.object({
  _id: idSchema,
  /** The status that a request for this item alone would have had. */
  status: v.number(),
  /** For a failure. */
  code: optionalField(v.string()),
  message: optionalField(v.string()),
});

export type BulkResult = v.InferOutput<typeof bulkResultSchema>;

/** What is done to the items, and their ids. */
export const bulkChangeSchema = v.object({
  action: v.picklist(BULK_ACTIONS),
  ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(MAX_BULK_ITEMS)),
});

const options = {
  capability: 'bulk',
  isQuiet: true,
  description: `Takes up to ${MAX_BULK_ITEMS} ids. The items are changed one after another in this order, each in a transaction of its own as by the request for it alone, and each has a result. If the service itself fails, the items after that one are not tried and have the same result.`,
} as const;

export const changeCourses = endpoint('POST', '/v1/course/bulk', {
  ...options,
  summary: 'Enables or deletes several courses.',
  body: bulkChangeSchema,
  response: v.object({ results: v.array(bulkResultSchema) }),
});

export const changeEvents = endpoint('POST', '/v1/event/bulk', {
  ...options,
  summary: 'Enables or deletes several events.',
  body: bulkChangeSchema,
  response: v.object({ results: v.array(bulkResultSchema) }),
});

export const changeCertificateGroups = endpoint('POST', '/v1/certificate-group/bulk', {
  ...options,
  summary: 'Enables or deletes several certificate groups.',
  body: bulkChangeSchema,
  response: v.object({ results: v.array(bulkResultSchema) }),
});

/** Undoes a deletion of several items, or restores them. */
export const restoreManyFromBin = endpoint('POST', '/v1/bin/restore', {
  ...options,
  summary: 'Restores several deleted items. `exact` undoes their deletion, as for one item.',
  body: v.object({
    items: v.pipe(
      v.array(v.object({ _id: idSchema, kind: v.picklist(BIN_KINDS) })),
      v.minLength(1),
      v.maxLength(MAX_BULK_ITEMS),
    ),
    exact: v.optional(v.boolean()),
  }),
  response: v.object({
    /** `restored` is null for a failure. */
    results: v.array(v.object({ ...bulkResultSchema.entries, restored: optionalField(restoredSchema) })),
  }),
});
