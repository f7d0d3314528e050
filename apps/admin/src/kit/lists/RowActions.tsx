import { type Requirement, requirementLabel } from '@cpd/domain/readiness';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import type { Column } from '@cpd/ui/PagedTable';
import type { ReadinessItem } from '@cpd/ui/ReadinessList';
import { ReadinessPopover } from '@cpd/ui/ReadinessPopover';
import { Inline } from '@cpd/ui/Stack';
import { buttonColumn, settingColumn } from './buttonColumns.tsx';

export interface EnableableListProps<Row> {
  onNew: () => void;
  /** Enables an item, after asking; told what the item still lacks. */
  onEnable: (row: Row, missing: readonly ReadinessItem[]) => void;
  /** Deletes an item, after asking. */
  onDelete: (row: Row) => void;
}

export interface RowActionsOf<Row, Missing extends Requirement> extends Omit<EnableableListProps<Row>, 'onNew'> {
  /** Tells the row apart in its buttons' names. */
  nameOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
  /** Names what the row still lacks to be enabled. */
  missingOf: (row: Row) => readonly Missing[];
  /** Gives where what a row lacks is added. @default its field in the form */
  fixPathOf?: (row: Row, requirement: Missing) => string;
}

/** The columns Enable, Setting and Delete of the lists whose rows can be enabled. */
export function actionColumns<Row extends { isEnable: boolean }, Missing extends Requirement>(
  actions: RowActionsOf<Row, Missing>,
): readonly Column<Row>[] {
  const { nameOf, hrefOf, onDelete } = actions;
  return [
    {
      id: 'enable',
      header: 'Enable',
      width: 160,
      onCard: 'inline',
      cell: (row) => <EnableCell row={row} {...actions} />,
    },
    settingColumn({ width: 76, nameOf, hrefOf }),
    buttonColumn('Delete', { width: 80, tone: 'critical', nameOf, onPress: onDelete }),
  ];
}

/** One line in every state: enabled, ready to be, or with what is missing a press away. */
function EnableCell<Row extends { isEnable: boolean }, Missing extends Requirement>(
  props: RowActionsOf<Row, Missing> & { row: Row },
) {
  const { row, nameOf, hrefOf, missingOf, onEnable } = props;
  const { fixPathOf = (_: Row, requirement: Missing) => `${hrefOf(row)}#${requirement}` } = props;
  const missing = missingOf(row).map((requirement) => ({
    label: requirementLabel(requirement),
    isMissing: true,
    href: fixPathOf(row, requirement),
  }));
  const isReady = !row.isEnable && missing.length === 0;
  return (
    <Inline>
      <Button
        size="small"
        variant={row.isEnable ? 'quiet' : 'secondary'}
        tone={isReady ? 'accent' : 'neutral'}
        aria-label={`Enable ${nameOf(row)}`}
        isDisabled={row.isEnable}
        onPress={() => onEnable(row, missing)}
      >
        Enable
      </Button>
      {row.isEnable && (
        <Badge tone="positive" look="dot">
          Enabled
        </Badge>
      )}
      {isReady && (
        <Badge tone="accent" look="dot">
          Ready
        </Badge>
      )}
      {!row.isEnable && !isReady && <ReadinessPopover name={nameOf(row)} items={missing} />}
    </Inline>
  );
}
