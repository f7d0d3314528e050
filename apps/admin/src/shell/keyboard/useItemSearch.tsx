import { useCapability } from '@cpd/api/capabilities';
import { certificateGroups } from '@cpd/api/certificateGroups';
import { events } from '@cpd/api/events';
import { feed } from '@cpd/api/feed';
import type { Page, QueryResult } from '@cpd/api/query';
import { users } from '@cpd/api/users';
import { displayTitle } from '@cpd/domain/draft';
import { FEED_STATUS } from '@cpd/domain/feed';
import { isBlankText } from '@cpd/domain/text';
import { fullName } from '@cpd/domain/user';
import type { PaletteGroup, PaletteItem } from '@cpd/ui/CommandPalette';
import { CertificateIcon, EventIcon, FeedIcon, UserIcon } from '@cpd/ui/Icon';
import { useEffect, useState } from 'react';
import { CERTIFICATE_GROUPS_PATH, certificateGroupPath } from '../../certificateGroups/paths.ts';
import { eventDetail, eventName } from '../../events/eventValues.ts';
import { EVENTS_PATH, eventPath } from '../../events/paths.ts';
import { FEED_PATH, HOME_PATH } from '../../kit/paths.ts';

/** Milliseconds after the last key before the server searches. */
const SEARCH_DELAY_MS = 300;

/** Milliseconds after which the palette says that a search is pending. */
const SLOW_AFTER_MS = 1000;

/** The maximum number of results of each kind. */
const MAX_FOUND = 5;

const silent = { isReported: false };

export interface ItemSearch {
  /** The results by kind, and links to the lists with this search. */
  readonly groups: readonly PaletteGroup[];
  /** Names the kinds whose search failed, or says that a search takes its time. */
  readonly message: string | undefined;
}

/** Searches users, posts, events and certificate groups on servers that support it, after a delay. */
export function useItemSearch(search: string, onGo: (path: string) => void): ItemSearch {
  const keyword = useDelayed(search.trim(), SEARCH_DELAY_MS);
  const isCurrent = keyword === search.trim();
  const hasUserSearch = useCapability('user-search') === true;
  const hasEventSearch = useCapability('event-search') === true;
  const input = isBlankText(keyword) ? null : { page: 1, size: MAX_FOUND, keyword };
  const foundUsers = users.list.useQuery(hasUserSearch ? input : null, silent);
  const inReview = feed.excerpt.useQuery(input && { status: FEED_STATUS.review, ...input }, silent);
  const posted = feed.excerpt.useQuery(input && { status: FEED_STATUS.posted, ...input }, silent);
  const foundEvents = events.list.useQuery(hasEventSearch ? input : null, silent);
  const foundGroups = certificateGroups.list.useQuery(input, silent);
  const requested = [
    ...(hasUserSearch ? [foundUsers] : []),
    inReview,
    posted,
    ...(hasEventSearch ? [foundEvents] : []),
    foundGroups,
  ];
  const isPending = input !== null && requested.some(isQueryPending);
  const isSlow = useDelayed(isPending ? keyword : '', SLOW_AFTER_MS) === keyword && isPending;
  if (isBlankText(search)) return { groups: [], message: undefined };

  const itemAt = (path: string, item: Omit<PaletteItem, 'onChoose'>): PaletteItem => ({
    ...item,
    onChoose: () => onGo(path),
  });
  function found<Item>(title: string, query: QueryResult<Page<Item>>, toItem: (item: Item) => PaletteItem) {
    // Earlier results stay until the newer ones arrive, as far as they match what was typed since.
    return { title, items: query.data?.docs.map(toItem) ?? [], isFound: isCurrent && !query.isPrevious };
  }
  const postsIn = (query: typeof posted, tab: 'posted' | 'review', title: string) =>
    found(title, query, (post) =>
      itemAt(listPath(FEED_PATH, isBlankText(post.title ?? '') ? keyword : (post.title ?? ''), tab), {
        id: `post ${post._id}`,
        label: displayTitle(post.title),
        icon: <FeedIcon />,
        hint: post.description ?? undefined,
      }),
    );
  const groups: PaletteGroup[] = [
    found('Users', foundUsers, (user) =>
      itemAt(listPath(HOME_PATH, fullName(user) || keyword), {
        id: `user ${user._id}`,
        label: fullName(user) || '—',
        icon: <UserIcon />,
        hint: user.description ?? undefined,
      }),
    ),
    postsIn(inReview, 'review', 'Posts in review'),
    postsIn(posted, 'posted', 'Posts'),
    found('Events', foundEvents, (event) =>
      itemAt(eventPath(event._id), {
        id: eventPath(event._id),
        label: eventName(event),
        icon: <EventIcon />,
        hint: eventDetail(event),
      }),
    ),
    found('Certification groups', foundGroups, ({ _id, name }) =>
      itemAt(certificateGroupPath(_id), {
        id: certificateGroupPath(_id),
        label: displayTitle(name),
        icon: <CertificateIcon />,
      }),
    ),
  ];
  const isOnlyInReview = posted.data?.total === 0 && (inReview.data?.total ?? 0) > 0;
  const text = search.trim();
  const lists: PaletteItem[] = [
    ...(hasUserSearch ? [listItem('Users', HOME_PATH, <UserIcon />)] : []),
    listItem('Feed', FEED_PATH, <FeedIcon />, isOnlyInReview ? 'review' : 'posted'),
    ...(hasEventSearch ? [listItem('Events', EVENTS_PATH, <EventIcon />)] : []),
    listItem('Certification groups', CERTIFICATE_GROUPS_PATH, <CertificateIcon />),
  ];
  function listItem(name: string, path: string, icon: PaletteItem['icon'], tab?: 'posted' | 'review') {
    return itemAt(listPath(path, text, tab), { id: `search ${path}`, label: `${name} matching “${text}”`, icon });
  }

  const failed = [
    ...(foundUsers.error ? ['users'] : []),
    ...((inReview.error ?? posted.error) ? ['posts'] : []),
    ...(foundEvents.error ? ['events'] : []),
    ...(foundGroups.error ? ['certification groups'] : []),
  ];
  return {
    groups: [...groups, { title: 'Search in', items: lists, isFound: true }],
    message: isCurrent ? searchMessage(failed, isSlow) : undefined,
  };
}

function isQueryPending({ data, error, isPrevious }: Pick<QueryResult<unknown>, 'data' | 'error' | 'isPrevious'>) {
  return error === undefined && (data === undefined || isPrevious);
}

function searchMessage(failed: readonly string[], isSlow: boolean): string | undefined {
  if (failed.length > 0) return `Could not search ${listFormat.format(failed)}.`;
  return isSlow ? 'Searching…' : undefined;
}

const listFormat = new Intl.ListFormat('en-GB');

/** The URL of a list that is searched. */
function listPath(path: string, keyword: string, tab?: 'posted' | 'review'): string {
  return `${path}?${new URLSearchParams({ ...(tab === 'review' && { tab }), keyword })}`;
}

/** Returns a debounced value: the last one that did not change for this many milliseconds. */
function useDelayed(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
