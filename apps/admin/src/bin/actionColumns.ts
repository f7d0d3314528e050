import { enabledLabel, missingSummary, type Requirement, requirementLabel } from '@cpd/domain/readiness';
import { buttonColumn, enableColumn, settingColumn } from '@cpd/ui/columns';
import { say } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import type { NamedItem, useItemActions } from './useItemActions.tsx';

interface EnableableRow {
  readonly _id: string;
  readonly isEnable: boolean;
}

/** The actions on the rows of a list: enable, edit and delete. */
export interface ItemRowActions<Row, Missing extends Requirement> {
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
  options: ItemRowActions<Row, Missing>,
): readonly Column<Row>[] {
  const { actions, itemOf, nameOf, hrefOf, missingOf } = options;
  const { fixPathOf = (row: Row, requirement: Missing) => `${hrefOf(row)}#${requirement}` } = options;
  return [
    enableColumn<Row>({
      nameOf,
      enabledLabel: say(enabledLabel(true)),
      isEnabled: ({ isEnable }) => isEnable,
      missingOf: (row) =>
        missingOf(row).map((requirement) => ({
          label: say(requirementLabel(requirement)),
          isMissing: true,
          href: fixPathOf(row, requirement),
        })),
      summaryOf: (row) => say(missingSummary(missingOf(row))),
      onEnable: (row, missing) => void actions.onEnable(row._id, itemOf(row), missing),
    }),
    settingColumn({ nameOf, hrefOf }),
    buttonColumn(say('Delete'), {
      tone: 'critical',
      isMuted: true,
      nameOf,
      onPress: (row) => void actions.onDelete(row._id, itemOf(row)),
    }),
  ];
}
