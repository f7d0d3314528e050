import type { User } from '@cpd/api/users';
import type { Column, PagerProps } from '@cpd/ui/PagedTable';
import { PageHeader } from '@cpd/ui/PageHeader';
import { ListTable } from '../app/ListTable.tsx';
import type { ServerList } from '../app/serverList.ts';

/** What the user list shows and reports. */
export interface UserListScreenProps extends ServerList<User> {
  /** Where one is in the list, and how to go on. */
  pager: PagerProps;
}

const columns: readonly Column<User>[] = [
  { id: 'id', header: 'ID', width: 248, cell: ({ _id }) => _id },
  {
    id: 'name',
    header: 'Full name',
    width: 280,
    isRowHeader: true,
    cell: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || '—',
  },
  { id: 'description', header: 'Description', cell: ({ description }) => description },
];

/** Lists the mobile app's users, to be read only (specification, section 2). */
export function UserListScreen({ answer, isStale, hasFailed, onRetry, pager }: UserListScreenProps) {
  return (
    <>
      <PageHeader title="User" />
      <ListTable
        caption="Users"
        things="users"
        columns={columns}
        rows={answer?.docs}
        getRowId={({ _id }) => _id}
        isStale={isStale}
        hasFailed={hasFailed}
        onRetry={onRetry}
        pager={pager}
      />
    </>
  );
}
