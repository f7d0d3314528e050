import * as contract from '@cpd/api/auth/contract';
import { proveIdentity, startIdentityProof } from '@cpd/api/identityProof/contract';
import { english } from '@cpd/domain/english';
import { SESSION_ENDED_MESSAGE } from '@cpd/domain/session';
import type { ApiApp, ApiContext } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { HttpError, requireFound, throwHttpError } from '../../http/errors/HttpError.ts';
import { onePage } from '../../http/lists/onePage.ts';
import { mount, throwUnauthorized } from '../../http/mount.ts';
import type { SignInOutcome } from '../../running/metrics/Metrics.ts';
import { hashToken } from '../../running/secrets/secretToken.ts';
import { addressGroup } from '../../settings/network/ipAddress.ts';
import type { CaptchaProvider } from '../captcha/Captcha.ts';
import { Passkeys } from '../passkeys/Passkeys.ts';
import { passkeysOf } from '../passkeys/store.ts';
import { DailyFailures } from '../throttle/DailyFailures.ts';
import { Throttle } from '../throttle/Throttle.ts';
import { changePassword } from './changePassword.ts';
import { deviceName } from './deviceName.ts';
import { requireOwnPassword } from './ownPassword.ts';
import type { Sessions } from './Sessions.ts';
import { sessionsOf } from './sessionStore.ts';
import { signIn } from './signIn.ts';

/** Responses to the first of two steps, which are neither a failure nor a sign-in. */
const PASSKEY_STEP_CODES = ['PASSKEY_REQUIRED', 'PASSKEY_SETUP_REQUIRED'];

