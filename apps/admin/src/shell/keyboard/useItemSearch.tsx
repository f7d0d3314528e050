import { useCapability } from '@cpd/api/capabilities';
import { certificateGroups } from '@cpd/api/certificateGroups';
import { events } from '@cpd/api/events';
import { type FeedItem, feed } from '@cpd/api/feed';
import { issuedCertificates } from '@cpd/api/issuedCertificates';
import type { Page, QueryResult } from '@cpd/api/query';
import { users } from '@cpd/api/users';
import { quotedNumber } from '@cpd/domain/certificate';
import { eventDetail, eventTitle } from '@cpd/domain/event';
import { FEED_STATUS, type FeedTab } from '@cpd/domain/feed';
import { isBlankText } from '@cpd/domain/text';
import { fullName } from '@cpd/domain/user';
import type { PaletteGroup, PaletteItem } from '@cpd/ui/CommandPalette';
import { CertificateIcon, EventIcon, FeedIcon, UserIcon } from '@cpd/ui/Icon';
import { displayTitle, say, shown } from '@cpd/ui/language';
import { useDebounced } from '@cpd/ui/SearchField';
import {
  CERTIFICATE_GROUPS_PATH,
  certificateGroupPath,
  EVENTS_PATH,
  eventPath,
  FEED_PATH,
  HOME_PATH,
  issuedCertificatesPath,
  userPath,
} from '../../paths.ts';

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

/** Searches users, posts, events, certificate groups, and certificates by number, on servers that support it, after a delay. */
export function useItemSearch(search: string, onGo: (path: string) => void): ItemSearch {
  const keyword = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const kinds = useKinds(keyword);
  const isCurrent = keyword === search.trim();
  const isPending = !isBlankText(keyword) && kinds.some(({ query }) => isQueryPending(query));
  const isSlow = useDebounced(isPending ? keyword : '', SLOW_AFTER_MS) === keyword && isPending;
  if (isBlankText(search)) return { groups: [], message: undefined };

  const itemAt = ({ path, ...item }: FoundItem): PaletteItem => ({ ...item, onChoose: () => onGo(path) });
  // Earlier results stay until the newer ones arrive, as far as they match what was typed since.
  const groups = kinds.map(({ title, query, items }) => {
    return { title, items: items.map(itemAt), isFound: isCurrent && !query.isPrevious };
  });
  const text = search.trim();
  const lists = kinds.flatMap(({ title, list, icon }) => {
    if (!list) return [];
    const label = say('{list} matching “{text}”', { list: list.name ?? title, text });
    return itemAt({ id: `search ${list.path}`, label, icon, path: listPath(list.path, text, list.tab) });
  });
  const failed = new Set(kinds.flatMap(({ noun, query }) => (query.error ? noun : [])));
  return {
    groups: [...groups, { title: say('Search in'), items: lists, isFound: true }],
    message: isCurrent ? searchMessage([...failed], isSlow) : undefined,
  };
}

type FoundItem = Omit<PaletteItem, 'onChoose'> & { readonly path: string };

/** A kind of item that the server searches. */
interface Kind {
  readonly title: string;
  /** Names it when its search fails. */
  readonly noun: string;
  readonly icon: PaletteItem['icon'];
  /** The list that a link opens with this search. */
  readonly list?: { readonly path: string; readonly name?: string; readonly tab?: FeedTab };
  readonly query: Pick<QueryResult<unknown>, 'data' | 'error' | 'isPrevious'>;
  readonly items: readonly FoundItem[];
}

type SearchInput = { readonly page: number; readonly size: number; readonly keyword: string } | null;

/** The kinds that the server can search, with what they found. */
function useKinds(keyword: string): readonly Kind[] {
  const input = isBlankText(keyword) ? null : { page: 1, size: MAX_FOUND, keyword };
  return [
    ...useCertificates(keyword, input),
    ...useUsers(keyword, input),
    ...usePosts(keyword, input),
    ...useEvents(input),
    ...useGroups(input),
  ];
}

function useCertificates(keyword: string, input: SearchInput): readonly Kind[] {
  const isOffered = useCapability('certificates') === true && quotedNumber(keyword) !== null;
  const found = issuedCertificates.list.useQuery(isOffered ? input : null, silent);
  if (!isOffered) return [];
  return kindOf(found, {
    title: say('Certificates'),
    noun: say('certificates'),
    icon: <CertificateIcon />,
    toItem: ({ _id, number, holder, certificateGroup }) => ({
      id: `certificate ${_id}`,
      label: number,
      hint: holder ?? undefined,
      path: listPath(issuedCertificatesPath(certificateGroup), number),
    }),
  });
}

