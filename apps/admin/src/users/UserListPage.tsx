import { useCapability } from '@cpd/api/capabilities';
import { users } from '@cpd/api/users';
import { useListAddress } from '../kit/lists/useListAddress.ts';
import { useServerList } from '../kit/lists/useServerList.ts';
import { UserListScreen } from './UserListScreen.tsx';

export function UserListPage() {
  const address = useListAddress();
  const { page, size, keyword } = address;
  const reading = users.list.useQuery({ page, size, keyword });
  const list = useServerList(reading, address);
  // Shown until the server is known not to search, so that nothing moves when it is known.
  const isSearchable = useCapability('user-search') !== false;
  return <UserListScreen list={list} search={isSearchable ? address : undefined} />;
}
