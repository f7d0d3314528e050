import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';

const identity = v.object({ firebaseToken: v.string() });

export const checkAvailableUser = endpoint('POST', '/v1/user/check-available-user', {
  access: 'public',
  summary: "Tells whether an identity token's person is a user; the answer carries data.isAvailableUser.",
  body: identity,
  answer: v.object({ data: v.object({ isAvailableUser: v.boolean() }) }),
});

export const deleteUser = endpoint('DELETE', '/v1/user/user-deletion', {
  access: 'public',
  summary: "Deletes an identity token's person with everything the service holds of them.",
  body: identity,
});
