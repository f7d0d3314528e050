import type { User } from '@cpd/api/users';
import { fullName } from '@cpd/domain/user';
import type { Column, PagerProps } from '@cpd/ui/PagedTable';
import { PageHeader } from '@cpd/ui/PageHeader';
import { ListTable } from '../kit/lists/ListTable.tsx';
import type { ServerList } from '../kit/lists/serverList.ts';
import { idColumn, textColumn } from '../kit/lists/textColumns.tsx';

/** What the user list shows and reports. */
export interface UserListScreenProps extends ServerList<User> {
  /** Where one is in the list, and how to go on. */
  pager: PagerProps;
}

const columns: readonly Column<User>[] = [
  idColumn(),
  textColumn('Full name', (user) => fullName(user) || '—', { width: 240, isRowHeader: true }),
  textColumn('Description', ({ description }) => description ?? ''),
];

/** Lists the mobile app's users, to be read only. */
export function UserListScreen({ answer, isStale, hasFailed, onRetry, pager }: UserListScreenProps) {
  return (
    <>
      <PageHeader title="User" />
      <ListTable
        caption="Users"
        things="users"
        columns={columns}
        rows={answer?.docs}
        isStale={isStale}
        hasFailed={hasFailed}
        onRetry={onRetry}
        pager={pager}
      />
    </>
  );
}
