import { useCapability } from '@cpd/api/capabilities';
import { type FeedItem, feed } from '@cpd/api/feed';
import { FEED_STATUS, FEED_TABS, feedStatusLabel, parseFeedTab } from '@cpd/domain/feed';
import { Badge } from '@cpd/ui/Badge';
import { buttonColumn, descriptionColumn, idColumn, TWO_LINE_ROW_HEIGHT, titleColumn } from '@cpd/ui/columns';
import { ExternalIcon } from '@cpd/ui/Icon';
import { lazyPart } from '@cpd/ui/LazyPart';
import { ListScreen, useListParams, useListState } from '@cpd/ui/ListScreen';
import { displayTitle, formatDate, rowName, say, shown } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { listTabs } from '@cpd/ui/Tabs';
import { DownloadCsv } from '../exports/DownloadCsv.tsx';
import type { MarkedBarProps } from '../exports/MarkedBar.tsx';
import { feedListInput } from '../listInputs.ts';
import { StoredImage } from '../StoredImage.tsx';
import { postListTexts } from './postTexts.ts';
import { useNextReview } from './useNextReview.ts';
import { useOpenReview } from './useOpenReview.ts';

const MarkedBar = lazyPart<MarkedBarProps>(async () => (await import('../exports/MarkedBar.tsx')).MarkedBar);

/** Lists posted content and content in review. */
export function FeedPage() {
  const params = useListParams();
  useNextReview();
  const input = feedListInput(params);
  const list = useListState(feed.list.useQuery(input), params);
  const tab = parseFeedTab(params.tab);
  // Some servers omit covers. Skeleton rows reserve space for them.
  const hasCovers = list.rows?.some(({ cover }) => cover !== null) ?? true;
  const columns = postColumns(hasCovers);
  const openUrl = useOpenUrlColumn();
  // All that can be done with posts together.
  const isBulk = useCapability('bulk') !== false;
  const canDownload = useCapability('csv-export') !== false && isBulk;
  const { data: waiting = 0 } = feed.inReview.useQuery();
  return (
    <ListScreen
      title={say('Feed')}
      caption={say('Feed')}
      texts={postListTexts}
      params={params}
      list={list}
      actions={<DownloadCsv list="posts" filters={{ status: input.status, keyword: params.keyword }} />}
      rowHeight={TWO_LINE_ROW_HEIGHT}
      columns={tab === 'review' ? [...columns, openUrl] : columns}
      marking={
        canDownload
          ? {
              nameOf: ({ title, _id }) => rowName(title, _id),
              renderBar: (marked) => <MarkedBar list="posts" marked={marked} />,
            }
          : undefined
      }
      search={{ placeholder: say('from title or description') }}
      {...(tab === 'review' && { empty: { title: say('Nothing to review.') } })}
      tabs={listTabs({
        label: say('Status'),
        tabs: FEED_TABS.map((id) => ({
          id,
          label: shown(feedStatusLabel(FEED_STATUS[id])),
          ...(id === 'review' && waiting > 0 && { count: waiting }),
        })),
        selectedKey: tab,
        onSelectionChange: (id) => params.setTab(id === 'posted' ? null : id),
      })}
    />
  );
}

/** Who wrote a post, and when, as far as the server sends it. */
function originOf({ author, createdAt }: FeedItem): string | undefined {
  return [author, createdAt && formatDate(createdAt)].filter(Boolean).join(' · ') || undefined;
}

function postColumns(hasCovers: boolean): readonly Column<FeedItem>[] {
  const pictureOf = ({ cover }: FeedItem) => (hasCovers ? <StoredImage of={cover} size="small" /> : undefined);
  return [
    idColumn(),
    titleColumn(
      say('Title'),
      (post) => ({ children: displayTitle(post.title), detail: originOf(post), picture: pictureOf(post) }),
      {
        width: 320,
        isRowLink: false,
        skeleton: <RowTitleSkeleton picture="small" />,
      },
    ),
    descriptionColumn(({ title }) => displayTitle(title)),
    {
      id: 'status',
      header: say('Status'),
      width: 110,
      onCard: 'fact',
      cell: ({ status }) => (
        <Badge tone={status === FEED_STATUS.posted ? 'neutral' : 'caution'} look="dot">
          {shown(feedStatusLabel(status))}
        </Badge>
      ),
    },
  ];
}

function useOpenUrlColumn(): Column<FeedItem> {
  const openReview = useOpenReview();
  return buttonColumn(say('Open Url'), {
    icon: <ExternalIcon size={12} />,
    shortcut: 'Enter',
    nameOf: ({ _id, title }) => say('{name} (opens in a new tab)', { name: rowName(title, _id) }),
    onPress: (post) => void openReview(post._id),
  });
}
