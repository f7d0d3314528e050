import { enabledLabel, missingSummary, type Requirement, requirementLabel } from '@cpd/domain/readiness';
import { buttonColumn, enableColumn, settingColumn } from '@cpd/ui/columns';
import { lazyPart } from '@cpd/ui/LazyPart';
import type { Marking } from '@cpd/ui/ListScreen';
import { say } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import type { MarkedItemsBarProps } from './MarkedItemsBar.tsx';
import { type ItemActionOptions, type ItemResource, type NamedItem, useItemActions } from './useItemActions.tsx';

const MarkedItemsBar = lazyPart<MarkedItemsBarProps>(async () => (await import('./MarkedItemsBar.tsx')).MarkedItemsBar);

/** The items of a list, which can be enabled, edited and deleted, one by one or together. */
export interface ItemRows<Row, Missing extends Requirement>
  extends Omit<ItemActionOptions, 'kind'>,
    Pick<MarkedItemsBarProps, 'kind' | 'list'> {
  /** The row's item in confirmation dialogs. */
  readonly itemOf: (row: Row) => NamedItem;
  /** Names the row in the labels of its buttons. */
  readonly nameOf: (row: Row) => string;
  readonly pathOf: (id: string) => string;
  /** The requirements that the row does not meet yet. */
  readonly missingOf: (row: Row) => readonly Missing[];
  /** The path to where a missing requirement is added. @default its field in the form */
  readonly fixPathOf?: (id: string, requirement: Missing) => string;
}

/** The columns Enable, Setting and Delete of a list, and how its rows are marked. */
export function useItemRows<
  Row extends { readonly _id: string; readonly isEnable: boolean },
  Missing extends Requirement,
>(
  resource: ItemResource,
  rows: ItemRows<Row, Missing>,
): { readonly actionColumns: readonly Column<Row>[]; readonly marking: Marking<Row> } {
  const { kind, list, itemOf, nameOf, pathOf, missingOf } = rows;
  const { fixPathOf = (id: string, requirement: Missing) => `${pathOf(id)}#${requirement}` } = rows;
  const { onEnable, onDelete } = useItemActions(resource, rows);
  const toMarked = (row: Row) => ({ ...itemOf(row), id: row._id, missing: missingOf(row) });
  return {
    actionColumns: [
      enableColumn<Row>({
        nameOf,
        enabledLabel: say(enabledLabel(true)),
        isEnabled: ({ isEnable }) => isEnable,
        missingOf: (row) =>
          missingOf(row).map((requirement) => ({
            label: say(requirementLabel(requirement)),
            isMissing: true,
            href: fixPathOf(row._id, requirement),
          })),
        summaryOf: (row) => say(missingSummary(missingOf(row))),
        onEnable: (row, missing) => void onEnable(row._id, itemOf(row), missing),
      }),
      settingColumn({ nameOf, hrefOf: ({ _id }) => pathOf(_id) }),
      buttonColumn(say('Delete'), {
        tone: 'critical',
        isMuted: true,
        nameOf,
        onPress: (row) => void onDelete(row._id, itemOf(row)),
      }),
    ],
    marking: {
      nameOf,
      renderBar: (marked) => (
        <MarkedItemsBar kind={kind} list={list} marked={marked} items={marked.rows.map(toMarked)} />
      ),
    },
  };
}
