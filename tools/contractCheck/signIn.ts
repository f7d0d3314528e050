import { nameOf } from './ApiHost.ts';
import { expectThat } from './Checklist.ts';
import { captchaToken } from './captcha.ts';
import type { ContractCheck } from './checkContract.ts';

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
}

interface Sessions {
  readonly docs: readonly { readonly _id: string; readonly isCurrent: boolean }[];
}

/** Checks signing in and the renewal; false when nobody could sign in. */
export async function checkSignIn(check: ContractCheck): Promise<boolean> {
  const { host, list, options } = check;
  const body = { username: options.user, password: options.password, token: await captchaToken(check) };
  const tokens = await list.check(nameOf('signIn'), () => host.send<Tokens>('signIn', { body }));
  if (!tokens) return false;
  host.accessToken = tokens.accessToken;
  host.refreshToken = tokens.refreshToken ?? '';
  await checkRenewal(check);
  return true;
}

async function checkRenewal({ host, list }: ContractCheck): Promise<void> {
  const { refreshToken } = host;
  const renewed = await list.check(nameOf('renewSession'), () =>
    host.send<Tokens>('renewSession', { body: { refreshToken } }),
  );
  if (!renewed) return;
  host.accessToken = renewed.accessToken;
  host.refreshToken = renewed.refreshToken ?? refreshToken;
  await list.check(nameOf('renewSession', 'the new access token is good'), () => host.send('listCourses'));
  await list.check(nameOf('renewSession', 'a foreign refresh token'), () =>
    host.expectRefusal('renewSession', { body: { refreshToken: 'foreign' }, bearer: '' }),
  );
}

/** Signs out again, where the server has an endpoint for it (rule B2). */
export async function checkSignOut({ host, list, capabilities }: ContractCheck): Promise<void> {
  if (!capabilities.has('sign-out')) return;
  const own = { body: { refreshToken: host.refreshToken }, bearer: '' };
  await list.check(nameOf('signOut'), () => host.send('signOut', own));
  await list.check(nameOf('renewSession', 'after signing out'), () => host.expectRefusal('renewSession', own));
}

/** Checks that sessions of the same account end one another, each on a sign-in of its own (rule B2). */
export async function checkEndSession(check: ContractCheck): Promise<void> {
  const { host, list, options, capabilities } = check;
  if (!capabilities.has('sessions')) return;
  if (options.captchaToken) {
    const reason = 'the token of --captcha-token is spent';
    for (const call of ['endSession', 'endOtherSessions']) list.skip(nameOf(call), reason);
    return;
  }
  const second = await captchaToken(check, 'a second sign-in');
  await list.check(nameOf('endSession'), async () => {
    const { accessToken, refreshToken } = await signInAgain(check, second);
    const { docs } = await host.send<Sessions>('listSessions', { bearer: accessToken });
    const id = docs.find(({ isCurrent }) => isCurrent)?._id ?? 'nowhere';
    await host.send('endSession', { params: { id } });
    await host.expectRefusal('renewSession', { body: { refreshToken }, bearer: '' }, [401]);
    await host.send('readCurrentSession');
  });
  const third = await captchaToken(check, 'a third sign-in');
  await list.check(nameOf('endOtherSessions'), async () => {
    const { refreshToken: ended } = host;
    const { accessToken, refreshToken = '' } = await signInAgain(check, third);
    host.accessToken = accessToken;
    host.refreshToken = refreshToken;
    const { count } = await host.send<{ count: number }>('endOtherSessions');
    expectThat(count >= 1, `it tells of ${count} ended sessions where there was one at least`);
    await host.expectRefusal('renewSession', { body: { refreshToken: ended }, bearer: '' }, [401]);
    await host.send('readCurrentSession');
  });
}

function signInAgain({ host, options }: ContractCheck, token: string): Promise<Tokens> {
  const body = { username: options.user, password: options.password, token };
  return host.send<Tokens>('signIn', { body });
}

/** Checks that a wrong old password is an error of the form, not of the session (rule A13). */
export async function checkPassword({ host, list, options }: ContractCheck): Promise<void> {
  const name = nameOf('changePassword', 'with a wrong old password');
  if (!options.write) return list.skip(name, 'it counts as a failed attempt; needs --write');
  const body = { oldPassword: `not ${options.password}`, newPassword: 'a new password for nobody' };
  await list.check(name, async () => {
    const { status } = await host.call('changePassword', { body });
    expectThat(status !== 401, 'answered 401, which ends the session of whoever mistypes');
    await host.expectRefusal('changePassword', { body });
  });
}
