import { lookUpUsers } from '@cpd/api/userLookup/contract';
import * as contract from '@cpd/api/users/contract';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { AfterCommit, mount, mountChange } from '../../http/mount.ts';
import { deleteUser } from '../userDeletion/deletePerson.ts';
import { lookUp } from './lookUp.ts';
import * as store from './store.ts';

export function userRoutes(app: ApiApp, deps: Deps): void {
  const { config, database, identity, now } = deps;
  mount(app, contract.listUsers, ({ query }) => store.pageOfUsers(database, query));

  mount(app, lookUpUsers, ({ body }) => lookUp(database, body, config));

  mount(app, contract.readUser, ({ params }) => store.readUserDetails(database.queries, params.id, config, now()));

  mountChange(app, database, contract.removeUser, {
    lock: (queries, { params }) => store.lockUserForDeletion(queries, params.id),
    async change(queries, user, { by, c }) {
      const { deleted, finish } = await deleteUser(deps, queries, user, by);
      return new AfterCommit(async () => {
        // The person is deleted, no matter what remains elsewhere. It is recorded, and maintenance removes it.
        const isComplete = await finish(identity).catch((error: unknown) => {
          c.get('log').warn({ err: error }, 'A deleted user is not removed everywhere yet; this is tried again.');
          return false;
        });
        return { _id: user.id, ...deleted, isComplete };
      });
    },
  });
}
