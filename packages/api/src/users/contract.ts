import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { idSchema, optionalField, pageOf, pageQuery } from '../http/schemas.ts';

/** A user of the mobile app. */
export const userSchema = v.object({
  _id: idSchema,
  firstName: optionalField(v.string()),
  lastName: optionalField(v.string()),
  description: optionalField(v.string()),
  email: optionalField(v.string()),
});

export type User = v.InferOutput<typeof userSchema>;

export const listUsers = endpoint('GET', '/v1/user', {
  summary: "Lists the mobile app's users by page, filtered by a keyword in names, description and e-mail.",
  query: v.object(pageQuery),
  optionalQuery: { keyword: 'user-search' },
  response: pageOf(userSchema),
});
