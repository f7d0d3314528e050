import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { dateTimeSchema, passwordText, sentField } from '../http/schemas.ts';
import { assertionSchema, requestOptions } from '../passkeys/webauthn.ts';

const token = v.pipe(v.string(), v.nonEmpty());

/** The options for a proof with one of the administrator's passkeys. */
export const startIdentityProof = endpoint('POST', '/v1/session/current/proof/challenge', {
  isQuiet: true,
  capability: 'passkeys',
  summary: "Returns the options for proving the identity with one of the signed-in administrator's passkeys.",
  response: requestOptions,
  errors: { 409: ['NO_PASSKEYS_HERE'] },
});

/** Needs the password or a passkey. A wrong one fails with 400, because a 401 would renew the session (rule A13). */
export const proveIdentity = endpoint('POST', '/v1/session/current/proof', {
  isQuiet: true,
  capability: 'identity-proof',
  summary:
    'Proves the identity of the signed-in administrator. Sensitive requests require a proof within the last five minutes.',
  body: v.object({ password: v.optional(passwordText), passkey: v.optional(assertionSchema) }),
  response: v.object({
    expiresAt: dateTimeSchema,
    /** Replaces the one of the request, for which the proof does not count. */
    accessToken: token,
    /** The same for renewals. The earlier refresh token ends when this one is used. */
    refreshToken: sentField(token),
  }),
  errors: { 400: ['WRONG_PASSWORD', 'BAD_PASSKEY'], 409: ['NO_PASSKEYS_HERE'], 429: ['TOO_MANY_ATTEMPTS'] },
});
