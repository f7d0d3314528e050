import * as contract from '@cpd/api/auth/contract';
import { SESSION_ENDED_MESSAGE } from '@cpd/domain/session';
import type { CaptchaProvider } from '../captcha/Captcha.ts';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { addressGroup, clientAddress, networkList } from '../http/clientAddress.ts';
import { mount } from '../http/mount.ts';
import { found, Refusal, refuse } from '../http/Refusal.ts';
import { Throttle } from '../throttle/Throttle.ts';
import { changePassword } from './changePassword.ts';
import type { Sessions } from './Sessions.ts';
import { sessionsOf } from './sessionStore.ts';
import { signIn } from './signIn.ts';

export function authRoutes(app: ApiApp, deps: Deps, sessions: Sessions, captcha: CaptchaProvider): void {
  const { database } = deps;
  const throttle = new Throttle(database, deps.now);
  const trustedProxies = networkList(deps.config.trustedProxies ?? []);

  mount(app, contract.signIn, async ({ body, c }) => {
    const address = clientAddress(c, trustedProxies);
    try {
      const credentials = { ...body, address: addressGroup(address) };
      const tokens = await signIn({ database, captcha, throttle, sessions }, credentials);
      c.get('log').info({ event: 'auth.signed-in', address }, 'An administrator signed in.');
      return tokens;
    } catch (error) {
      if (error instanceof Refusal) {
        c.get('log').warn({ event: 'auth.refused', code: error.code, address }, 'A sign-in was refused.');
      }
      throw error;
    }
  });

  mount(app, contract.renewSession, async ({ body, c }) => {
    const renewal = await sessions.renew(body.refreshToken);
    if (typeof renewal === 'object') return renewal;
    if (renewal === 'reused') {
      const address = clientAddress(c, trustedProxies);
      c.get('log').warn(
        { event: 'auth.token-reused', address },
        'A replaced refresh token came back; its session is ended.',
      );
    }
    return refuse(401, 'SESSION_ENDED', SESSION_ENDED_MESSAGE);
  });

  mount(app, contract.signOut, async ({ body, c }) => {
    const isEnded = await sessions.end(body.refreshToken);
    if (isEnded) c.get('log').info({ event: 'auth.signed-out' }, 'An administrator signed out.');
    return {};
  });

  mount(app, contract.listSessions, async ({ admin }) => {
    const live = await sessionsOf(database.queries, admin.id, deps.now());
    const docs = live.map(({ id, startedAt, renewedAt }) => ({
      _id: id,
      startedAt: startedAt.toISOString(),
      renewedAt: renewedAt.toISOString(),
      isCurrent: id === admin.sessionId,
    }));
    return { docs };
  });

  mount(app, contract.endSession, async ({ admin, params, c }) => {
    found((await sessions.endOne(admin, params.id)) || null, 'session');
    c.get('log').info({ event: 'auth.session-ended' }, 'An administrator ended a session.');
    return { _id: params.id };
  });

  mount(app, contract.changePassword, async ({ body, admin, c }) => {
    await changePassword({ database, throttle, sessions }, admin, body);
    c.get('log').info({ event: 'auth.password-changed' }, 'An administrator changed their password.');
    return {};
  });
}
