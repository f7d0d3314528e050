import { enabledLabel, missingSummary, type Requirement, requirementLabel } from '@cpd/domain/readiness';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { actionOn, buttonColumn, labelWidth, settingColumn } from '@cpd/ui/columns';
import { say } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { ReadinessPopover } from '@cpd/ui/ReadinessPopover';
import { Inline } from '@cpd/ui/Stack';
import type { NamedItem, useItemActions } from '../../bin/useItemActions.tsx';

interface EnableableRow {
  readonly _id: string;
  readonly isEnable: boolean;
}

/** The actions on the rows of a list: enable, edit and delete. */
export interface RowActions<Row, Missing extends Requirement> {
  /** Asks for confirmation, then enables or deletes. */
  actions: Pick<ReturnType<typeof useItemActions>, 'onEnable' | 'onDelete'>;
  /** The row's item in confirmation dialogs. */
  itemOf: (row: Row) => NamedItem;
  /** Names the row in the labels of its buttons. */
  nameOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
  /** The requirements that the row does not meet yet. */
  missingOf: (row: Row) => readonly Missing[];
  /** The path to where a missing requirement is added. @default its field in the form */
  fixPathOf?: (row: Row, requirement: Missing) => string;
}

/** The columns Enable, Setting and Delete of the lists whose rows can be enabled. */
export function actionColumns<Row extends EnableableRow, Missing extends Requirement>(
  row: RowActions<Row, Missing>,
): readonly Column<Row>[] {
  const { actions, itemOf, nameOf, hrefOf } = row;
  return [
    {
      id: 'enable',
      header: say('Enable'),
      width: Math.max(192, labelWidth(say('Enable'), 24) + labelWidth(say(enabledLabel(true)), 8)),
      onCard: 'state',
      cell: (item) => <EnableCell row={item} {...row} />,
    },
    settingColumn({ width: 76, nameOf, hrefOf }),
    buttonColumn(say('Delete'), {
      width: 80,
      tone: 'critical',
      isMuted: true,
      nameOf,
      onPress: (item) => void actions.onDelete(item._id, itemOf(item)),
    }),
  ];
}

/** The Enable button, and the state: enabled, ready, or what is missing, which opens the list of it. */
function EnableCell<Row extends EnableableRow, Missing extends Requirement>(
  props: RowActions<Row, Missing> & { row: Row },
) {
  const { row, actions, itemOf, nameOf, hrefOf, missingOf } = props;
  const { fixPathOf = (_: Row, requirement: Missing) => `${hrefOf(row)}#${requirement}` } = props;
  const requirements = missingOf(row);
  const missing = requirements.map((requirement) => ({
    label: say(requirementLabel(requirement)),
    isMissing: true,
    href: fixPathOf(row, requirement),
  }));
  const isReady = !row.isEnable && missing.length === 0;
  return (
    <Inline>
      <Button
        size="small"
        variant={row.isEnable ? 'text' : 'secondary'}
        tone={isReady ? 'accent' : 'neutral'}
        aria-label={actionOn(say('Enable'), nameOf(row))}
        data-shortcut="e"
        isDisabled={row.isEnable}
        onPress={() => void actions.onEnable(row._id, itemOf(row), missing)}
      >
        {say('Enable')}
      </Button>
      {row.isEnable && (
        <Badge tone="positive" look="dot">
          {say(enabledLabel(true))}
        </Badge>
      )}
      {isReady && (
        <Badge tone="accent" look="dot">
          {say('Ready')}
        </Badge>
      )}
      {!row.isEnable && !isReady && (
        <ReadinessPopover name={nameOf(row)} items={missing}>
          {say(missingSummary(requirements))}
        </ReadinessPopover>
      )}
    </Inline>
  );
}
