import { certificateGroups } from '@cpd/api/certificateGroups';
import type { courses } from '@cpd/api/courses';
import { events } from '@cpd/api/events';
import { users } from '@cpd/api/users';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Link } from '@cpd/ui/Link';
import { Skeleton } from '@cpd/ui/Skeleton';
import { Text } from '@cpd/ui/Text';
import { CERTIFICATE_GROUPS_PATH } from '../certificateGroups/paths.ts';
import { COURSES_PATH } from '../courses/paths.ts';
import { EVENTS_PATH } from '../events/paths.ts';
import { HOME_PATH } from '../kit/paths.ts';
import { isPending, type PartQuery } from './OverviewCard.tsx';
import * as styles from './OverviewPage.css.ts';

/** The only row of a list whose length is requested. */
const counted = { page: 1, size: 1 };

export interface CountsProps {
  courses: ReturnType<typeof courses.list.useQuery>;
  /** The events that are not enabled; null where the server cannot tell. */
  draftEvents: ReturnType<typeof events.list.useQuery> | null;
}

/** How many items there are of each kind, and how many of them are enabled. */
export function Counts({ courses: allCourses, draftEvents }: CountsProps) {
  const allEvents = events.list.useQuery(counted);
  const allGroups = certificateGroups.list.useQuery(counted);
  const enabledGroups = certificateGroups.options.useQuery({ autoComplete: true });
  const allUsers = users.list.useQuery(counted);
  return (
    <ul className={styles.counts} aria-label="Counts">
      <Count
        noun="course"
        href={COURSES_PATH}
        queries={[allCourses]}
        all={allCourses.data?.length}
        enabled={allCourses.data?.filter(({ isEnable }) => isEnable).length}
      />
      <Count
        noun="event"
        href={EVENTS_PATH}
        queries={draftEvents ? [allEvents, draftEvents] : [allEvents]}
        all={allEvents.data?.total}
        enabled={draftEvents?.data && allEvents.data && allEvents.data.total - draftEvents.data.total}
      />
      <Count
        noun="certificate group"
        href={CERTIFICATE_GROUPS_PATH}
        queries={[allGroups, enabledGroups]}
        all={allGroups.data?.total}
        enabled={enabledGroups.data?.length}
      />
      <Count noun="user" href={HOME_PATH} queries={[allUsers]} all={allUsers.data?.total} />
    </ul>
  );
}

interface CountProps {
  noun: string;
  /** The list of these items. */
  href: string;
  /** The queries that the numbers come from. */
  queries: readonly PartQuery[];
  all: number | undefined;
  /** How many of them are enabled; undefined where the server does not say. */
  enabled?: number | undefined;
}

function Count({ noun, href, queries, all, enabled }: CountProps) {
  const isLoading = queries.some(isPending);
  const number = enabled ?? all;
  const words = number === 1 ? noun : `${noun}s`;
  const retry = () => {
    for (const query of queries) if (query.data === undefined) void query.reload();
  };
  return (
    <li>
      <Card>
        <div aria-busy={isLoading || undefined}>
          <div className={styles.count}>{isLoading ? <Skeleton width="short" /> : (number ?? '–')}</div>
          <Link href={href}>{enabled === undefined ? words : `${words} enabled`}</Link>
          {enabled !== undefined && all !== undefined && (
            <Text tone="muted" size="small">{`${all - enabled} not enabled`}</Text>
          )}
          {!isLoading && all === undefined && (
            <Button variant="quiet" size="small" aria-label={`Try again to count the ${noun}s`} onPress={retry}>
              Try again
            </Button>
          )}
        </div>
      </Card>
    </li>
  );
}
