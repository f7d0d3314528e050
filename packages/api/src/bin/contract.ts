import { BIN_KINDS, UNDO_REFUSALS } from '@cpd/domain/bin';
import { PROOF_REQUIRED } from '@cpd/domain/identityProof';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import {
  dateTimeSchema,
  flagField,
  idSchema,
  optionalField,
  pageOf,
  pageQuery,
  referenceSchema,
} from '../http/schemas.ts';

const kindSchema = v.picklist(BIN_KINDS);

/** A deleted item that can be restored. */
export const binItemSchema = v.object({
  /** The id that the item had, and has again once it is restored. */
  _id: idSchema,
  kind: kindSchema,
  /** Its title, a group's name, an event's hyperlink or a question's text. */
  title: optionalField(v.string()),
  /** The preview or cover image, or a group's template. */
  cover: optionalField(referenceSchema),
  /** The course of a question. */
  course: optionalField(idSchema),
  /** The number of questions that a course has taken with it. */
  questionCount: optionalField(v.number()),
  deletedAt: dateTimeSchema,
  /** The administrator's id, or a system actor, as the history names it; null if it does not know. */
  deletedBy: optionalField(v.object({ _id: idSchema, name: optionalField(v.string()) })),
  /** From then on it is deleted for good. */
  removedAfter: dateTimeSchema,
});

export type BinItem = v.InferOutput<typeof binItemSchema>;

export const readBin = endpoint('GET', '/v1/bin', {
  capability: 'bin',
  summary: 'Tells how many items of each kind are in the bin, and for how many days they stay there.',
  response: v.object({
    days: v.number(),
    counts: v.object({ course: v.number(), event: v.number(), certificateGroup: v.number(), question: v.number() }),
  }),
});

/** The deleted items of one kind, the ones deleted last first. */
export const listBin = endpoint('GET', '/v1/bin/item', {
  capability: 'bin',
  summary: 'Lists deleted items by page, the ones deleted last first.',
  description: 'With `course`, the questions that were deleted from the quiz of that course.',
  query: v.object({ kind: kindSchema, course: v.optional(idSchema), ...pageQuery }),
  response: pageOf(binItemSchema),
});

/** What a restore has brought back. */
export const restoredSchema = v.object({
  _id: idSchema,
  kind: kindSchema,
  /** The course of a question. */
  course: optionalField(idSchema),
  /** What it has met, such as a certificate group that is gone. */
  notes: v.array(v.object({ code: v.string(), message: v.string() })),
  /** Whether everything is as it was before the deletion. */
  exact: flagField,
});

/** Restores an item. The same request again changes nothing. */
export const restoreFromBin = endpoint('POST', '/v1/bin/item/:id/restore', {
  capability: 'bin',
  summary: 'Restores a deleted item under its id, not enabled; a course or question at the end.',
  description:
    'A repeated request changes nothing and has the note `ALREADY_RESTORED`. Notes name what the item had and is gone. With `exact: true`, the administrator who deleted the item undoes that: it is enabled as before, at its place, and the numbers of its quiz are as before. If something that this needs has changed since, the response is 409, and a request without `exact` restores the item.',
  body: v.object({ kind: kindSchema, exact: v.optional(v.boolean()) }),
  response: restoredSchema,
  errors: {
    404: ['NOT_IN_BIN'],
    409: ['COURSE_DELETED', 'IN_DELETED_COURSE', 'GROUP_DELETED', ...UNDO_REFUSALS],
  },
});

/** Deletes an item for good. A blank draft needs no proof of identity: leaving its form deletes it without a question. */
export const removeFromBin = endpoint('DELETE', '/v1/bin/item/:id', {
  capability: 'bin',
  summary:
    'Removes an item from the bin. Nothing brings it back. It needs a proof of identity unless the item is a blank draft.',
  query: v.object({ kind: kindSchema }),
  exampleResponse: referenceSchema,
  errors: { 403: [PROOF_REQUIRED], 404: ['NOT_IN_BIN'], 409: ['IN_DELETED_COURSE'] },
});
