import { type Activity, activity } from '@cpd/api/activity';
import { useCapability } from '@cpd/api/capabilities';
import { certificateGroups } from '@cpd/api/certificateGroups';
import { courses } from '@cpd/api/courses';
import { events } from '@cpd/api/events';
import { feed } from '@cpd/api/feed';
import type { QueryResult } from '@cpd/api/query';
import { useImageUrl } from '@cpd/api/uploads';
import { users } from '@cpd/api/users';
import { displayTitle, rowName } from '@cpd/domain/draft';
import { FEED_STATUS } from '@cpd/domain/feed';
import { actionPhrase, actorName, subjectKind, subjectNoun } from '@cpd/domain/history';
import { MAX_PAGE_SIZE } from '@cpd/domain/paging';
import { missingForCourse, missingForEvent, type Requirement } from '@cpd/domain/readiness';
import { timeAgo } from '@cpd/domain/timeAgo';
import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { ExternalIcon, PlusIcon } from '@cpd/ui/Icon';
import { Image } from '@cpd/ui/Image';
import { Link } from '@cpd/ui/Link';
import { Notice } from '@cpd/ui/Notice';
import { PageHeader } from '@cpd/ui/PageHeader';
import { RowTitle, RowTitleSkeleton } from '@cpd/ui/RowTitle';
import { Skeleton } from '@cpd/ui/Skeleton';
import { Inline, Stack } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import type { ReactNode } from 'react';
import { CERTIFICATE_GROUPS_PATH, certificateGroupPath } from '../certificateGroups/paths.ts';
import { COURSES_PATH, courseFixPath, coursePath } from '../courses/paths.ts';
import { eventDetail, eventName, eventRowNames } from '../events/eventValues.ts';
import { EVENTS_PATH, eventPath } from '../events/paths.ts';
import { useOpenReview } from '../feed/useOpenReview.ts';
import { useOpenDraft } from '../kit/lists/useOpenDraft.ts';
import { FEED_PATH, HOME_PATH } from '../kit/paths.ts';
import { useItemActions } from '../kit/useItemActions.tsx';
import * as styles from './OverviewPage.css.ts';
import { missingText, overviewSummary } from './overviewTexts.ts';

/** The page says itself what could not be loaded. */
const silent = { isReported: false };

/** The only row of a list whose length is asked for. */
const counted = { page: 1, size: 1 };

/** The number of rows of a card. */
const MAX_ROWS = 5;

const POSTS = 3;

/** Changes of which the newest ones about content are shown. */
const RECENT = 50;

