import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';

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

export const changePassword = endpoint('POST', '/v1/auth/change-password', {
  summary: "Changes the signed-in administrator's password and ends every session of the account.",
  body: v.object({ oldPassword: v.string(), newPassword: v.string() }),
});
