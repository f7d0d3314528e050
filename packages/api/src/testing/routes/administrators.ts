import * as endpoints from '../../administrators/contract.ts';
import { administratorFixture } from '../../administrators/fixtures.ts';
import { FakeHttpError, findById } from '../FakeHttpError.ts';
import { type FakeContext, route } from '../FakeRoute.ts';
import { singlePage } from '../paged.ts';

/** The token of the link that the fake has issued to `ben`. */
export const WELCOME_TOKEN = 'welcome-token';

function issue(context: FakeContext, _id: string) {
  return { _id, token: `token-${context.newId()}`, expiresAt: '2026-03-06T09:00:00.000Z' };
}

function requireToken(token: string): void {
  if (token !== WELCOME_TOKEN) throw new FakeHttpError(403, 'This link is not valid.', 'BAD_LINK');
}

export const administratorRoutes = [
  route(endpoints.listAdministrators, ({ context: { data } }) => singlePage(data.administrators)),
  route(endpoints.addAdministrator, ({ body: { username }, context }) => {
    const { administrators } = context.data;
    if (administrators.some((one) => one.username === username)) {
      throw new FakeHttpError(409, 'There is an administrator of this name already.', 'NAME_TAKEN');
    }
    const _id = context.newId();
    administrators.push(administratorFixture({ _id, username, lastSeenAt: null, isInvited: true }));
    return issue(context, _id);
  }),
  route(endpoints.readWelcome, ({ body }) => {
    requireToken(body.token);
    return { username: 'ben' };
  }),
  route(endpoints.choosePassword, ({ body }) => {
    requireToken(body.token);
    return {};
  }),
  route(endpoints.issueWelcomeLink, ({ id, context }) => issue(context, findById(context.data.administrators, id)._id)),
  route(endpoints.disableAdministrator, ({ id, body, context }) => {
    const one = findById(context.data.administrators, id);
    if (one.isSelf && !body.isSelf) throw new FakeHttpError(409, 'This is your own account.', 'OWN_ACCOUNT');
    if (context.data.administrators.every(({ _id, isDisabled }) => _id === id || isDisabled)) {
      throw new FakeHttpError(409, 'This is the only administrator who can sign in.', 'LAST_ADMINISTRATOR');
    }
    one.isDisabled = true;
    return {};
  }),
  route(endpoints.enableAdministrator, ({ id, context }) => {
    findById(context.data.administrators, id).isDisabled = false;
    return {};
  }),
];