/** What waits for an administrator, how much there is, and what has changed. It leaves out what the server does not offer. */
export function OverviewPage() {
  const hasEventFilter = useCapability('event-filter');
  const hasHistory = useCapability('history') !== false;
  // The largest part reports its failure, so that an outage opens one dialog.
  const allCourses = courses.list.useQuery({});
  const review = feed.excerpt.useQuery({ status: FEED_STATUS.review, page: 1, size: POSTS }, silent);
  const drafts = events.list.useQuery(
    hasEventFilter ? { page: 1, size: MAX_PAGE_SIZE, isEnable: false } : null,
    silent,
  );
  const allEvents = events.list.useQuery(counted, silent);
  const allGroups = certificateGroups.list.useQuery(counted, silent);
  const enabledGroups = certificateGroups.options.useQuery({ autoComplete: true }, silent);
  const allUsers = users.list.useQuery(counted, silent);
  const changes = activity.list.useQuery({ page: 1, size: RECENT }, silent);
  const failed = [allCourses, review, drafts, allEvents, allGroups, enabledGroups, allUsers, changes].filter(
    ({ data, error }) => error !== undefined && data === undefined,
  );

  const unfinishedCourses = useUnfinishedCourses(allCourses);
  const unfinishedEvents = useUnfinishedEvents(drafts);
  const enabledCourses = allCourses.data?.filter(({ isEnable }) => isEnable).length;
  const summary = overviewSummary({
    posts: review.data?.total,
    courses: unfinishedCourses.rows?.filter(isReady).length,
    // Of more events than one page has, only some are known.
    events:
      drafts.data && drafts.data.docs.length >= drafts.data.total
        ? unfinishedEvents.rows?.filter(isReady).length
        : undefined,
  });

  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <PageHeader title="Overview" actions={<NewButtons />} />
        <Text tone="muted">{summary ?? '\u00a0'}</Text>
      </Stack>
      {failed.length > 0 && (
        <Notice
          tone="critical"
          actions={
            <Button size="small" onPress={() => failed.forEach((query) => void query.reload())}>
              Try again
            </Button>
          }
        >
          Some parts of this page could not be loaded.
        </Notice>
      )}
      <ul className={styles.counts} aria-label="Counts">
        <Count
          noun="course"
          href={COURSES_PATH}
          query={allCourses}
          all={allCourses.data?.length}
          enabled={enabledCourses}
        />
        <Count
          noun="event"
          href={EVENTS_PATH}
          query={allEvents}
          all={allEvents.data?.total}
          enabled={drafts.data && allEvents.data && allEvents.data.total - drafts.data.total}
        />
        <Count
          noun="certificate group"
          href={CERTIFICATE_GROUPS_PATH}
          query={allGroups}
          all={allGroups.data?.total}
          enabled={enabledGroups.data?.length}
        />
        <Count noun="user" href={HOME_PATH} query={allUsers} all={allUsers.data?.total} />
      </ul>
      <div className={styles.columns}>
        <div className={styles.column}>
          <UnfinishedCard
            noun="course"
            query={allCourses}
            list={unfinishedCourses}
            href={`${COURSES_PATH}?enabled=no`}
          />
          {hasEventFilter !== false && (
            <UnfinishedCard noun="event" query={drafts} list={unfinishedEvents} href={`${EVENTS_PATH}?enabled=no`} />
          )}
        </div>
        <div className={styles.column}>
          <ReviewCard query={review} />
          {hasHistory && <ChangesCard query={changes} />}
        </div>
      </div>
    </div>
  );
}

function NewButtons() {
  const openEvent = useOpenDraft(events.draft.useMutation(), eventPath);
  const openCourse = useOpenDraft(courses.draft.useMutation(), coursePath);
  return (
    <Inline>
      <Button icon={<PlusIcon />} onPress={() => void openEvent()}>
        New event
      </Button>
      <Button variant="primary" icon={<PlusIcon />} onPress={() => void openCourse()}>
        New course
      </Button>
    </Inline>
  );
}

type State = Pick<QueryResult<unknown>, 'data' | 'error'>;

interface CountProps {
  noun: string;
  /** The list of these items. */
  href: string;
  query: State;
  all: number | undefined;
  /** How many of them are enabled; undefined where the server does not say. */
  enabled?: number | undefined;
}

function Count({ noun, href, query, all, enabled }: CountProps) {
  const number = enabled ?? all;
  const words = number === 1 ? noun : `${noun}s`;
  return (
    <li>
      <Card>
        <div aria-busy={isPending(query) || undefined}>
          <div className={styles.count}>{number ?? (isPending(query) ? <Skeleton width="short" /> : '–')}</div>
          <Link href={href}>{enabled === undefined ? words : `${words} enabled`}</Link>
          {enabled !== undefined && all !== undefined && (
            <Text tone="muted" size="small">{`${all - enabled} not enabled`}</Text>
          )}
        </div>
      </Card>
    </li>
  );
}

/** An item that is not enabled yet. */
interface Unfinished {
  readonly id: string;
  readonly name: string;
  /** The name for assistive technology, which no other row has. */
  readonly rowName: string;
  readonly href: string;
  readonly detail: string;
  readonly picture: string | undefined;
  readonly missing: readonly Requirement[];
  /** Where the first of what is missing is added. */
  readonly fixHref: string;
}

