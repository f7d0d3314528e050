import { LOOKUP_MAX_LENGTH, MAX_CANDIDATES, MAX_LOOKED_UP } from '@cpd/domain/peopleList';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { idSchema, optionalField } from '../http/schemas.ts';
import { issuedCertificateSchema } from '../issuedCertificates/contract.ts';
import { listedUserSchema } from '../users/contract.ts';

/** A user who was looked up. */
export const foundUserSchema = v.object({
  ...listedUserSchema.entries,
  /** The newest valid certificate of the group in the request. */
  certificate: optionalField(issuedCertificateSchema),
});

export type FoundUser = v.InferOutput<typeof foundUserSchema>;

export const lookUpUsers = endpoint('POST', '/v1/user/lookup', {
  capability: 'user-lookup',
  isQuiet: true,
  summary: `Finds users by up to ${MAX_LOOKED_UP} e-mails, ids or names, with their valid certificates of a group.`,
  description: `For each key the response has the users whose e-mail, id or whole name it is, with the first or the last name first, and \`isExact\`. If there are none, it has those whose texts contain each word of the key. It has at most ${MAX_CANDIDATES} of them, the newest first.`,
  body: v.object({
    keys: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(LOOKUP_MAX_LENGTH))),
      v.minLength(1),
      v.maxLength(MAX_LOOKED_UP),
    ),
    certificateGroup: v.optional(idSchema),
  }),
  response: v.object({
    /** In the order of the keys. */
    results: v.array(
      v.object({
        people: v.array(foundUserSchema),
        isExact: v.boolean(),
        /** Whether more users match. */
        hasMore: v.boolean(),
      }),
    ),
  }),
});
