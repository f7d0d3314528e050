import * as calls from '../../administrators/contract.ts';
import { administratorFixture } from '../../administrators/fixtures.ts';
import { FakeHttpError, findById } from '../FakeHttpError.ts';
import { type FakeContext, route } from '../FakeRoute.ts';
import { singlePage } from '../paged.ts';

/** The token of the link that the fake has issued to `ben`. */
export const WELCOME_TOKEN = 'welcome-token';

function issue(world: FakeContext, _id: string) {
  return { _id, token: `token-${world.newId()}`, expiresAt: '2026-03-06T09:00:00.000Z' };
}

function requireToken(token: string): void {
  if (token !== WELCOME_TOKEN) throw new FakeHttpError(403, 'This link is not valid.', 'BAD_LINK');
}

/** Answers the calls about administrators. */
export const administratorRoutes = [
  route(calls.listAdministrators, ({ context: { data } }) => singlePage(data.administrators)),
  route(calls.addAdministrator, ({ body: { username }, context: world }) => {
    const { administrators } = world.data;
    if (administrators.some((one) => one.username === username)) {
      throw new FakeHttpError(409, 'There is an administrator of this name already.', 'NAME_TAKEN');
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
  route(calls.issueWelcomeLink, ({ id, context: world }) => issue(world, findById(world.data.administrators, id)._id)),
  route(calls.disableAdministrator, ({ id, body, context: world }) => {
    const one = findById(world.data.administrators, id);
    if (one.isSelf && !body.isSelf) throw new FakeHttpError(409, 'This is your own account.', 'OWN_ACCOUNT');
    if (world.data.administrators.every(({ _id, isDisabled }) => _id === id || isDisabled)) {
      throw new FakeHttpError(409, 'Nobody else could sign in.', 'LAST_ADMINISTRATOR');
    }
    one.isDisabled = true;
    return {};
  }),
  route(calls.enableAdministrator, ({ id, context: world }) => {
    findById(world.data.administrators, id).isDisabled = false;
    return {};
  }),
];
