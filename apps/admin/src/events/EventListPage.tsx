import { useCapability } from '@cpd/api/capabilities';
import { type CpdEvent, events } from '@cpd/api/events';
import { eventDetail, eventRowNames, eventTitle } from '@cpd/domain/event';
import { missingForEvent } from '@cpd/domain/readiness';
import { COVER_ROW_HEIGHT, idColumn, titleColumn } from '@cpd/ui/columns';
import { filterParams, ListScreen, useCreate, useListParams, useListState } from '@cpd/ui/ListScreen';
import { draftLabel, say, shown } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { useBinList } from '../bin/DeletedTable.tsx';
import { useItemRows } from '../bin/useItemRows.tsx';
import { DownloadCsv } from '../exports/DownloadCsv.tsx';
import { eventListInput } from '../listInputs.ts';
import { eventPath } from '../paths.ts';
import { StoredImage } from '../StoredImage.tsx';
import { eventItem } from './eventItem.ts';
import { eventListTexts } from './eventTexts.ts';

export function EventListPage() {
  const params = useListParams();
  const list = useListState(events.list.useQuery(eventListInput(params)), params);
  // Visible while the capabilities load, so that the layout does not shift.
  const isSearchable = useCapability('event-search') !== false;
  const isFilterable = useCapability('event-filter');
  const counts = events.counts.useQuery(isFilterable ? { keyword: params.keyword } : null);
  const rowNameOf = eventRowNames(list.rows ?? []);
  const nameOf = (event: CpdEvent) => shown(rowNameOf(event));
  const rows = useItemRows(events, {
    kind: 'event',
    list: 'events',
    nameOf,
    itemOf: eventItem,
    missingOf: missingForEvent,
    pathOf: eventPath,
    reload: list.onRetry,
  });
  return (
    <ListScreen
      title={say('Event')}
      caption={say('Events')}
      texts={eventListTexts}
      params={params}
      list={list}
      actions={<DownloadCsv list="events" filters={filterParams(params)} />}
      rowHeight={COVER_ROW_HEIGHT}
      columns={[idColumn(), eventTitleColumn(nameOf), ...rows.actionColumns]}
      alternative={useBinList('event', params, (hyperlink) => shown(eventTitle({ hyperlink })))}
      marking={rows.marking}
      onNew={useCreate(events.draft.useMutation(), eventPath)}
      search={isSearchable ? { placeholder: say('Search by link') } : undefined}
      filter={isFilterable === false ? undefined : { counts }}
    />
  );
}

function eventTitleColumn(nameOf: (event: CpdEvent) => string): Column<CpdEvent> {
  return titleColumn(
    say('Preview Image'),
    (event) => ({
      href: eventPath(event._id),
      children: shown(eventTitle(event)),
      'aria-label': nameOf(event),
      detail: say(eventDetail(event)),
      detailLines: 2,
      picture: (
        <StoredImage
          of={event.cover}
          size="tile"
          alt={say('Cover of {event}', { event: nameOf(event) })}
          fallback={event.cover ? undefined : draftLabel()}
        />
      ),
    }),
    { skeleton: <RowTitleSkeleton picture="tile" /> },
  );
}
