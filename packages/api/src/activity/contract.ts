import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { dateTimeSchema, idSchema, inputText, optionalField, pageOf, pageQuery } from '../http/schemas.ts';

const shownRecord = v.object({ _id: idSchema, name: optionalField(v.string()) });

/** What a field held: a text, a number, a record or several that it showed, or nothing. */
const valueField = optionalField(v.union([v.string(), v.number(), shownRecord, v.array(shownRecord)]));

/** A line of the history. */
export const activitySchema = v.object({
  _id: idSchema,
  at: dateTimeSchema,
  /** An administrator by id and name as then, or a word such as `review-link` or `command` without a name. */
  actor: v.object({ _id: idSchema, name: optionalField(v.string()) }),
  /** A few words with a dot, such as `course.enabled`. */
  action: v.string(),
  /** What it was done to, by its title as it was then. */
  subject: v.object({
    kind: optionalField(v.string()),
    _id: optionalField(idSchema),
    title: optionalField(v.string()),
  }),
  changes: v.nullish(v.array(v.object({ field: v.string(), before: valueField, after: valueField })), []),
  /** The id of the call, as the service's log has it. */
  requestId: optionalField(v.string()),
});

export type Activity = v.InferOutput<typeof activitySchema>;

/**
 * The history of one item, of one administrator, or of all. A search counts no further than `MAX_COUNTED_CHANGES` and the
 * page that it is asked for: one more says that there are older ones.
 */
export const listActivity = endpoint('GET', '/v1/activity', {
  capability: 'history',
  summary: 'Lists who changed what and when by page, the newest first: of one subject, by one actor, or by a keyword.',
  query: v.object({
    subject: v.optional(inputText),
    actor: v.optional(inputText),
    ...pageQuery,
  }),
  response: pageOf(activitySchema),
});
