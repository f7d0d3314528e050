import { listActivity } from '@cpd/api/activity/contract';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { mount } from '../http/mount.ts';
import { answerPage, readPage, Totals } from '../http/paging.ts';
import { pageOfActivity } from './store.ts';

export function activityRoutes(app: ApiApp, { database }: Deps): void {
  const totals = new Totals();

  mount(app, listActivity, async ({ query }) => {
    const page = readPage(query);
    const answer = answerPage(page, await pageOfActivity(database.queries, page, query, totals));
    return { ...answer, filters: ['keyword', 'subject', 'actor'] };
  });
}
