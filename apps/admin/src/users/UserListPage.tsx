import { useCapability } from '@cpd/api/capabilities';
import { type ListedUser, users } from '@cpd/api/users';
import { fullName } from '@cpd/domain/user';
import { descriptionColumn, idColumn, TWO_LINE_ROW_HEIGHT, titleColumn } from '@cpd/ui/columns';
import { Initials } from '@cpd/ui/Initials';
import { forKeyword, ListScreen, type ListTexts, useListParams, useListState } from '@cpd/ui/ListScreen';
import { formatNumber, say, sentence } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { DownloadCsv } from '../exports/DownloadCsv.tsx';
import { userListInput } from '../listInputs.ts';
import { WaitingLine } from '../overview/WaitingLine.tsx';
import { userPath } from '../paths.ts';

const userTexts = {
  none: sentence('No users yet.'),
  failed: sentence('Users could not be loaded'),
  noMatch: forKeyword(sentence('No users match.'), (keyword) => sentence('No users match “{keyword}”.', { keyword })),
} satisfies ListTexts;

const nameOf = (user: ListedUser) => fullName(user) || '—';

/** The first page after the sign-in: what waits, and the mobile app's users. */
export function UserListPage() {
  const params = useListParams();
  const list = useListState(users.list.useQuery(userListInput(params)), params);
  // Visible while the capabilities load, so that the layout does not shift.
  const isSearchable = useCapability('user-search') !== false;
  return (
    <>
      <WaitingLine hasRows={list.rows !== undefined} />
      <ListScreen
        title={say('User')}
        caption={say('Users')}
        texts={userTexts}
        params={params}
        list={list}
        actions={<DownloadCsv list="users" filters={{ keyword: params.keyword }} />}
        rowHeight={TWO_LINE_ROW_HEIGHT}
        columns={useUserColumns()}
        search={isSearchable ? { placeholder: say('Search users') } : undefined}
      />
    </>
  );
}

/** Names lead to the pages of the users, and have their e-mail below, on servers with these pages. */
function useUserColumns(): readonly Column<ListedUser>[] {
  const hasPages = useCapability('user-details') === true;
  const hasCertificates = useCapability('certificates') === true;
  return [
    idColumn(),
    titleColumn(
      say('Full name'),
      (user) => ({
        children: nameOf(user),
        picture: <Initials name={fullName(user)} />,
        ...(hasPages && { href: userPath(user._id), detail: user.email ?? undefined }),
      }),
      { width: 280, isRowLink: hasPages, skeleton: <RowTitleSkeleton /> },
    ),
    descriptionColumn(nameOf),
    ...(hasCertificates ? [certificatesColumn()] : []),
  ];
}

function certificatesColumn(): Column<ListedUser> {
  return {
    id: 'certificates',
    header: say('Certificates'),
    width: 116,
    align: 'end',
    onCard: 'namedFact',
    cell: ({ certificateCount }) => formatNumber(certificateCount ?? 0),
  };
}
