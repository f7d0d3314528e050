import { users } from '@cpd/api/users';
import { serverListOf, serverPager, usePageWithin } from '../kit/lists/serverList.ts';
import { useListAddress } from '../kit/lists/useListAddress.ts';
import { UserListScreen } from './UserListScreen.tsx';

/** The user list at its address. */
export function UserListPage() {
  const address = useListAddress();
  const list = serverListOf(users.list.useQuery({ page: address.page, size: address.size }));
  usePageWithin(list, address);
  return <UserListScreen {...list} pager={serverPager(list, address, true)} />;
}
