import { listUsers } from '@cpd/api/users/contract';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { mount } from '../http/mount.ts';
import { pageOfRows } from '../lists/pageOfRows.ts';

export function userRoutes(app: ApiApp, { database }: Deps): void {
  mount(app, listUsers, async ({ query }) => {
    const list = { table: 'users', filters: [], keyword: query.keyword } as const;
    return pageOfRows(database, list, query, (isOnPage) =>
      database.queries
        .selectFrom('users')
        .select(['id as _id', 'first_name as firstName', 'last_name as lastName', 'description', 'email'])
        .where(isOnPage)
        .orderBy('ordinal', 'desc')
        .execute(),
    );
  });
}
