import { listActivity } from '@cpd/api/activity/contract';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { mount } from '../http/mount.ts';
import { answerPage, readPage } from '../http/paging.ts';
import { pageOfActivity } from './store.ts';

export function activityRoutes(app: ApiApp, { database }: Deps): void {
  mount(app, listActivity, async ({ query }) => {
    const page = readPage(query);
    const answer = answerPage(page, await pageOfActivity(database, page, query));
    return { ...answer, filters: ['keyword', 'subject', 'actor'] };
  });
}
