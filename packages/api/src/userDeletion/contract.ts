import { SIGN_IN_TOO_OLD } from '@cpd/domain/deletion';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { inputText } from '../http/schemas.ts';

const badIdentity = {
  400: ['BAD_IDENTITY_TOKEN'],
  503: ['IDENTITY_NOT_CONFIGURED', 'IDENTITY_UNAVAILABLE'],
} as const;

const identity = v.object({ firebaseToken: inputText });

export const checkAvailableUser = endpoint('POST', '/v1/user/check-available-user', {
  isQuiet: true,
  access: 'public',
  summary: 'Returns whether the owner of an identity token is a user.',
  body: identity,
  response: v.object({ data: v.object({ isAvailableUser: v.boolean() }) }),
  errors: badIdentity,
});

export const deleteUser = endpoint('DELETE', '/v1/user/user-deletion', {
  access: 'public',
  summary: 'Deletes the owner of an identity token with all of their data.',
  body: identity,
  exampleResponse: v.object({}),
  errors: {
    ...badIdentity,
    400: [...badIdentity[400], SIGN_IN_TOO_OLD],
    404: ['NOT_FOUND'],
    503: [...badIdentity[503], 'STORAGE_REJECTED'],
  },
});
