import type { FeedItem } from '@cpd/api/feed';
import { displayTitle, rowName } from '@cpd/domain/draft';
import { FEED_STATUS, FEED_TABS, type FeedTab, feedStatusLabel, parseFeedTab } from '@cpd/domain/feed';
import { Badge } from '@cpd/ui/Badge';
import { ExternalIcon } from '@cpd/ui/Icon';
import { Image } from '@cpd/ui/Image';
import type { Column } from '@cpd/ui/PagedTable';
import { PageHeader } from '@cpd/ui/PageHeader';
import { RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { Tabs } from '@cpd/ui/Tabs';
import type { ReactNode } from 'react';
import { buttonColumn } from '../kit/lists/buttonColumns.tsx';
import type { ListState } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';
import { ListTools } from '../kit/lists/ListTools.tsx';
import { COVER_ROW, idColumn, TWO_LINES, textColumn, titleColumn } from '../kit/lists/textColumns.tsx';
import type { ListSearch } from '../kit/lists/useListParams.ts';

export interface FeedScreenProps {
  list: ListState<FeedItem>;
  tab: FeedTab;
  onTabChange: (tab: FeedTab) => void;
  /** Searches the posts, a second after typing stops. */
  search: ListSearch;
  /** Opens a post's public review page in a new browser tab. */
  onOpenUrl: (item: FeedItem) => void;
  imageUrl: (id: string) => string;
}

const tabs = FEED_TABS.map((id) => ({ id, label: feedStatusLabel(FEED_STATUS[id]) }));

/** Lists posted content and content in review. */
export function FeedScreen({ list, tab, onTabChange, search, onOpenUrl, imageUrl }: FeedScreenProps) {
  // A host may leave the covers out; rows on their way keep room for them.
  const hasCovers = list.rows?.some(({ cover }) => cover !== null) ?? true;
  const pictureOf = ({ cover }: FeedItem) =>
    hasCovers ? <Image size="tile" src={cover ? imageUrl(cover._id) : undefined} alt="" fallback="" /> : undefined;
  return (
    <>
      <PageHeader title="Feed" />
      <Tabs label="Status" tabs={tabs} selectedKey={tab} onSelectionChange={(id) => onTabChange(parseFeedTab(id))}>
        <ListTable
          list={list}
          caption="Feed"
          pluralNoun="posts"
          rowHeight={hasCovers ? COVER_ROW : TWO_LINES}
          columns={columnsOf(tab, pictureOf, onOpenUrl)}
          search={search}
          toolbar={
            // Made anew with the tab, so that what is being typed into one never searches the other.
            <ListTools key={tab} placeholder="from title or description" search={search} />
          }
        />
      </Tabs>
    </>
  );
}

function columnsOf(
  tab: FeedTab,
  pictureOf: (item: FeedItem) => ReactNode,
  onOpenUrl: FeedScreenProps['onOpenUrl'],
): readonly Column<FeedItem>[] {
  const columns: readonly Column<FeedItem>[] = [
    idColumn({ width: 104 }),
    titleColumn('Title', (item) => ({ children: displayTitle(item.title), picture: pictureOf(item) }), {
      width: 340,
      skeleton: <RowTitleSkeleton picture="tile" />,
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
  if (tab !== 'review') return columns;
  const openUrl = buttonColumn<FeedItem>('Open Url', {
    width: 130,
    icon: <ExternalIcon size={12} />,
    nameOf: ({ _id, title }) => `${rowName(title, _id)} (opens in a new tab)`,
    onPress: onOpenUrl,
  });
  return [...columns, openUrl];
}