function useUsers(keyword: string, input: SearchInput): readonly Kind[] {
  const isOffered = useCapability('user-search') === true;
  const hasPages = useCapability('user-details') === true;
  const found = users.list.useQuery(isOffered ? input : null, silent);
  if (!isOffered) return [];
  return kindOf(found, {
    title: say('Users'),
    noun: say('users'),
    icon: <UserIcon />,
    list: { path: HOME_PATH },
    toItem: (user) => ({
      id: hasPages ? userPath(user._id) : `user ${user._id}`,
      label: fullName(user) || '—',
      hint: user.description ?? undefined,
      path: hasPages ? userPath(user._id) : listPath(HOME_PATH, fullName(user) || keyword),
    }),
  });
}

function usePosts(keyword: string, input: SearchInput): readonly Kind[] {
  const inReview = feed.excerpt.useQuery(input && { status: FEED_STATUS.review, ...input }, silent);
  const posted = feed.excerpt.useQuery(input && { status: FEED_STATUS.posted, ...input }, silent);
  const isOnlyInReview = posted.data?.total === 0 && (inReview.data?.total ?? 0) > 0;
  const tab = isOnlyInReview ? 'review' : 'posted';
  const posts = { noun: say('posts'), icon: <FeedIcon /> };
  const postItem = (tab: FeedTab) => (post: FeedItem) => ({
    id: `post ${post._id}`,
    label: displayTitle(post.title),
    hint: post.description ?? undefined,
    path: listPath(FEED_PATH, isBlankText(post.title ?? '') ? keyword : (post.title ?? ''), tab),
  });
  return [
    ...kindOf(inReview, { ...posts, title: say('Posts in review'), toItem: postItem('review') }),
    ...kindOf(posted, {
      ...posts,
      title: say('Posts'),
      list: { name: say('Feed'), path: FEED_PATH, tab },
      toItem: postItem('posted'),
    }),
  ];
}

function useEvents(input: SearchInput): readonly Kind[] {
  const isOffered = useCapability('event-search') === true;
  const found = events.list.useQuery(isOffered ? input : null, silent);
  if (!isOffered) return [];
  return kindOf(found, {
    title: say('Events'),
    noun: say('events'),
    icon: <EventIcon />,
    list: { path: EVENTS_PATH },
    toItem: (event) => ({
      id: eventPath(event._id),
      label: shown(eventTitle(event)),
      hint: say(eventDetail(event)),
      path: eventPath(event._id),
    }),
  });
}

function useGroups(input: SearchInput): readonly Kind[] {
  const found = certificateGroups.list.useQuery(input, silent);
  return kindOf(found, {
    title: say('Certificate groups'),
    noun: say('certificate groups'),
    icon: <CertificateIcon />,
    list: { path: CERTIFICATE_GROUPS_PATH },
    toItem: ({ _id, name }) => ({
      id: certificateGroupPath(_id),
      label: displayTitle(name),
      path: certificateGroupPath(_id),
    }),
  });
}

/** A list, so that a hook can return none. */
function kindOf<Item>(
  query: QueryResult<Page<Item>>,
  { toItem, ...kind }: Omit<Kind, 'query' | 'items'> & { readonly toItem: (item: Item) => Omit<FoundItem, 'icon'> },
): readonly [Kind] {
  return [{ ...kind, query, items: query.data?.docs.map((item) => ({ ...toItem(item), icon: kind.icon })) ?? [] }];
}

function isQueryPending({ data, error, isPrevious }: Pick<QueryResult<unknown>, 'data' | 'error' | 'isPrevious'>) {
  return error === undefined && (data === undefined || isPrevious);
}

function searchMessage(failed: readonly string[], isSlow: boolean): string | undefined {
  if (failed.length > 0) return say('Could not search {kinds}.', { kinds: failed });
  return isSlow ? say('Searching…') : undefined;
}

/** The URL of a list that is searched. */
function listPath(path: string, keyword: string, tab?: FeedTab): string {
  return `${path}?${new URLSearchParams({ ...(tab === 'review' && { tab }), keyword })}`;
}
