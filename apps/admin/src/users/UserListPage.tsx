import { useCapability } from '@cpd/api/capabilities';
import { users } from '@cpd/api/users';
import { useListParams } from '../kit/lists/useListParams.ts';
import { useServerList } from '../kit/lists/useServerList.ts';
import { UserListScreen } from './UserListScreen.tsx';
import { userListInput } from './userListInput.ts';

export function UserListPage() {
  const address = useListParams();
  const reading = users.list.useQuery(userListInput(address));
  const list = useServerList(reading, address);
  // Shown until the server is known not to search, so that nothing moves when it is known.
  const isSearchable = useCapability('user-search') !== false;
  return <UserListScreen list={list} search={isSearchable ? address : undefined} />;
}
