import { listUsers } from '@cpd/api/users/contract';
import { pageOfRows } from '../database/pageOfRows.ts';
import { holdsKeyword } from '../database/searchText.ts';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { mount } from '../http/mount.ts';
import { answerPage, readPage } from '../http/paging.ts';

export function userRoutes(app: ApiApp, { database }: Deps): void {
  mount(app, listUsers, async ({ query: { keyword = '', ...asked } }) => {
    const page = readPage(asked);
    const list = { table: 'users', filters: holdsKeyword(keyword) } as const;
    const users = await pageOfRows(database, list, page, (isOnPage) =>
      database.queries
        .selectFrom('users')
        .select(['id as _id', 'first_name as firstName', 'last_name as lastName', 'description', 'email'])
        .where(isOnPage)
        .orderBy('ordinal', 'desc')
        .execute(),
    );
    return { ...answerPage(page, users), filters: ['keyword'] };
  });
}
