import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { dateTimeSchema, idSchema, inputText, optionalField, referenceSchema, sentField } from '../http/schemas.ts';

/** A PDF attached to a post. */
export const postFileSchema = v.object({
  _id: idSchema,
  originalname: sentField(v.string()),
  /** In bytes; null if the server does not send it. */
  size: sentField(v.number()),
});

/** A post on its review page. */
export const postSchema = v.object({
  title: optionalField(v.string()),
  description: optionalField(v.string()),
  cover: optionalField(referenceSchema),
  files: v.nullish(v.array(postFileSchema), []),
  /** The full name of who wrote it; null if no user is known, or the user has no name. */
  author: optionalField(v.string()),
  createdAt: sentField(dateTimeSchema),
  /** 2 in review, 4 approved, 5 rejected; null if the server does not send it. */
  status: sentField(v.number()),
});

export type Post = v.InferOutput<typeof postSchema>;

const linkToken = v.object({ token: inputText });

export const readPost = endpoint('GET', '/v1/post/review/:id', {
  access: 'link',
  summary: 'Reads a post with its review link.',
  versioned: true,
  query: linkToken,
  response: postSchema,
});

export const approvePost = endpoint('POST', '/v1/post/approve/public/:id', {
  access: 'link',
  summary: 'Approves a post in review. A second decision is rejected.',
  versioned: true,
  query: linkToken,
  exampleResponse: postSchema,
  errors: { 409: ['ALREADY_DECIDED'] },
});

export const rejectPost = endpoint('POST', '/v1/post/reject/public/:id', {
  access: 'link',
  summary: 'Rejects a post in review. A second decision is rejected.',
  versioned: true,
  query: linkToken,
  exampleResponse: postSchema,
  errors: { 409: ['ALREADY_DECIDED'] },
});
