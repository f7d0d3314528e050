import * as calls from '../../administrators/contract.ts';
import { administratorFixture } from '../../administrators/fixtures.ts';
import { type FakeWorld, route } from '../FakeRoute.ts';
import { wholePage } from '../paged.ts';
import { found, Refusal } from '../Refusal.ts';

/** The token of the link that the fake has issued to `ben`. */
export const WELCOME_TOKEN = 'welcome-token';

function issue(world: FakeWorld, _id: string) {
  return { _id, token: `token-${world.newId()}`, expiresAt: '2026-03-06T09:00:00.000Z' };
}

function requireToken(token: string): void {
  if (token !== WELCOME_TOKEN) throw new Refusal(403, 'This link is not valid.', 'BAD_LINK');
}

/** Answers the calls about administrators. */
export const administratorRoutes = [
  route(calls.listAdministrators, ({ world: { data } }) => wholePage(data.administrators)),
  route(calls.addAdministrator, ({ body: { username }, world }) => {
    const { administrators } = world.data;
    if (administrators.some((one) => one.username === username)) {
      throw new Refusal(409, 'There is an administrator of this name already.', 'NAME_TAKEN');
    }
    const _id = world.newId();
    administrators.push(administratorFixture({ _id, username, lastSeenAt: null, isInvited: true }));
    return issue(world, _id);
  }),
  route(calls.readWelcome, ({ body }) => {
    requireToken(body.token);
    return { username: 'ben' };
  }),
  route(calls.choosePassword, ({ body }) => {
    requireToken(body.token);
    return {};
  }),
  route(calls.issueWelcomeLink, ({ id, world }) => issue(world, found(world.data.administrators, id)._id)),
  route(calls.disableAdministrator, ({ id, body, world }) => {
    const one = found(world.data.administrators, id);
    if (one.isSelf && !body.isSelf) throw new Refusal(409, 'This is your own account.', 'OWN_ACCOUNT');
    if (world.data.administrators.every(({ _id, isDisabled }) => _id === id || isDisabled)) {
      throw new Refusal(409, 'Nobody else could sign in.', 'LAST_ADMINISTRATOR');
    }
    one.isDisabled = true;
    return {};
  }),
  route(calls.enableAdministrator, ({ id, world }) => {
    found(world.data.administrators, id).isDisabled = false;
    return {};
  }),
];
