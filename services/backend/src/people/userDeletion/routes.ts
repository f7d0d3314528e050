import * as contract from '@cpd/api/userDeletion/contract';
import { isRecentSignIn, SIGN_IN_TOO_OLD } from '@cpd/domain/deletion';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { throwHttpError } from '../../http/errors/HttpError.ts';
import { mount } from '../../http/mount.ts';
import { deletePerson } from './deletePerson.ts';
import type { IdentifiedPerson, IdentityProvider } from './IdentityProvider.ts';
import { matchUsers, verifiedPerson } from './store.ts';

export function userDeletionRoutes(app: ApiApp, deps: Deps): void {
  mount(app, contract.checkAvailableUser, async ({ body }) => {
    const provider = provided(deps.identity);
    const person = await verifiedPerson(provider, await identified(provider, body.firebaseToken));
    const users = await matchUsers(deps.database.queries, person).execute();
    return { data: { isAvailableUser: users.length > 0 } };
  });

  mount(app, contract.deleteUser, async ({ body }) => {
    const provider = provided(deps.identity);
    const person = await identified(provider, body.firebaseToken);
    if (!isRecentSignIn(person.signedInAt, deps.now().getTime())) {
      throwHttpError(400, SIGN_IN_TOO_OLD, 'You signed in a while ago. Please sign in again to delete your account.');
    }
    await deletePerson(deps, provider, person);
    return {};
  });
}

function provided(identity: IdentityProvider | null): IdentityProvider {
  return identity ?? throwHttpError(503, 'IDENTITY_NOT_CONFIGURED', 'Account deletion is not set up on this service.');
}

async function identified(provider: IdentityProvider, token: string): Promise<IdentifiedPerson> {
  const person = await provider.identify(token);
  return (
    person ??
    throwHttpError(400, 'BAD_IDENTITY_TOKEN', 'The sign-in is not valid, or it has expired. Please sign in again.')
  );
}
