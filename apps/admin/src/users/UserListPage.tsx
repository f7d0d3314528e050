import { useCapability } from '@cpd/api/capabilities';
import { type User, users } from '@cpd/api/users';
import { fullName } from '@cpd/domain/user';
import { Initials } from '@cpd/ui/Initials';
import type { Column } from '@cpd/ui/PagedTable';
import { RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { ListPage } from '../kit/lists/ListPage.tsx';
import { descriptionColumn, idColumn, TWO_LINE_ROW_HEIGHT, titleColumn } from '../kit/lists/textColumns.tsx';
import { useListParams } from '../kit/lists/useListParams.ts';
import { useServerList } from '../kit/lists/useServerList.ts';
import { userListInput } from '../listInputs.ts';

const nameOf = (user: User) => fullName(user) || '—';

const columns: readonly Column<User>[] = [
  idColumn(),
  titleColumn('Full name', (user) => ({ children: nameOf(user), picture: <Initials name={fullName(user)} /> }), {
    width: 280,
    isRowLink: false,
    skeleton: <RowTitleSkeleton />,
  }),
  descriptionColumn(nameOf),
];

/** Lists the mobile app's users. They are read-only. */
export function UserListPage() {
  const params = useListParams();
  const list = useServerList(users.list.useQuery(userListInput(params)), params);
  // Visible while the capabilities load, so that the layout does not shift.
  const isSearchable = useCapability('user-search') !== false;
  return (
    <ListPage
      title="User"
      caption="Users"
      pluralNoun="users"
      params={params}
      list={list}
      rowHeight={TWO_LINE_ROW_HEIGHT}
      columns={columns}
      search={isSearchable ? { placeholder: 'Search users' } : undefined}
    />
  );
}