interface UnfinishedList {
  /** Those that lack the least come first. */
  readonly rows: readonly Unfinished[] | undefined;
  readonly total: number;
  readonly onEnable: (row: Unfinished) => void;
}

const isReady = ({ missing }: Unfinished) => missing.length === 0;

function byMissing(one: Unfinished, other: Unfinished): number {
  return one.missing.length - other.missing.length;
}

function useUnfinishedCourses(query: ReturnType<typeof courses.list.useQuery>): UnfinishedList {
  const imageUrl = useImageUrl();
  const { onEnable } = useItemActions(courses, { reload: () => void query.reload() });
  const rows = query.data
    ?.filter(({ isEnable }) => !isEnable)
    .map((course) => {
      const missing = missingForCourse(course);
      return {
        id: course._id,
        name: displayTitle(course.title),
        rowName: rowName(course.title, course._id),
        href: coursePath(course._id),
        detail: course.certificateGroup ? displayTitle(course.certificateGroup.name) : 'No certificate group',
        picture: course.cover ? imageUrl(course.cover._id) : undefined,
        missing,
        fixHref: missing[0] ? courseFixPath(course._id, missing[0]) : coursePath(course._id),
      };
    })
    .toSorted(byMissing);
  return { rows, total: rows?.length ?? 0, onEnable: ({ id, ...item }) => void onEnable(id, item, []) };
}

function useUnfinishedEvents(query: ReturnType<typeof events.list.useQuery>): UnfinishedList {
  const imageUrl = useImageUrl();
  const reload = () => void query.reload();
  const { onEnable } = useItemActions(events, { reload });
  const nameOf = eventRowNames(query.data?.docs ?? []);
  const rows = query.data?.docs
    .filter(({ isEnable }) => !isEnable)
    .map((event) => {
      const missing = missingForEvent(event);
      const href = eventPath(event._id);
      return {
        id: event._id,
        name: eventName(event),
        rowName: nameOf(event),
        href,
        detail: eventDetail(event),
        picture: event.cover ? imageUrl(event.cover._id) : undefined,
        missing,
        fixHref: missing[0] ? `${href}#${missing[0]}` : href,
      };
    })
    .toSorted(byMissing);
  return {
    rows,
    total: query.data?.total ?? 0,
    onEnable: ({ id, ...item }) => void onEnable(id, item, []).then((isDone) => isDone && reload()),
  };
}

interface UnfinishedCardProps {
  noun: string;
  query: State;
  list: UnfinishedList;
  /** The list of all of them. */
  href: string;
}

function UnfinishedCard({ noun, query, list, href }: UnfinishedCardProps) {
  return (
    <ListCard
      title={`${noun === 'course' ? 'Courses' : 'Events'} to finish`}
      total={list.total}
      all={<Link href={href}>{`All ${noun}s not enabled`}</Link>}
      query={query}
      empty={`Every ${noun} is enabled.`}
    >
      {list.rows?.slice(0, MAX_ROWS).map((row) => (
        <li key={row.id} className={styles.row}>
          <div className={styles.rowTitle}>
            <RowTitle
              href={row.href}
              aria-label={row.rowName}
              detail={row.detail}
              picture={<Image size="thumbnail" src={row.picture} alt="" fallback="" />}
            >
              {row.name}
            </RowTitle>
          </div>
          {isReady(row) ? (
            <Button size="small" tone="accent" aria-label={`Enable ${row.rowName}`} onPress={() => list.onEnable(row)}>
              Enable
            </Button>
          ) : (
            <Link href={row.fixHref} aria-label={`${missingText(row.missing)}: ${row.rowName}`}>
              {missingText(row.missing)}
            </Link>
          )}
        </li>
      ))}
    </ListCard>
  );
}

