import { USERNAME_MAX_LENGTH } from '@cpd/domain/administrator';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import {
  dateTimeSchema,
  flagField,
  idSchema,
  inputText,
  listOf,
  optionalField,
  passwordText,
  referenceSchema,
  sentField,
} from '../http/schemas.ts';
import { assertionSchema, attestationSchema } from '../passkeys/webauthn.ts';

/** The code that asks to repeat a sign-in with the solution of a hard challenge: the account had many failures today. */
export const HARDER_CAPTCHA_REQUIRED = 'HARDER_CAPTCHA_REQUIRED';

const token = v.pipe(v.string(), v.nonEmpty());

export const signIn = endpoint('POST', '/v1/auth/sign-in', {
  access: 'public',
  summary: 'Signs an administrator in with a captcha token.',
  description:
    'If the account has passkeys, the response is 401 `PASSKEY_REQUIRED`, and its field `passkey` has the request options. Repeat the request with the passkey; its captcha token is not checked again. If passkeys are mandatory and the account has none, the response is 401 `PASSKEY_SETUP_REQUIRED`, and its field `newPasskey` has the creation options. Repeat the request with the new passkey.',
  body: v.object({
    username: v.pipe(v.string(), v.maxLength(USERNAME_MAX_LENGTH)),
    password: passwordText,
    token: inputText,
    /** The response to the challenge of the previous response. */
    passkey: v.optional(assertionSchema),
    /** The same for a passkey that is created for the account. */
    newPasskey: v.optional(attestationSchema),
  }),
  response: v.object({ accessToken: token, refreshToken: token }),
  errors: {
    400: ['CAPTCHA_FAILED', HARDER_CAPTCHA_REQUIRED],
    401: ['WRONG_CREDENTIALS', 'PASSKEY_REQUIRED', 'PASSKEY_SETUP_REQUIRED', 'BAD_PASSKEY'],
    409: ['NO_PASSKEYS_HERE', 'PASSKEY_EXISTS'],
    429: ['TOO_MANY_ATTEMPTS'],
    503: ['CAPTCHA_UNAVAILABLE'],
  },
});

/** Renews the access token. A new refresh token in the response replaces the old one (rules A12, B5). */
export const renewSession = endpoint('POST', '/v1/auth/renew', {
  access: 'public',
  summary: 'Exchanges a refresh token for a new access token.',
  body: v.object({ refreshToken: inputText }),
  response: v.object({ accessToken: token, refreshToken: sentField(token) }),
  errors: { 401: ['SESSION_ENDED'], 429: ['TOO_MANY_ATTEMPTS'] },
});

/** Ends a session by any of its refresh tokens. It needs no access token, which may have expired. */
export const signOut = endpoint('POST', '/v1/auth/sign-out', {
  isQuiet: true,
  access: 'public',
  capability: 'sign-out',
  summary: 'Ends the session of a refresh token. A session that has already ended is no error.',
  body: v.object({ refreshToken: inputText }),
  exampleResponse: v.object({}),
  errors: { 429: ['TOO_MANY_ATTEMPTS'] },
});

/** A session of the signed-in administrator on a device. */
export const sessionSchema = v.object({
  _id: idSchema,
  startedAt: dateTimeSchema,
  /** The time of the last token renewal. A session in use renews its access token every 15 minutes. */
  renewedAt: dateTimeSchema,
  /** Whether it is the session of this request. */
  isCurrent: v.boolean(),
  /** The browser that signed in, such as 'Firefox on Linux'; null if unknown. */
  device: optionalField(v.string()),
  /** The network of the last renewal: an IPv4 address or an IPv6 prefix. */
  network: optionalField(v.string()),
  /** Whether this request comes from the same network. */
  isSameNetwork: flagField,
  /** The two networks from which one refresh token was used at once, so that it may have been copied; null if there are none. */
  concurrentNetworks: optionalField(v.array(v.string())),
});

export const listSessions = endpoint('GET', '/v1/session', {
  capability: 'sessions',
  summary: "Lists the signed-in administrator's sessions that are active, the newest first.",
  response: listOf(sessionSchema),
});

/** Open tabs request it twice a minute and on focus, to leave the page when the session was ended. */
export const readCurrentSession = endpoint('GET', '/v1/session/current', {
  isQuiet: true,
  capability: 'sessions',
  summary: 'Returns the administrator of the session; 401 if it has ended.',
  response: v.object({ _id: idSchema, username: v.string() }),
});

export const endSession = endpoint('DELETE', '/v1/session/:id', {
  capability: 'sessions',
  requiresProof: true,
  summary: "Ends one of the signed-in administrator's sessions, which may be the current one.",
  exampleResponse: referenceSchema,
});

export const endOtherSessions = endpoint('DELETE', '/v1/session', {
  capability: 'sessions',
  requiresProof: true,
  summary: "Ends all of the signed-in administrator's sessions except the current one, and returns their number.",
  response: v.object({ count: v.number() }),
});

export const changePassword = endpoint('POST', '/v1/auth/change-password', {
  summary: "Changes the signed-in administrator's password and ends every session of the account.",
  body: v.object({ oldPassword: passwordText, newPassword: passwordText }),
  exampleResponse: v.object({}),
  errors: { 400: ['BAD_PASSWORD', 'WRONG_PASSWORD'], 429: ['TOO_MANY_ATTEMPTS'] },
});
