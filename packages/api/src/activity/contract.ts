import { HISTORY_PARTS } from '@cpd/domain/history';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { dateTimeSchema, flagField, idSchema, inputText, optionalField, pageOf, pageQuery } from '../http/schemas.ts';

const shownRecord = v.object({ _id: idSchema, name: optionalField(v.string()) });

/** The value of a field: a text, a number, one or several records, or null. */
const valueField = optionalField(v.union([v.string(), v.number(), shownRecord, v.array(shownRecord)]));

/** A line of the history. */
export const activitySchema = v.object({
  _id: idSchema,
  at: dateTimeSchema,
  /** An administrator with the name at that time, or a system actor such as `review-link` or `command`. */
  actor: v.object({ _id: idSchema, name: optionalField(v.string()) }),
  /** Such as `course.enabled`. */
  action: v.string(),
  /** The changed item, with its title at that time; a post with its current one. */
  subject: v.object({
    kind: optionalField(v.string()),
    _id: optionalField(idSchema),
    title: optionalField(v.string()),
  }),
  changes: v.nullish(v.array(v.object({ field: v.string(), before: valueField, after: valueField })), []),
  /** Whether the course, event or certificate group that it is about is in the bin, or deleted for good. */
  isGone: flagField,
  /** Whether it tells of the deletion of an item that is in the bin since. */
  isRestorable: flagField,
  /** The id of the request in the service's log. */
  requestId: optionalField(v.string()),
});

export type Activity = v.InferOutput<typeof activitySchema>;

/**
 * The history of one item, of one administrator, of a user's certificates and posts, or of all. A search counts up to `MAX_COUNTED_CHANGES` matches, or up
 * to the requested page. A total of one more means that older ones may match.
 */
export const listActivity = endpoint('GET', '/v1/activity', {
  isQuiet: true,
  capability: 'history',
  summary:
    "Lists changes by page, the newest first. Filters: subject, actor, a user's certificates and posts, keyword, with or without sign-ins.",
  optionalQuery: { user: 'user-details' },
  query: v.object({
    subject: v.optional(inputText),
    actor: v.optional(inputText),
    user: v.optional(inputText),
    part: v.optional(v.picklist(HISTORY_PARTS)),
    ...pageQuery,
  }),
  response: pageOf(activitySchema),
});
