import * as authCalls from '../../auth/contract.ts';
import * as capabilityCalls from '../../capabilities/contract.ts';
import * as captchaCalls from '../../captcha/contract.ts';
import * as deletionCalls from '../../userDeletion/contract.ts';
import { FakeHttpError } from '../FakeHttpError.ts';
import { route } from '../FakeRoute.ts';
import { singlePage } from '../paged.ts';
import { PASSKEY_CREATION, PASSKEY_REQUEST } from './passkeys.ts';

export const FAKE_ADMIN = { username: 'admin', password: 'correct horse' };

/** The identity token of a person whom the fake knows. */
export const KNOWN_IDENTITY = 'identity-of-a-user';

/** The endpoints of signing in, and of the deletion by users. */
export const peopleRoutes = [
  route(capabilityCalls.readCapabilities, ({ context: { capabilities } }) => {
    if (capabilities === null) throw new FakeHttpError(404, 'There is no such address.', 'NOT_FOUND');
    return { capabilities };
  }),
  route(captchaCalls.readCaptchaChallenge, () => {
    throw new FakeHttpError(404, 'No captcha is required.', 'NOT_FOUND');
  }),
  route(authCalls.signIn, ({ body, context: world }) => {
    const isRight = body.username === FAKE_ADMIN.username && body.password === FAKE_ADMIN.password;
    if (!isRight) throw new FakeHttpError(400, 'User or password is not right.', 'BAD_CREDENTIALS');
    if (world.data.passkeys.length > 0 && body.passkey === undefined) {
      const detail = { passkey: PASSKEY_REQUEST };
      throw new FakeHttpError(401, 'Confirm the sign-in with your passkey.', 'PASSKEY_REQUIRED', detail);
    }
    if (world.data.requirePasskeys && body.passkey === undefined && body.newPasskey === undefined) {
      const detail = { newPasskey: PASSKEY_CREATION };
      throw new FakeHttpError(401, 'Add a passkey to sign in.', 'PASSKEY_SETUP_REQUIRED', detail);
    }
    return world.sessions.start();
  }),
  route(authCalls.renewSession, ({ body, context: world }) => world.sessions.renew(body.refreshToken)),
  route(authCalls.signOut, ({ body, context: world }) => {
    world.sessions.end(body.refreshToken);
    return {};
  }),
  route(authCalls.listSessions, ({ context: world }) =>
    singlePage([...world.data.otherSessions, ...world.sessions.list()]),
  ),
  // Before the routes with an `:id`, which would match this path too.
  route(authCalls.readCurrentSession, () => ({ _id: 'refresh-1', username: FAKE_ADMIN.username })),
  route(authCalls.endSession, ({ id, context: world }) => {
    world.sessions.end(id);
    world.data.otherSessions = world.data.otherSessions.filter(({ _id }) => _id !== id);
    return { _id: id };
  }),
  route(authCalls.endOtherSessions, ({ context: { data, sessions } }) => {
    const count = data.otherSessions.length + sessions.endOthers();
    data.otherSessions = [];
    return { count };
  }),
  route(authCalls.changePassword, ({ body, context: world }) => {
    if (body.oldPassword !== FAKE_ADMIN.password) {
      throw new FakeHttpError(400, 'The old password is not right.', 'BAD_CREDENTIALS');
    }
    world.sessions.endAll();
    return new Response(null, { status: 204 });
  }),
  route(deletionCalls.checkAvailableUser, ({ body, context: { data } }) => ({
    data: { isAvailableUser: body.firebaseToken === KNOWN_IDENTITY && !data.isPersonDeleted },
  })),
  route(deletionCalls.deleteUser, ({ body, context: { data } }) => {
    if (body.firebaseToken !== KNOWN_IDENTITY) throw new FakeHttpError(400, 'The identity is unknown.', 'BAD_IDENTITY');
    if (data.isPersonDeleted) throw new FakeHttpError(404, 'There is no such user.', 'NOT_FOUND');
    data.isPersonDeleted = true;
    return new Response(null, { status: 204 });
  }),
];
