import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import {
  dateTimeSchema,
  idSchema,
  optionalField,
  pageOf,
  pageQuery,
  referenceSchema,
  sentField,
  wholeNumber,
} from '../http/schemas.ts';

export const feedItemSchema = v.object({
  _id: idSchema,
  title: optionalField(v.string()),
  description: optionalField(v.string()),
  /** Its image, if the server sends it with the list. */
  cover: optionalField(referenceSchema),
  /** The full name of who wrote it; null if no user is known, or the user has no name. */
  author: optionalField(v.string()),
  createdAt: sentField(dateTimeSchema),
  /** 4 is posted, 2 is in review; other numbers are displayed as numbers. */
  status: v.number(),
});

export type FeedItem = v.InferOutput<typeof feedItemSchema>;

export const listFeed = endpoint('GET', '/v1/post/', {
  isQuiet: true,
  summary: 'Lists posts of one status by page, filtered by a keyword in their title or description.',
  query: v.object({ status: v.optional(wholeNumber), ...pageQuery }),
  response: pageOf(feedItemSchema),
});

/** The address of a post's public review page. */
export const reviewAddressSchema = v.object({ _id: sentField(idSchema), url: v.string() });

export const readReviewAddress = endpoint('GET', '/v1/post/review/url/:id', {
  isActive: true,
  summary:
    'Creates a review link for a post and returns the URL of its public review page. Only posts in review have one.',
  response: reviewAddressSchema,
  errors: { 409: ['ALREADY_DECIDED', 'CONFLICT'] },
});