export function authRoutes(app: ApiApp, deps: Deps, sessions: Sessions, captcha: CaptchaProvider): void {
  const passkeys = new Passkeys(deps);
  const { database } = deps;
  const throttle = new Throttle(deps);
  const dailyFailures = new DailyFailures(deps);
  const networkOf = (c: ApiContext) => addressGroup(c.get('address')) || null;

  const signInDeps = {
    database,
    captcha,
    throttle,
    dailyFailures,
    sessions,
    passkeys,
    requirePasskeys: deps.config.requirePasskeys,
    now: deps.now,
    site: deps.config,
  };

  mount(app, contract.signIn, async ({ body, c }) => {
    const address = c.get('address');
    try {
      const device = deviceName(c.req.header('user-agent'));
      const requestId = c.get('requestId');
      const credentials = { ...body, address: addressGroup(address), device, requestId };
      const tokens = await signIn(signInDeps, credentials);
      deps.metrics.countSignIn('ok');
      c.get('log').info({ event: 'auth.signed-in', address }, 'An administrator signed in.');
      return tokens;
    } catch (error) {
      if (error instanceof HttpError && PASSKEY_STEP_CODES.includes(error.code)) throw error;
      deps.metrics.countSignIn(outcomeOf(error));
      if (error instanceof HttpError) {
        c.get('log').warn({ event: 'auth.refused', code: error.code, address }, 'A sign-in was rejected.');
      }
      throw error;
    }
  });

  mount(app, contract.renewSession, async ({ body, c }) => {
    const from = { network: networkOf(c), agent: hashToken(c.req.header('user-agent') ?? '') };
    const renewal = await sessions.renew(body.refreshToken, from, c.get('requestId'));
    if (typeof renewal === 'object') {
      const use = { event: 'auth.token-used-in-two-networks', address: c.get('address') };
      if (renewal.isFromTwoNetworks) c.get('log').warn(use, 'A refresh token was used from a second network.');
      return renewal.tokens;
    }
    if (renewal === 'reusedElsewhere') {
      const copy = { event: 'auth.token-used-elsewhere', address: c.get('address') };
      c.get('log').warn(copy, 'A refresh token was used on a second device; its session is ended.');
    }
    if (renewal === 'reused') {
      const reuse = { event: 'auth.token-reused', address: c.get('address') };
      c.get('log').warn(reuse, 'A replaced refresh token came back; its session is ended.');
    }
    if (renewal === 'rejected') await throttle.countMiss({ address: `renewal:${networkOf(c)}` });
    return throwHttpError(401, 'SESSION_ENDED', english(SESSION_ENDED_MESSAGE));
  });

  mount(app, contract.signOut, async ({ body, c }) => {
    const isEnded = await sessions.end(body.refreshToken, c.get('requestId'));
    if (!isEnded) await throttle.countMiss({ address: `sign-out:${networkOf(c)}` });
    if (isEnded) c.get('log').info({ event: 'auth.signed-out' }, 'An administrator signed out.');
    return {};
  });

  mount(app, contract.listSessions, async ({ admin, c }) => {
    const own = networkOf(c);
    const live = await sessionsOf(database.queries, admin.id, deps.now());
    const docs = live.map(({ id, startedAt, renewedAt, device, network, concurrentNetworks }) => ({
      _id: id,
      startedAt: startedAt.toISOString(),
      renewedAt: renewedAt.toISOString(),
      isCurrent: id === admin.sessionId,
      device,
      network,
      isSameNetwork: network !== null && network === own,
      concurrentNetworks,
    }));
    return onePage(docs);
  });

  mount(app, contract.readCurrentSession, async ({ admin }) => {
    const username = (await sessions.usernameOf(admin)) ?? throwUnauthorized();
    return { _id: admin.sessionId, username };
  });

  mount(app, startIdentityProof, async ({ admin }) => {
    const own = await passkeysOf(database.queries, admin.id);
    return passkeys.requestOptions({ purpose: 'proof', subject: admin.sessionId }, own);
  });

  mount(app, proveIdentity, async ({ admin, by, body, c }) => {
    if (body.passkey !== undefined) {
      const passkey = await passkeys.verify(body.passkey, { purpose: 'proof', subject: admin.sessionId });
      if (typeof passkey === 'string' || passkey.adminId !== admin.id) {
        await throttle.countMiss({ address: `passkey:${networkOf(c)}` });
        throwHttpError(400, 'BAD_PASSKEY', 'The passkey was not accepted.');
      }
    } else {
      const entered = { password: body.password ?? '', by, sessionId: admin.sessionId };
      await requireOwnPassword(signInDeps, { ...entered, wrongMessage: 'The password is wrong.' });
    }
    const { expiresAt, ...tokens } = (await sessions.prove(admin)) ?? throwUnauthorized();
    c.get('log').info({ event: 'auth.identity-proved' }, 'An administrator confirmed their identity.');
    return { expiresAt: expiresAt.toISOString(), ...tokens };
  });

  mount(app, contract.endSession, async ({ admin, by, params, c }) => {
    const ended = await sessions.endAll({ id: params.id, admin_id: admin.id }, by, 'admin.session-ended');
    requireFound(ended > 0, 'session');
    c.get('log').info({ event: 'auth.session-ended' }, 'An administrator ended a session.');
    return { _id: params.id };
  });

  mount(app, contract.endOtherSessions, async ({ admin, by, c }) => {
    const others = { admin_id: admin.id, except: admin.sessionId };
    const count = await sessions.endAll(others, by, 'admin.sessions-ended');
    c.get('log').info({ event: 'auth.session-ended', count }, 'An administrator ended their other sessions.');
    return { count };
  });

  mount(app, contract.changePassword, async ({ admin, body, by, c }) => {
    await changePassword(signInDeps, { by, sessionId: admin.sessionId }, body);
    c.get('log').info({ event: 'auth.password-changed' }, 'An administrator changed their password.');
    return {};
  });
}

function outcomeOf(error: unknown): SignInOutcome {
  if (!(error instanceof HttpError)) return 'failed';
  return error.status === 429 ? 'throttled' : 'refused';
}
