import { PASSKEY_NAME_MAX_LENGTH } from '@cpd/domain/passkey';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { dateTimeSchema, idSchema, listOf, optionalField, referenceSchema } from '../http/schemas.ts';
import { storedText } from '../http/storedText.ts';
import { assertionSchema, attestationSchema, creationOptions, requestOptions } from './webauthn.ts';

export type { Assertion, Attestation, PasskeyCreation } from './webauthn.ts';

export const passkeySchema = v.object({
  _id: idSchema,
  name: v.string(),
  createdAt: dateTimeSchema,
  /** Null while it was never used. */
  lastUsedAt: optionalField(dateTimeSchema),
});

const token = v.pipe(v.string(), v.nonEmpty());

/** Where passkeys do not work: on plain HTTP and on IP addresses. */
const notHere = { 409: ['NO_PASSKEYS_HERE'] } as const;

export const listPasskeys = endpoint('GET', '/v1/passkey', {
  capability: 'passkeys',
  summary: "Lists the signed-in administrator's passkeys, the oldest first.",
  response: listOf(passkeySchema),
});

export const startPasskey = endpoint('POST', '/v1/passkey/challenge', {
  capability: 'passkeys',
  requiresProof: true,
  summary: 'Returns the options for creating a passkey in a browser.',
  response: creationOptions,
  errors: notHere,
});

export const addPasskey = endpoint('POST', '/v1/passkey', {
  capability: 'passkeys',
  requiresProof: true,
  summary: 'Stores a passkey that a browser has created with these options.',
  body: v.object({ name: storedText('line', PASSKEY_NAME_MAX_LENGTH), passkey: attestationSchema }),
  response: referenceSchema,
  errors: { 400: ['BAD_PASSKEY'], 409: ['PASSKEY_EXISTS', 'NO_PASSKEYS_HERE'] },
});

export const renamePasskey = endpoint('PATCH', '/v1/passkey/:id', {
  capability: 'passkeys',
  requiresProof: true,
  summary: "Renames one of the signed-in administrator's passkeys.",
  body: v.object({ name: storedText('line', PASSKEY_NAME_MAX_LENGTH) }),
  exampleResponse: referenceSchema,
});

export const removePasskey = endpoint('DELETE', '/v1/passkey/:id', {
  capability: 'passkeys',
  requiresProof: true,
  summary:
    "Removes one of the signed-in administrator's passkeys. The last one cannot be removed if passkeys are mandatory.",
  exampleResponse: referenceSchema,
  errors: { 409: ['LAST_PASSKEY'] },
});

export const startPasskeySignIn = endpoint('POST', '/v1/auth/passkey/challenge', {
  isQuiet: true,
  access: 'public',
  capability: 'passkeys',
  summary: 'Returns the options for signing in with a passkey only.',
  response: requestOptions,
  errors: notHere,
});

export const signInWithPasskey = endpoint('POST', '/v1/auth/passkey', {
  access: 'public',
  capability: 'passkeys',
  summary: 'Signs an administrator in with a passkey only.',
  body: v.object({ passkey: assertionSchema }),
  response: v.object({ accessToken: token, refreshToken: token }),
  errors: { 401: ['BAD_PASSKEY'], 409: ['NO_PASSKEYS_HERE'], 429: ['TOO_MANY_ATTEMPTS'] },
});
