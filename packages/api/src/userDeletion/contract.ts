import { SIGN_IN_TOO_OLD } from '@cpd/domain/deletion';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { givenText } from '../http/schemas.ts';

const badIdentity = {
  400: ['BAD_IDENTITY_TOKEN'],
  503: ['IDENTITY_NOT_CONFIGURED', 'IDENTITY_UNAVAILABLE'],
} as const;

const identity = v.object({ firebaseToken: givenText });

export const checkAvailableUser = endpoint('POST', '/v1/user/check-available-user', {
  access: 'public',
  summary: "Tells whether an identity token's person is a user; the answer carries data.isAvailableUser.",
  body: identity,
  answer: v.object({ data: v.object({ isAvailableUser: v.boolean() }) }),
  refusals: badIdentity,
});

export const deleteUser = endpoint('DELETE', '/v1/user/user-deletion', {
  access: 'public',
  summary: "Deletes an identity token's person with everything the service holds of them.",
  body: identity,
  exampleResponse: v.object({}),
  refusals: {
    ...badIdentity,
    400: [...badIdentity[400], SIGN_IN_TOO_OLD],
    404: ['NOT_FOUND'],
    503: [...badIdentity[503], 'STORAGE_REJECTED'],
  },
});
