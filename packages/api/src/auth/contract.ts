import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { idSchema, listOf } from '../http/schemas.ts';

const token = v.pipe(v.string(), v.nonEmpty());

export const signIn = endpoint('POST', '/v1/auth/sign-in', {
  access: 'public',
  summary: 'Signs an administrator in with a captcha token.',
  body: v.object({ username: v.string(), password: v.string(), token: v.string() }),
  answer: v.object({ accessToken: token, refreshToken: token }),
});

/** Renews the access token; a new refresh token in the answer replaces the old one (rules A12, B5). */
export const renewSession = endpoint('POST', '/v1/auth/renew', {
  access: 'public',
  summary: 'Exchanges a refresh token for a new access token.',
  body: v.object({ refreshToken: v.string() }),
  answer: v.object({ accessToken: token, refreshToken: v.nullish(token, null) }),
});

/** Ends a session by any of its refresh tokens (rule B5); without an access token, which may have run out by then. */
export const signOut = endpoint('POST', '/v1/auth/sign-out', {
  access: 'public',
  summary: "Ends a refresh token's session; one that has ended already is no error.",
  body: v.object({ refreshToken: v.string() }),
});

/** One signing-in of the administrator who asks, on some device. */
export const sessionSchema = v.object({
  _id: idSchema,
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** When it last fetched a new access token, which it does every 15 minutes while it is used. */
  renewedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Whether it is the one that asks. */
  isCurrent: v.boolean(),
});

export const listSessions = endpoint('GET', '/v1/auth/sessions', {
  summary: "Lists the signed-in administrator's sessions that have not ended, the newest first.",
  answer: listOf(sessionSchema),
});

export const endSession = endpoint('DELETE', '/v1/auth/sessions/:id', {
  summary: "Ends one of the signed-in administrator's sessions, the asking one included.",
});

export const changePassword = endpoint('POST', '/v1/auth/change-password', {
  summary: "Changes the signed-in administrator's password and ends every session of the account.",
  body: v.object({ oldPassword: v.string(), newPassword: v.string() }),
});
