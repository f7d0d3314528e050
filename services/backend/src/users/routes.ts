import { listUsers } from '@cpd/api/users/contract';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { mount } from '../http/mount.ts';
import { answerPage, readPage } from '../http/paging.ts';
import { pageOfUsers } from './store.ts';

export function userRoutes(app: ApiApp, { database }: Deps): void {
  mount(app, listUsers, async ({ query }) => {
    const page = readPage(query);
    return answerPage(page, await pageOfUsers(database.queries, page));
  });
}
