import { listUsers } from '@cpd/api/users/contract';
import { holdsKeyword } from '../database/searchText.ts';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { mount } from '../http/mount.ts';
import { answerPage, readPage, Totals } from '../http/paging.ts';

export function userRoutes(app: ApiApp, { database }: Deps): void {
  const totals = new Totals();

  mount(app, listUsers, async ({ query: { keyword = '', ...asked } }) => {
    const page = readPage(asked);
    const users = database.queries
      .selectFrom('users')
      .$if(keyword !== '', (matching) => matching.where(holdsKeyword(keyword)));
    const ordinals = users.select('ordinal').orderBy('ordinal', 'desc').limit(page.size).offset(page.offset);
    const docs = await database.queries
      .selectFrom('users')
      .select(['id as _id', 'first_name as firstName', 'last_name as lastName', 'description', 'email'])
      .where('ordinal', 'in', ordinals)
      .orderBy('ordinal', 'desc')
      .execute();
    const counted = users.select(({ fn }) => fn.countAll<number>().as('total'));
    const total = await totals.of(keyword, async () => (await counted.executeTakeFirstOrThrow()).total);
    return { ...answerPage(page, { docs, total }), filters: ['keyword'] };
  });
}
