import { useUsers } from '@cpd/api/users';
import { useDocumentTitle } from '../app/frame/useDocumentTitle.ts';
import { serverListOf, serverPager, usePageWithin } from '../app/lists/serverList.ts';
import { useListAddress } from '../app/lists/useListAddress.ts';
import { UserListScreen } from './UserListScreen.tsx';

/** The user list at its address. */
export function UserListPage() {
  useDocumentTitle('User');
  const address = useListAddress();
  const list = serverListOf(useUsers({ page: address.page, size: address.size }, { overlay: false }));
  usePageWithin(list, address);
  return <UserListScreen {...list} pager={serverPager(list, address, true)} />;
}
