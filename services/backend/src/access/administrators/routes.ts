import * as contract from '@cpd/api/administrators/contract';
import { usernameProblem, welcomeLinkState } from '@cpd/domain/administrator';
import { english } from '@cpd/domain/english';
import type { ApiApp, ApiContext } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound, throwBadRequest, throwHttpError } from '../../http/errors/HttpError.ts';
import { onePage } from '../../http/lists/onePage.ts';
import { mount } from '../../http/mount.ts';
import { newSecretToken } from '../../running/secrets/secretToken.ts';
import { addressGroup } from '../../settings/network/ipAddress.ts';
import { newPasswordProblem } from '../../settings/newPasswordProblem.ts';
import { addAdmin, setPassword } from '../auth/adminStore.ts';
import { hashPassword } from '../auth/password.ts';
import type { Sessions } from '../auth/Sessions.ts';
import { removePasskeysOf } from '../passkeys/store.ts';
import { Throttle } from '../throttle/Throttle.ts';
import * as store from './store.ts';

/** Why a link for choosing a password is not valid. */
const BAD_LINKS = {
  unknown: { code: 'BAD_LINK', message: 'This link is not valid, or a newer one has taken its place.' },
  spent: { code: 'LINK_SPENT', message: 'This link has been used: a password was chosen with it.' },
  expired: { code: 'LINK_EXPIRED', message: 'This link has expired. Ask an administrator for a new one.' },
} as const;

function throwBadLink(state: string): never {
  const { code, message } = state === 'spent' || state === 'expired' ? BAD_LINKS[state] : BAD_LINKS.unknown;
  throwHttpError(403, code, message);
}

/** Mounts the endpoints of administrators and of the links by which they choose a password (rules AM1 to AM3). */
export function administratorRoutes(app: ApiApp, deps: Deps, sessions: Sessions): void {
  const { database, now } = deps;
  const throttle = new Throttle(deps);
  const one = async (id: string) =>
    requireFound(await store.findAdministrator(database.queries, 'id', id), 'administrator');

  /** Returns the valid link of a token. @throws HttpError 403 for an invalid one, 429 after too many unknown ones. */
  async function requireLink(c: ApiContext, token: string) {
    const link = await store.findLink(database.queries, token);
    const times = link && { expiresAt: link.expires_at.getTime(), spentAt: link.spent_at?.getTime() ?? null };
    const state = times === null ? 'unknown' : welcomeLinkState(times, now().getTime());
    if (link !== null && state === 'good') return link;
    // An existing link is not a guess.
    if (link === null) await throttle.countMiss({ address: `welcome:${addressGroup(c.get('address'))}` });
    return throwBadLink(state);
  }

  mount(app, contract.listAdministrators, async ({ admin }) => {
    const all = await store.allAdministrators(database.queries);
    const docs = all.map((each) => ({
      _id: each.id,
      username: each.username,
      since: each.created_at.toISOString(),
      addedBy: each.added_by,
      lastSeenAt: each.last_seen_at?.toISOString() ?? null,
      isDisabled: each.disabled_at !== null,
      isInvited: each.is_invited,
      isSelf: each.id === admin.id,
    }));
    return onePage(docs);
  });

  mount(app, contract.addAdministrator, async ({ by, body, c }) => {
    const { username } = body;
    const problem = usernameProblem(username);
    if (problem !== undefined) throwBadRequest(english(problem));
    // A random password that no one knows. The link replaces it.
    const account = { username, passwordHash: await hashPassword(newSecretToken()), isInvited: true };
    const link = await database.transaction(async (queries) => {
      const id = await addAdmin(queries, account, by);
      if (id === null)
        return throwHttpError(
          409,
          'NAME_TAKEN',
          `There is an administrator named ${username} already, or one whose name looks the same.`,
        );
      return store.issueLink(queries, { id, username }, by, now());
    });
    c.get('log').info({ event: 'admin.added', subject: link._id }, 'An administrator was added.');
    return link;
  });

  mount(app, contract.issueWelcomeLink, async ({ admin, by, params, c }) => {
    const { id, username } = await one(params.id);
    if (id === admin.id) throwHttpError(409, 'OWN_ACCOUNT', "Change your own password with 'Update Password'.");
    const link = await database.transaction(async (queries) => {
      if (!(await store.lockIfEnabled(queries, id)))
        throwHttpError(409, 'ADMINISTRATOR_DISABLED', `Enable ${username} first.`);
      return store.issueLink(queries, { id, username }, by, now());
    });
    c.get('log').info({ event: 'admin.link-issued', subject: id }, 'A link for choosing a password was issued.');
    return link;
  });

  mount(app, contract.disableAdministrator, async ({ admin, by, params, body, c }) => {
    const account = await one(params.id);
    const { id, username } = account;
    if (id === admin.id && body.isSelf !== true) {
      throwHttpError(
        409,
        'OWN_ACCOUNT',
        'This is your own account, and you would be signed out at once. Send `isSelf` to confirm.',
      );
    }
    const ended = await sessions.endBy((queries) => store.disableAdministrator(queries, account, by, now()));
    if (ended === null)
      return throwHttpError(409, 'LAST_ADMINISTRATOR', `${username} is the only administrator who can sign in.`);
    c.get('log').info({ event: 'admin.disabled', subject: id }, 'An administrator was disabled.');
    return { _id: id };
  });

  mount(app, contract.enableAdministrator, async ({ by, params, c }) => {
    const account = await one(params.id);
    await database.transaction((queries) => store.enableAdministrator(queries, account, by));
    c.get('log').info({ event: 'admin.enabled', subject: account.id }, 'An administrator was enabled.');
    return { _id: account.id };
  });

  mount(app, contract.readWelcome, async ({ body, c }) => {
    const { username } = await requireLink(c, body.token);
    return { username };
  });

  mount(app, contract.choosePassword, async ({ body, c }) => {
    const { hash, admin_id: id, username } = await requireLink(c, body.token);
    const problem = newPasswordProblem(body.newPassword, { username, site: deps.config });
    if (problem !== null) throwHttpError(400, 'BAD_PASSWORD', `The new password ${problem}`);
    const passwordHash = await hashPassword(body.newPassword);
    const by = { id, name: username, requestId: c.get('requestId') };
    const ended = await sessions.endBy(async (queries) => {
      if (!(await store.markLinkUsed(queries, hash, now()))) return null;
      const how = { by, action: 'admin.password-chosen', now: now() } as const;
      const ended = await setPassword(queries, { id, username }, passwordHash, how);
      await removePasskeysOf(queries, { id, username }, by);
      return ended;
    });
    if (ended === null) return throwBadLink('spent');
    c.get('log').info({ event: 'admin.password-chosen', subject: id }, 'An administrator chose a password by a link.');
    return {};
  });
}
