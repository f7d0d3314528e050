import { useClient } from '@cpd/api/client';
import { type FeedItem, feed, findDecision } from '@cpd/api/feed';
import { useImageUrl } from '@cpd/api/uploads';
import { FEED_STATUS, FEED_TABS, feedStatusLabel, parseFeedTab } from '@cpd/domain/feed';
import { Badge } from '@cpd/ui/Badge';
import { buttonColumn, descriptionColumn, idColumn, TWO_LINE_ROW_HEIGHT, titleColumn } from '@cpd/ui/columns';
import { ExternalIcon } from '@cpd/ui/Icon';
import { Image } from '@cpd/ui/Image';
import { ListScreen, type ListState, useListParams, useListState } from '@cpd/ui/ListScreen';
import { displayTitle, rowName, say, shown } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';
import type { Column } from '@cpd/ui/PagedTable';
import { RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { Tabs } from '@cpd/ui/Tabs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DownloadCsv } from '../exports/DownloadCsv.tsx';
import { feedListInput } from '../listInputs.ts';
import { postListTexts } from './postTexts.ts';
import { useOpenReview } from './useOpenReview.ts';

/** Lists posted content and content in review. */
export function FeedPage() {
  const params = useListParams();
  const input = feedListInput(params);
  const list = useListState(feed.list.useQuery(input), params);
  const tab = parseFeedTab(params.tab);
  // Some servers omit covers. Skeleton rows reserve space for them.
  const hasCovers = list.rows?.some(({ cover }) => cover !== null) ?? true;
  const columns = usePostColumns(hasCovers);
  const { onOpen, decided } = useDecisions(list, JSON.stringify(input));
  const openUrl = useOpenUrlColumn(onOpen);
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
      search={{ placeholder: say('from title or description') }}
      {...(tab === 'review' && { empty: { title: say('Nothing to review.') } })}
      noMatch={
        decided === undefined
          ? undefined
          : {
              noMatchText: decided,
              hint: say('No other posts match “{keyword}”.', { keyword: params.keyword }),
            }
      }
      tabs={{
        selectedKey: tab,
        render: (posts) => (
          <Tabs
            label={say('Status')}
            tabs={FEED_TABS.map((id) => ({
              id,
              label: shown(feedStatusLabel(FEED_STATUS[id])),
              ...(id === 'review' && waiting > 0 && { count: waiting }),
            }))}
            selectedKey={tab}
            onSelectionChange={(id) => params.setTab(id === 'posted' ? null : id)}
          >
            {posts}
          </Tabs>
        ),
      }}
    />
  );
}

function usePostColumns(hasCovers: boolean): readonly Column<FeedItem>[] {
  const imageUrl = useImageUrl();
  const pictureOf = ({ cover }: FeedItem) =>
    hasCovers ? <Image size="small" src={cover ? imageUrl(cover._id) : undefined} alt="" fallback="" /> : undefined;
  return [
    idColumn(),
    titleColumn(say('Title'), (post) => ({ children: displayTitle(post.title), picture: pictureOf(post) }), {
      width: 300,
      isRowLink: false,
      skeleton: <RowTitleSkeleton picture="small" />,
    }),
    descriptionColumn(({ title }) => displayTitle(title)),
    {
      id: 'status',
      header: say('Status'),
      width: 110,
      onCard: 'side',
      cell: ({ status }) => (
        <Badge tone={status === FEED_STATUS.posted ? 'neutral' : 'caution'}>{shown(feedStatusLabel(status))}</Badge>
      ),
    },
  ];
}

interface Decisions {
  /** To be called with a post whose review page is opened. */
  readonly onOpen: (post: FeedItem) => void;
  /** How the last of them was decided that this list had; undefined for none. */
  readonly decided: string | undefined;
}

/** Says how posts were decided whose review page was opened here, once the refreshed list no longer has them. */
function useDecisions({ rows, isStale }: ListState<FeedItem>, address: string): Decisions {
  const client = useClient();
  const notify = useNotify();
  const opened = useRef(new Map<string, { post: FeedItem; address: string }>());
  const [last, setLast] = useState<{ readonly address: string; readonly text: string }>();

  const report = useEffectEvent(async (post: FeedItem) => {
    const decision = await findDecision(client, post).catch(() => null);
    if (!decision) return;
    const isApproved = decision === 'approve';
    const title = displayTitle(post.title);
    notify(isApproved ? say('Approved: {title}', { title }) : say('Rejected: {title}', { title }));
    const text = isApproved ? say('“{title}” was approved.', { title }) : say('“{title}” was rejected.', { title });
    setLast({ address, text });
  });
  const check = useEffectEvent((posts: readonly FeedItem[]) => {
    for (const [id, { post, address: from }] of opened.current) {
      if (from !== address || posts.some(({ _id }) => _id === id)) continue;
      opened.current.delete(id);
      void report(post);
    }
  });
  useEffect(() => {
    if (rows && !isStale) check(rows);
  }, [rows, isStale]);

  return {
    onOpen: (post) => void opened.current.set(post._id, { post, address }),
    decided: last?.address === address ? last.text : undefined,
  };
}

function useOpenUrlColumn(onOpen: (post: FeedItem) => void): Column<FeedItem> {
  const openReview = useOpenReview();
  return buttonColumn(say('Open Url'), {
    icon: <ExternalIcon size={12} />,
    shortcut: 'Enter',
    nameOf: ({ _id, title }) => say('{name} (opens in a new tab)', { name: rowName(title, _id) }),
    onPress(post) {
      onOpen(post);
      void openReview(post._id);
    },
  });
}
