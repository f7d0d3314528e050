import { users } from '@cpd/api/users';
import { useListAddress } from '../kit/lists/useListAddress.ts';
import { useServerList } from '../kit/lists/useServerList.ts';
import { UserListScreen } from './UserListScreen.tsx';

export function UserListPage() {
  const address = useListAddress();
  const list = useServerList(users.list.useQuery({ page: address.page, size: address.size }), address);
  return <UserListScreen list={list} />;
}
