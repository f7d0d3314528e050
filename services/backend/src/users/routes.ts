import { listUsers } from '@cpd/api/users/contract';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { mount } from '../http/mount.ts';
import { readPage } from '../http/paging.ts';
import { pageOfUsers } from './store.ts';

/** Mounts the list of users. */
export function userRoutes(app: ApiApp, { database, lists }: Deps): void {
  mount(app, listUsers, async ({ query }) => {
    const page = readPage(query);
    return lists.readPage('users', page, '', () => pageOfUsers(database.queries, page));
  });
}
