import type { Administrator } from '@cpd/api/administrators';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import type { Column } from '@cpd/ui/PagedTable';
import { Inline } from '@cpd/ui/Stack';
import { DATE_TIME_WIDTH, DateTime } from '../kit/formatDate.tsx';
import type { UnpagedList } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';

export interface AdministratorsCardProps {
  /** Sorted by name. */
  list: UnpagedList<Administrator>;
  onAdd: () => void;
  onNewLink: (administrator: Administrator) => void;
  onDisable: (administrator: Administrator) => void;
  onEnable: (administrator: Administrator) => void;
  /** Whether one of them is being changed. */
  isBusy: boolean;
}

/** Lists the administrators, adds, enables and disables them. */
export function AdministratorsCard(props: AdministratorsCardProps) {
  const { list, onAdd } = props;
  return (
    <ListTable
      title="Administrators"
      caption="Administrators"
      description="People who can sign in to the back office. At least one must stay enabled."
      pluralNoun="administrators"
      list={list}
      columns={columnsOf(props)}
      expectedRows={2}
      actions={list.rows && <Button onPress={onAdd}>Add administrator</Button>}
    />
  );
}

function columnsOf(props: AdministratorsCardProps): readonly Column<Administrator>[] {
  const { list, onNewLink, onDisable, onEnable, isBusy } = props;
  const active = list.rows?.filter(({ isDisabled, isInvited }) => !isDisabled && !isInvited) ?? [];
  const button = (label: string, name: string, onPress: () => void) => (
    <Button variant="quiet" size="small" isDisabled={isBusy} aria-label={name} onPress={onPress}>
      {label}
    </Button>
  );
  return [
    { id: 'name', header: 'User', cell: ({ username }) => username, isRowHeader: true },
    { id: 'state', header: 'State', width: 152, cell: (administrator) => <State {...administrator} /> },
    { id: 'since', header: 'Since', width: DATE_TIME_WIDTH, cell: ({ since }) => <DateTime at={since} /> },
    { id: 'addedBy', header: 'Added by', width: 136, cell: ({ addedBy }) => addedBy ?? '–' },
    {
      id: 'seen',
      header: 'Last seen',
      width: DATE_TIME_WIDTH,
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? 'Never' : <DateTime at={lastSeenAt} />),
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 176,
      isAction: true,
      cell: (administrator) => (
        <Inline gap={4}>
          {!administrator.isSelf &&
            !administrator.isDisabled &&
            button('New link', `New link for ${administrator.username}`, () => onNewLink(administrator))}
          {administrator.isDisabled
            ? button('Enable', `Enable ${administrator.username}`, () => onEnable(administrator))
            : active.some(({ _id }) => _id !== administrator._id) &&
              button('Disable', `Disable ${administrator.username}`, () => onDisable(administrator))}
        </Inline>
      ),
    },
  ];
}

function State({ isDisabled, isInvited, isSelf }: Administrator) {
  if (isDisabled) return <Badge>Disabled</Badge>;
  if (isInvited) return <Badge tone="caution">Invited</Badge>;
  return <Badge tone="positive">{isSelf ? 'Active · You' : 'Active'}</Badge>;
}
