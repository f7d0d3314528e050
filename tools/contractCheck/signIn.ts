import { changePassword, renewSession, signIn } from '../../packages/api/src/auth/contract.ts';
import { listCourses } from '../../packages/api/src/courses/contract.ts';
import { type CheckedHost, expectRefusal, nameOf } from './CheckedHost.ts';
import { expectThat } from './Checklist.ts';
import { captchaToken } from './captcha.ts';

/** Checks signing in, the bearer and the renewal; false when nobody could sign in. */
export async function checkSignIn(host: CheckedHost): Promise<boolean> {
  const { list, client, session, options } = host;
  const token = await captchaToken(host);
  const tokens = await list.check(nameOf(signIn), () =>
    client.call(signIn, { username: options.user, password: options.password, token }),
  );
  if (!tokens) return false;
  session.signIn(tokens);
  await list.check(nameOf(listCourses, 'without a bearer'), async () =>
    expectRefusal(await host.call(listCourses), [401]),
  );
  await list.check(nameOf(listCourses, 'with a foreign bearer'), async () =>
    expectRefusal(await host.call(listCourses, {}, { headers: { Authorization: 'Bearer foreign' } }), [401]),
  );
  await checkRenewal(host, tokens.refreshToken);
  return true;
}

async function checkRenewal({ list, client, session, call }: CheckedHost, refreshToken: string): Promise<void> {
  const renewed = await list.check(nameOf(renewSession), () => client.call(renewSession, { refreshToken }));
  if (!renewed) return;
  session.renew(refreshToken, renewed);
  await list.check(nameOf(renewSession, 'the new access token is good'), async () => {
    await client.call(listCourses, {});
    expectThat(session.getSnapshot().accessToken === renewed.accessToken, 'the new access token was refused');
  });
  await list.check(nameOf(renewSession, 'a foreign refresh token'), async () =>
    expectRefusal(await call(renewSession, {}, jsonInit({ refreshToken: 'foreign' }))),
  );
}

/** Checks that a wrong old password is an error of the form, not of the session (rule A13). */
export async function checkPassword({ list, options, call, session }: CheckedHost): Promise<void> {
  const name = nameOf(changePassword, 'with a wrong old password');
  list.skip(nameOf(changePassword), 'it would change the password');
  if (!options.write) {
    list.skip(name, 'it counts as a failed attempt; needs --write');
    return;
  }
  await list.check(name, async () => {
    const wrong = { oldPassword: `not ${options.password}`, newPassword: 'a new password for nobody' };
    const { headers, body } = jsonInit(wrong);
    const bearer = `Bearer ${session.getSnapshot().accessToken}`;
    const response = await call(changePassword, {}, { headers: { ...headers, Authorization: bearer }, body });
    expectThat(response.status !== 401, 'answered 401, which ends the session of whoever mistypes');
    await expectRefusal(response);
  });
}

function jsonInit(body: unknown) {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
