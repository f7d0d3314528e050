import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { dateTimeSchema, idSchema, optionalField, pageOf, pageQuery, sentField, wholeNumber } from '../http/schemas.ts';
import { issuedCertificateSchema } from '../issuedCertificates/contract.ts';

/** A user of the mobile app. */
export const userSchema = v.object({
  _id: idSchema,
  firstName: optionalField(v.string()),
  lastName: optionalField(v.string()),
  description: optionalField(v.string()),
  email: optionalField(v.string()),
});

export type User = v.InferOutput<typeof userSchema>;

/** A user in the list. */
export const listedUserSchema = v.object({
  ...userSchema.entries,
  /** The number of their valid certificates. */
  certificateCount: sentField(wholeNumber),
});

export type ListedUser = v.InferOutput<typeof listedUserSchema>;

export const listUsers = endpoint('GET', '/v1/user', {
  summary:
    "Lists the mobile app's users by page, filtered by a keyword in names, description and e-mail, or by a whole id.",
  query: v.object(pageQuery),
  optionalQuery: { keyword: 'user-search' },
  response: pageOf(listedUserSchema),
});

/** A post on its author's page. */
export const userPostSchema = v.object({
  _id: idSchema,
  title: optionalField(v.string()),
  /** 2 in review, 4 approved, 5 rejected. */
  status: v.number(),
  createdAt: dateTimeSchema,
  decidedAt: optionalField(dateTimeSchema),
  /** Until when the newest review link opens the post; null if there is none. */
  reviewLinkExpiresAt: optionalField(dateTimeSchema),
});

/** The maximum number of certificates and of posts in a user's details. */
export const MAX_DETAILS = 100;

/** A user with what belongs to them. */
export const userDetailsSchema = v.object({
  ...userSchema.entries,
  /** Since when the service knows them. */
  createdAt: dateTimeSchema,
  /** The newest of their certificates and posts. */
  certificates: v.array(issuedCertificateSchema),
  posts: v.array(userPostSchema),
  /** What goes with the user, but for uploads that something else uses. */
  owned: v.object({
    certificates: wholeNumber,
    posts: wholeNumber,
    /** Images and PDFs. */
    uploads: wholeNumber,
    /** Whether they sign in to the mobile app with an account of the identity provider. */
    hasAccount: v.boolean(),
  }),
});

export type UserDetails = v.InferOutput<typeof userDetailsSchema>;

export const readUser = endpoint('GET', '/v1/user/:id', {
  capability: 'user-details',
  summary: `Reads a user with the newest ${MAX_DETAILS} of their certificates and posts, and what would be deleted with them.`,
  versioned: true,
  response: userDetailsSchema,
});

/** What was deleted with a user. */
export const deletedUserSchema = v.object({
  _id: idSchema,
  certificates: wholeNumber,
  posts: wholeNumber,
  uploads: wholeNumber,
  /** False if stored files or the account at the identity provider remain for now. The service tries again by itself. */
  isComplete: v.boolean(),
});

export const removeUser = endpoint('DELETE', '/v1/user/:id', {
  capability: 'user-details',
  requiresProof: true,
  versioned: true,
  summary:
    'Deletes a user at once and finally, with their posts, certificates, uploads and account at the identity provider.',
  response: deletedUserSchema,
});
