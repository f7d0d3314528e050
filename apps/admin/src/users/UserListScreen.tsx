import type { User } from '@cpd/api/users';
import { fullName } from '@cpd/domain/user';
import type { Column } from '@cpd/ui/PagedTable';
import { PageHeader } from '@cpd/ui/PageHeader';
import type { ListState } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { idColumn, textColumn } from '../kit/lists/textColumns.tsx';
import type { ListSearch } from '../kit/lists/useListParams.ts';

export interface UserListScreenProps {
  list: ListState<User>;
  /** Searches the users; undefined where the host does not. */
  search: ListSearch | undefined;
}

const columns: readonly Column<User>[] = [
  idColumn(),
  textColumn('Full name', (user) => fullName(user) || '—', { width: 280, isRowHeader: true }),
  textColumn('Description', ({ description }) => description ?? '', { onCard: 'below' }),
];

/** Lists the mobile app's users, to be read only. */
export function UserListScreen({ list, search }: UserListScreenProps) {
  return (
    <>
      <PageHeader title="User" />
      <ListTable
        list={list}
        caption="Users"
        pluralNoun="users"
        columns={columns}
        {...(search && {
          toolbar: <ListTools placeholder="Search users" search={search} />,
          search,
        })}
      />
    </>
  );
}
