import { users } from '@cpd/api/users';
import { UserIcon } from '@cpd/ui/Icon';
import { listStateOf } from '../kit/lists/useListAddress.ts';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: '/user',
    title: 'User',
    navigation: { label: 'User', place: 10, icon: UserIcon, key: 'u' },
    page: async () => (await import('./UserListPage.tsx')).UserListPage,
    read(client, { search }) {
      const { page, size, keyword } = listStateOf(search);
      users.list.prefetch(client, { page, size, keyword });
    },
  },
];
