import { useCapability } from '@cpd/api/capabilities';
import { type CpdEvent, events } from '@cpd/api/events';
import { useImageUrl } from '@cpd/api/uploads';
import { eventDetail, eventRowNames, eventTitle } from '@cpd/domain/event';
import { type EventRequirement, missingForEvent } from '@cpd/domain/readiness';
import { COVER_ROW_HEIGHT, idColumn, titleColumn } from '@cpd/ui/columns';
import { Image } from '@cpd/ui/Image';
import { filterParams, ListScreen, useCreate, useListParams, useListState } from '@cpd/ui/ListScreen';
import { draftLabel, say, shown } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { actionColumns } from '../bin/actionColumns.ts';
import { useBinList } from '../bin/DeletedTable.tsx';
import { itemMarking } from '../bin/itemMarking.tsx';
import { useItemActions } from '../bin/useItemActions.tsx';
import { DownloadCsv } from '../exports/DownloadCsv.tsx';
import { eventListInput } from '../listInputs.ts';
import { eventPath } from '../paths.ts';
import { eventItem } from './eventItem.ts';
import { eventListTexts } from './eventTexts.ts';

export function EventListPage() {
  const params = useListParams();
  const list = useListState(events.list.useQuery(eventListInput(params)), params);
  // Visible while the capabilities load, so that the layout does not shift.
  const isSearchable = useCapability('event-search') !== false;
  const isFilterable = useCapability('event-filter');
  const counts = events.counts.useQuery(isFilterable ? { keyword: params.keyword } : null);
  const imageUrl = useImageUrl();
  const rowNameOf = eventRowNames(list.rows ?? []);
  const nameOf = (event: CpdEvent) => shown(rowNameOf(event));
  return (
    <ListScreen
      title={say('Event')}
      caption={say('Events')}
      texts={eventListTexts}
      params={params}
      list={list}
      actions={<DownloadCsv list="events" filters={filterParams(params)} />}
      rowHeight={COVER_ROW_HEIGHT}
      columns={useEventColumns(nameOf, list.onRetry)}
      alternative={useBinList('event', params, (hyperlink) => shown(eventTitle({ hyperlink })))}
      marking={itemMarking({
        kind: 'event',
        list: 'events',
        nameOf,
        itemOf: (event) => eventItem(event, imageUrl),
        missingOf: missingForEvent,
      })}
      onNew={useCreate(events.draft.useMutation(), eventPath)}
      search={isSearchable ? { placeholder: say('Search by link') } : undefined}
      filter={isFilterable === false ? undefined : { counts }}
    />
  );
}

function useEventColumns(nameOf: (event: CpdEvent) => string, reload: () => void): readonly Column<CpdEvent>[] {
  const imageUrl = useImageUrl();
  return [
    idColumn(),
    titleColumn(
      say('Preview Image'),
      (event) => ({
        href: eventPath(event._id),
        children: shown(eventTitle(event)),
        'aria-label': nameOf(event),
        detail: say(eventDetail(event)),
        detailLines: 2,
        picture: (
          <Image
            size="tile"
            src={event.cover && imageUrl(event.cover._id)}
            alt={say('Cover of {event}', { event: nameOf(event) })}
            fallback={event.cover ? undefined : draftLabel()}
          />
        ),
      }),
      { skeleton: <RowTitleSkeleton picture="tile" /> },
    ),
    ...actionColumns<CpdEvent, EventRequirement>({
      nameOf,
      hrefOf: ({ _id }) => eventPath(_id),
      missingOf: missingForEvent,
      itemOf: (event) => eventItem(event, imageUrl),
      actions: useItemActions(events, { reload, kind: 'event' }),
    }),
  ];
}
