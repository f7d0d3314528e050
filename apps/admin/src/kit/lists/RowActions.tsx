import { type Requirement, requirementLabel } from '@cpd/domain/readiness';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { LinkButton } from '@cpd/ui/Link';
import type { Column } from '@cpd/ui/PagedTable';
import { ReadinessList } from '@cpd/ui/ReadinessList';
import { Inline } from '@cpd/ui/Stack';

export interface EnableableListProps<Row> {
  onNew: () => void;
  /** Enables an item, after asking. */
  onEnable: (row: Row) => void;
  /** Deletes an item, after asking. */
  onDelete: (row: Row) => void;
}

export interface RowActionsOf<Row> {
  /** Tells the row apart in its buttons' names. */
  readonly nameOf: (row: Row) => string;
  readonly hrefOf: (row: Row) => string;
  /** Names what the row still lacks to be enabled. */
  readonly missingOf: (row: Row) => readonly Requirement[];
  readonly onEnable: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
}

/** The columns Enable, Setting and Delete of the lists whose rows can be enabled. */
export function actionColumns<Row extends { isEnable: boolean }>(actions: RowActionsOf<Row>): readonly Column<Row>[] {
  return [
    { id: 'enable', header: 'Enable', width: 164, cell: (row) => <EnableCell row={row} {...actions} /> },
    {
      id: 'setting',
      header: 'Setting',
      width: 86,
      isAction: true,
      cell: (row) => <SettingCell row={row} {...actions} />,
    },
    {
      id: 'delete',
      header: 'Delete',
      width: 92,
      isAction: true,
      cell: (row) => <DeleteCell row={row} {...actions} />,
    },
  ];
}

type CellOf<Row, Names extends keyof RowActionsOf<Row>> = { row: Row } & Pick<RowActionsOf<Row>, Names | 'nameOf'>;

function EnableCell<Row extends { isEnable: boolean }>(props: CellOf<Row, 'missingOf' | 'onEnable'>) {
  const { row, nameOf, missingOf, onEnable } = props;
  return (
    <Inline>
      <Button size="small" aria-label={`Enable ${nameOf(row)}`} isDisabled={row.isEnable} onPress={() => onEnable(row)}>
        Enable
      </Button>
      {row.isEnable ? (
        <Badge tone="positive">Enabled</Badge>
      ) : (
        <ReadinessList layout="line" missing={missingOf(row).map(requirementLabel)} />
      )}
    </Inline>
  );
}

function SettingCell<Row>({ row, nameOf, hrefOf }: CellOf<Row, 'hrefOf'>) {
  return (
    <LinkButton variant="quiet" size="small" href={hrefOf(row)} aria-label={`Setting ${nameOf(row)}`}>
      Setting
    </LinkButton>
  );
}

function DeleteCell<Row>({ row, nameOf, onDelete }: CellOf<Row, 'onDelete'>) {
  return (
    <Button
      variant="quiet"
      tone="critical"
      size="small"
      aria-label={`Delete ${nameOf(row)}`}
      onPress={() => onDelete(row)}
    >
      Delete
    </Button>
  );
}
