import * as contract from '@cpd/api/passkeys/contract';
import { english } from '@cpd/domain/english';
import { passkeyNameProblem } from '@cpd/domain/passkey';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound, throwBadRequest, throwHttpError } from '../../http/errors/HttpError.ts';
import { onePage } from '../../http/lists/onePage.ts';
import { mount } from '../../http/mount.ts';
import { addressGroup } from '../../settings/network/ipAddress.ts';
import { Passkeys } from '../passkeys/Passkeys.ts';
import * as store from '../passkeys/store.ts';
import { Throttle } from '../throttle/Throttle.ts';
import { findAdmin } from './adminStore.ts';
import { deviceName } from './deviceName.ts';
import type { Sessions } from './Sessions.ts';

/** Mounts the endpoints by which administrators manage their passkeys and sign in with one alone (rule P2). */
export function passkeyRoutes(app: ApiApp, deps: Deps, sessions: Sessions): void {
  const { database, now } = deps;
  const passkeys = new Passkeys(deps);
  const throttle = new Throttle(deps);

  mount(app, contract.listPasskeys, async ({ admin }) => {
    const own = await store.passkeysOf(database.queries, admin.id);
    return onePage(
      own.map(({ id, name, createdAt, lastUsedAt }) => ({
        _id: id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    );
  });

  mount(app, contract.startPasskey, ({ admin }) => passkeys.registrationOptions(admin));

  mount(app, contract.addPasskey, async ({ admin, by, body, c }) => {
    const name = requireName(body.name);
    const created = await passkeys.verifyRegistration(admin.id, body.passkey);
    if (typeof created === 'string')
      return throwHttpError(400, 'BAD_PASSKEY', 'The passkey was not accepted. Please try again.');
    const isNew = await database.transaction((queries) => store.addPasskey(queries, { ...created, name }, by, now()));
    if (!isNew) throwHttpError(409, 'PASSKEY_EXISTS', 'This passkey has been added already.');
    c.get('log').info({ event: 'auth.passkey-added' }, 'An administrator added a passkey.');
    return { _id: created.id };
  });

  mount(app, contract.renamePasskey, async ({ by, body, params }) => {
    const name = requireName(body.name);
    const isRenamed = await database.transaction((queries) => store.renamePasskey(queries, params.id, name, by));
    requireFound(isRenamed, 'passkey');
    return { _id: params.id };
  });

  mount(app, contract.removePasskey, async ({ by, params, c }) => {
    await database.transaction(async (queries) => {
      requireFound(await store.removePasskey(queries, params.id, by), 'passkey');
      if (deps.config.requirePasskeys && !(await store.hasPasskey(queries, by.id))) {
        throwHttpError(
          409,
          'LAST_PASSKEY',
          'Everyone needs a passkey here. Add another one before you remove this one.',
        );
      }
    });
    c.get('log').info({ event: 'auth.passkey-removed' }, 'An administrator removed a passkey.');
    return { _id: params.id };
  });

  mount(app, contract.startPasskeySignIn, () => passkeys.requestOptions({ purpose: 'sign-in', subject: '' }));

  mount(app, contract.signInWithPasskey, async ({ body, c }) => {
    const address = c.get('address');
    const network = addressGroup(address);
    const passkey = await passkeys.verify(body.passkey, { purpose: 'sign-in', subject: '' });
    const account = typeof passkey === 'string' ? null : await findAdmin(database.queries, 'id', passkey.adminId);
    const where = { device: deviceName(c.req.header('user-agent')), network: network || null };
    const tokens = account && (await sessions.start(account, where, c.get('requestId')));
    if (!tokens) {
      deps.metrics.countSignIn('refused');
      c.get('log').warn({ event: 'auth.refused', code: 'BAD_PASSKEY', address }, 'A sign-in was rejected.');
      await throttle.countMiss({ address: `passkey:${network}` });
      return throwHttpError(401, 'BAD_PASSKEY', 'The passkey was not accepted. Sign in with your password instead.');
    }
    deps.metrics.countSignIn('ok');
    c.get('log').info({ event: 'auth.signed-in', address }, 'An administrator signed in.');
    return tokens;
  });
}

function requireName(name: string): string {
  const problem = passkeyNameProblem(name);
  if (problem !== undefined) throwBadRequest(english(problem));
  return name;
}
