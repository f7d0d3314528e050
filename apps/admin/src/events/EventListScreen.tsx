import type { CpdEvent } from '@cpd/api/events';
import { DRAFT_LABEL } from '@cpd/domain/draft';
import { type EventRequirement, missingForEvent } from '@cpd/domain/readiness';
import { Image } from '@cpd/ui/Image';
import type { Column } from '@cpd/ui/PagedTable';
import { PageHeader } from '@cpd/ui/PageHeader';
import { RowTitleSkeleton } from '@cpd/ui/RowTitle';
import type { ListState } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';
import { type EnabledCounts, ListTools } from '../kit/lists/ListTools.tsx';
import { NewButton } from '../kit/lists/NewButton.tsx';
import { actionColumns, type EnableableListProps } from '../kit/lists/RowActions.tsx';
import { COVER_ROW, FULL_ID_WIDTH, idColumn, titleColumn } from '../kit/lists/textColumns.tsx';
import type { ListParams, ListSearch } from '../kit/lists/useListParams.ts';
import { eventDetail, eventName, eventRowNames } from './eventValues.ts';
import { eventPath } from './paths.ts';

export interface EventListScreenProps extends EnableableListProps<CpdEvent> {
  list: ListState<CpdEvent>;
  view: ListSearch & Pick<ListParams, 'enabled' | 'setEnabled'>;
  isSearchable: boolean;
  /** Whether those enabled, or those not, can be listed alone. */
  isFilterable: boolean;
  /** How many rows each filter shows; null while it is on its way, undefined where the host does not say. */
  counts: EnabledCounts | null | undefined;
  imageUrl: (id: string) => string;
}

export function EventListScreen(props: EventListScreenProps) {
  const { list, view, isSearchable, isFilterable, counts, onNew } = props;
  return (
    <>
      <PageHeader title="Event" actions={<NewButton onPress={onNew} />} />
      <ListTable
        list={list}
        caption="Events"
        pluralNoun="events"
        onNew={onNew}
        rowHeight={COVER_ROW}
        columns={columnsOf(props)}
        {...((isSearchable || isFilterable) && {
          toolbar: (
            <ListTools
              placeholder="Search links"
              search={isSearchable ? view : undefined}
              {...(isFilterable && { filter: { value: view.enabled, onChange: view.setEnabled, counts } })}
            />
          ),
          search: view,
        })}
      />
    </>
  );
}

function columnsOf(
  props: Pick<EventListScreenProps, 'list' | 'imageUrl' | 'onEnable' | 'onDelete'>,
): readonly Column<CpdEvent>[] {
  const { list, imageUrl, onEnable, onDelete } = props;
  const nameOf = eventRowNames(list.rows ?? []);
  return [
    idColumn({ width: 100, mostWidth: FULL_ID_WIDTH }),
    titleColumn(
      'Preview Image',
      (event) => {
        const { _id, cover } = event;
        return {
          href: eventPath(_id),
          children: eventName(event),
          'aria-label': nameOf(event),
          detail: eventDetail(event),
          picture: (
            <Image
              size="tile"
              src={cover ? imageUrl(cover._id) : undefined}
              alt={`Cover of ${nameOf(event)}`}
              fallback={cover ? undefined : DRAFT_LABEL}
            />
          ),
        };
      },
      { skeleton: <RowTitleSkeleton picture="tile" /> },
    ),
    ...actionColumns<CpdEvent, EventRequirement>({
      nameOf,
      hrefOf: ({ _id }) => eventPath(_id),
      missingOf: missingForEvent,
      onEnable,
      onDelete,
    }),
  ];
}
