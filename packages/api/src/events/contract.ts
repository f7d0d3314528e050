import { HYPERLINK_MAX_LENGTH } from '@cpd/domain/hyperlink';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import {
  flagField,
  idResponseSchema,
  idSchema,
  optionalField,
  pageOf,
  pageQuery,
  referenceSchema,
} from '../http/schemas.ts';
import { storedText } from '../http/storedText.ts';

/** An event. Missing fields of a draft are null or an empty list. */
export const eventSchema = v.object({
  _id: idSchema,
  cover: optionalField(referenceSchema),
  /** The posters in display order. */
  images: v.nullish(v.array(referenceSchema), []),
  /** The URL behind 'Read more'; null or empty if there is none. */
  hyperlink: optionalField(v.string()),
  isEnable: flagField,
});

/** Named differently from the DOM's `Event`. */
export type CpdEvent = v.InferOutput<typeof eventSchema>;

export const listEvents = endpoint('GET', '/v1/event', {
  summary: 'Lists events by page, filtered by a keyword in their hyperlinks and by whether they are enabled.',
  query: v.object({ ...pageQuery, isEnable: v.optional(v.boolean()) }),
  optionalQuery: { keyword: 'event-search', isEnable: 'event-filter' },
  response: pageOf(eventSchema),
});

export const readEvent = endpoint('GET', '/v1/event/:id', {
  summary: 'Reads one event.',
  versioned: true,
  response: eventSchema,
});

export const draftEvent = endpoint('POST', '/v1/event/draft/', {
  summary: 'Creates an empty event and returns its id.',
  response: idResponseSchema,
  exampleResponse: v.object({ data: idSchema }),
});

export const duplicateEvent = endpoint('POST', '/v1/event/duplicate/:id', {
  capability: 'duplicate',
  summary: 'Copies an event as a draft, which is the newest event, and returns the id of the copy.',
  description:
    'The copy has the hyperlink, the cover and the posters. Both use the same files, which stay as long as one of them does.',
  response: idResponseSchema,
  exampleResponse: v.object({ data: idSchema }),
});

/** Far more posters than any event has. */
const MAX_POSTERS = 1_000;

/** Saves an event. Absent fields stay unchanged, null clears, as does an empty hyperlink. */
export const saveEvent = endpoint('PATCH', '/v1/event', {
  summary: 'Saves the fields of an event that are in the body. `images` are the ids of its posters in their order.',
  versioned: true,
  body: v.object({
    event: idSchema,
    images: v.optional(v.pipe(v.array(idSchema), v.maxLength(MAX_POSTERS))),
    cover: v.nullish(idSchema),
    hyperlink: v.nullish(storedText('address', HYPERLINK_MAX_LENGTH)),
  }),
  exampleResponse: eventSchema,
  errors: { 404: ['NOT_FOUND'], 409: ['EVENT_NOT_READY'] },
});

export const enableEvent = endpoint('PATCH', '/v1/event/enable/:id', {
  summary: 'Enables an event that has a cover and a poster.',
  versioned: true,
  exampleResponse: eventSchema,
  errors: { 409: ['EVENT_NOT_READY'] },
});

export const deleteEvent = endpoint('DELETE', '/v1/event/:id', {
  summary: 'Deletes an event with its posters.',
  versioned: true,
  exampleResponse: referenceSchema,
});
