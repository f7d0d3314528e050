import type { UserDetails } from '@cpd/api/users';
import { FEED_STATUS, feedStatusLabel } from '@cpd/domain/feed';
import { POST_STATUS } from '@cpd/domain/review';
import { Badge } from '@cpd/ui/Badge';
import { actionsColumn, titleColumn } from '@cpd/ui/columns';
import { DATE_TIME_WIDTH, DateTime } from '@cpd/ui/DateTime';
import { ExternalIcon } from '@cpd/ui/Icon';
import { ListTable } from '@cpd/ui/ListScreen';
import { displayTitle, rowName, say, shown } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { postListTexts } from '../feed/postTexts.ts';
import { useOpenReview } from '../feed/useOpenReview.ts';
import { loadedList, newestOnly } from './loadedList.ts';

type Post = UserDetails['posts'][number];

/** The posts of a person, with their states and review links. */
export function PostsCard({ posts, owned }: Pick<UserDetails, 'posts' | 'owned'>) {
  const openReview = useOpenReview();
  return (
    <ListTable
      title={say('Posts')}
      caption={say('Posts')}
      description={newestOnly(posts.length, owned.posts)}
      texts={postListTexts}
      isEmptyInOneLine
      list={loadedList(posts)}
      columns={columnsOf((id) => void openReview(id))}
    />
  );
}

function columnsOf(onOpen: (id: string) => void): readonly Column<Post>[] {
  return [
    titleColumn(say('Title'), ({ title }) => ({ children: displayTitle(title) }), {
      isRowLink: false,
      skeleton: <RowTitleSkeleton />,
    }),
    {
      id: 'sent',
      header: say('Sent'),
      width: DATE_TIME_WIDTH,
      onCard: 'namedFact',
      cell: ({ createdAt }) => <DateTime at={createdAt} />,
    },
    {
      id: 'status',
      header: say('Status'),
      width: 110,
      onCard: 'side',
      cell: ({ status }) => <Status status={status} />,
    },
    {
      id: 'link',
      header: say('Review link works until'),
      width: DATE_TIME_WIDTH,
      onCard: 'namedFact',
      cell: ({ reviewLinkExpiresAt }) => (reviewLinkExpiresAt === null ? '–' : <DateTime at={reviewLinkExpiresAt} />),
    },
    actionsColumn(
      [
        {
          label: say('Open Url'),
          nameOf: ({ _id, title }) => say('Open Url {name} (opens in a new tab)', { name: rowName(title, _id) }),
          isOffered: ({ status }) => status === POST_STATUS.review,
          icon: <ExternalIcon size={12} />,
          onPress: ({ _id }) => onOpen(_id),
        },
      ],
      { header: say('Open Url') },
    ),
  ];
}

function Status({ status }: Pick<Post, 'status'>) {
  return (
    <Badge tone={status === FEED_STATUS.review ? 'caution' : 'neutral'} look="dot">
      {shown(feedStatusLabel(status))}
    </Badge>
  );
}