function ReviewCard({ query }: { query: ReturnType<typeof feed.excerpt.useQuery> }) {
  const imageUrl = useImageUrl();
  const openReview = useOpenReview();
  return (
    <ListCard
      title="Waiting for review"
      total={query.data?.total ?? 0}
      all={<Link href={`${FEED_PATH}?tab=review`}>All in review</Link>}
      query={query}
      empty="Nothing to review."
    >
      {query.data?.docs.slice(0, POSTS).map(({ _id, title, cover }) => (
        <li key={_id} className={styles.row}>
          <div className={styles.rowTitle}>
            <RowTitle picture={<Image size="thumbnail" src={cover && imageUrl(cover._id)} alt="" fallback="" />}>
              {displayTitle(title)}
            </RowTitle>
          </div>
          <Button
            variant="quiet"
            size="small"
            icon={<ExternalIcon size={12} />}
            aria-label={`Open Url ${rowName(title, _id)} (opens in a new tab)`}
            onPress={() => void openReview(_id)}
          >
            Open Url
          </Button>
        </li>
      ))}
    </ListCard>
  );
}

/** Kinds of subject whose changes are shown. Sign-ins and uploads would hide them. */
const CONTENT = ['course', 'event', 'certificateGroup', 'post', 'certificate'];

const pathsOf: Readonly<Record<string, (id: string) => string>> = {
  course: coursePath,
  event: eventPath,
  certificateGroup: certificateGroupPath,
};

function ChangesCard({ query }: { query: ReturnType<typeof activity.list.useQuery> }) {
  const lines = query.data?.docs.filter(({ action }) => CONTENT.includes(subjectKind(action) ?? '')) ?? [];
  const deleted = new Set(lines.filter(({ action }) => action.endsWith('.deleted')).map(({ subject }) => subject._id));
  const now = Date.now();
  return (
    <ListCard title="Recent changes" query={query} empty="No changes yet.">
      {lines.slice(0, MAX_ROWS).map((line) => (
        <li key={line._id} className={styles.row}>
          <div className={styles.rowTitle}>
            <RowTitle
              href={deleted.has(line.subject._id) ? undefined : subjectPath(line)}
              detail={`${actorName(line.actor)} ${actionPhrase(line.action, line.changes ?? [])}, ${timeAgo(Date.parse(line.at), now)}`}
              detailLines={2}
            >
              {subjectName(line)}
            </RowTitle>
          </div>
        </li>
      ))}
    </ListCard>
  );
}

function subjectPath({ subject }: Activity): string | undefined {
  const { kind, _id } = subject;
  return kind !== null && _id !== null ? pathsOf[kind]?.(_id) : undefined;
}

/** Posts and certificates have no title in the history. */
function subjectName({ subject }: Activity): string {
  const { kind, _id, title } = subject;
  if (kind === 'course' || kind === 'certificateGroup') return displayTitle(title);
  return title ?? `${subjectNoun(kind ?? '')} ${_id ?? ''}`.trim();
}

interface ListCardProps {
  title: string;
  /** How many there are; absent where it does not matter. */
  total?: number;
  /** The link to all of them. */
  all?: ReactNode;
  query: State;
  /** Replaces rows that do not exist. */
  empty: string;
  children: readonly ReactNode[] | undefined;
}

function ListCard({ title, total = 0, all, query, empty, children = [] }: ListCardProps) {
  return (
    <Card
      title={title}
      padding="none"
      actions={
        all !== undefined &&
        total > 0 && (
          <Inline gap={12}>
            <Badge>{total}</Badge>
            {all}
          </Inline>
        )
      }
    >
      {isPending(query) ? (
        <div aria-busy="true">
          {[1, 2, 3].map((row) => (
            <div key={row} className={styles.row}>
              <div className={styles.rowTitle}>
                <RowTitleSkeleton picture="thumbnail" />
              </div>
            </div>
          ))}
        </div>
      ) : children.length > 0 ? (
        <ul className={styles.rows}>{children}</ul>
      ) : (
        <p className={styles.nothing}>{query.data === undefined ? 'This could not be loaded.' : empty}</p>
      )}
    </Card>
  );
}

function isPending({ data, error }: State): boolean {
  return data === undefined && error === undefined;
}
