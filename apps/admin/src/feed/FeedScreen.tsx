import type { FeedItem } from '@cpd/api/feed';
import { displayTitle, rowName } from '@cpd/domain/draft';
import { FEED_STATUS, FEED_TABS, type FeedTab, feedStatusLabel, parseFeedTab } from '@cpd/domain/feed';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { ExternalIcon } from '@cpd/ui/Icon';
import type { Column } from '@cpd/ui/PagedTable';
import { PageHeader } from '@cpd/ui/PageHeader';
import { RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { Tabs } from '@cpd/ui/Tabs';
import type { ListState } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { idColumn, TWO_LINES, textColumn } from '../kit/lists/textColumns.tsx';
import type { ListSearch } from '../kit/lists/useListAddress.ts';

export interface FeedScreenProps {
  list: ListState<FeedItem>;
  tab: FeedTab;
  onTabChange: (tab: FeedTab) => void;
  /** Searches the posts, a second after typing stops. */
  search: ListSearch;
  /** Opens a post's public review page in a new browser tab. */
  onOpenUrl: (item: FeedItem) => void;
}

const tabs = FEED_TABS.map((id) => ({ id, label: feedStatusLabel(FEED_STATUS[id]) }));

/** Lists posted content and content in review. */
export function FeedScreen({ list, tab, onTabChange, search, onOpenUrl }: FeedScreenProps) {
  return (
    <>
      <PageHeader title="Feed" />
      <Tabs label="Status" tabs={tabs} selected={tab} onSelect={(id) => onTabChange(parseFeedTab(id))}>
        <ListTable
          list={list}
          caption="Feed"
          things="posts"
          rowHeight={TWO_LINES}
          columns={columnsOf(tab, onOpenUrl)}
          search={search}
          toolbar={
            // Made anew with the tab, so that what is being typed into one never searches the other.
            <ListTools
              key={tab}
              placeholder="from title or description"
              keyword={search.keyword}
              onSearch={search.setKeyword}
            />
          }
        />
      </Tabs>
    </>
  );
}

function columnsOf(tab: FeedTab, onOpenUrl: FeedScreenProps['onOpenUrl']): readonly Column<FeedItem>[] {
  const columns: readonly Column<FeedItem>[] = [
    idColumn({ width: 104 }),
    textColumn('Title', ({ title }) => displayTitle(title), {
      width: 240,
      isRowHeader: true,
      skeleton: <RowTitleSkeleton />,
    }),
    textColumn('Description', ({ description }) => description ?? '', { onCard: 'below' }),
    {
      id: 'status',
      header: 'Status',
      width: 110,
      onCard: 'beside',
      cell: ({ status }) => (
        <Badge tone={status === FEED_STATUS.posted ? 'positive' : 'caution'}>{feedStatusLabel(status)}</Badge>
      ),
    },
  ];
  return tab === 'review' ? [...columns, openUrlColumn(onOpenUrl)] : columns;
}

function openUrlColumn(onOpenUrl: FeedScreenProps['onOpenUrl']): Column<FeedItem> {
  return {
    id: 'open',
    header: 'Open Url',
    width: 130,
    isAction: true,
    cell: (item) => (
      <Button
        variant="quiet"
        size="small"
        icon={<ExternalIcon size={12} />}
        aria-label={`Open Url ${rowName(item.title, item._id)} (opens in a new tab)`}
        onPress={() => onOpenUrl(item)}
      >
        Open Url
      </Button>
    ),
  };
}
