import { administrators } from '@cpd/api/administrators';
import { sessions } from '@cpd/api/auth';
import { SettingIcon } from '@cpd/ui/Icon';
import { SETTING_PATH } from '../kit/paths.ts';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: SETTING_PATH,
    title: 'Setting',
    navigation: { label: 'Setting', place: 70, icon: SettingIcon, key: 's' },
    page: async () => (await import('./SettingPage.tsx')).SettingPage,
    read(client) {
      sessions.list.prefetch(client, {});
      sessions.current.prefetch(client, {});
      administrators.list.prefetch(client, {});
    },
  },
];
