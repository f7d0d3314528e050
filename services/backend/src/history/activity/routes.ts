import { listActivity } from '@cpd/api/activity/contract';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { mount } from '../../http/mount.ts';
import { pageOfActivity } from './store.ts';

export function activityRoutes(app: ApiApp, { config, database }: Deps): void {
  mount(app, listActivity, async ({ query }) => pageOfActivity(database, query, config));
}
