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
import type { Overview } from './useOverview.ts';

/** The number of items of each kind, and of those that are enabled. */
export function Counts({ courses, events, draftEvents, groups, enabledGroups, users, onRetry }: Overview) {
  return (
    <ul className={styles.counts} aria-label="Counts">
      <Count
        noun="course"
        href={COURSES_PATH}
        queries={[courses]}
        all={courses.data?.length}
        enabled={courses.data?.filter(({ isEnable }) => isEnable).length}
        onRetry={onRetry}
      />
      <Count
        noun="event"
        href={EVENTS_PATH}
        queries={draftEvents ? [events, draftEvents] : [events]}
        all={events.data?.total}
        enabled={draftEvents?.data && events.data && events.data.total - draftEvents.data.total}
        onRetry={onRetry}
      />
      <Count
        noun="certificate group"
        href={CERTIFICATE_GROUPS_PATH}
        queries={[groups, enabledGroups]}
        all={groups.data?.total}
        enabled={enabledGroups.data?.length}
        onRetry={onRetry}
      />
      <Count noun="user" href={HOME_PATH} queries={[users]} all={users.data?.total} onRetry={onRetry} />
    </ul>
  );
}

interface CountProps {
  noun: string;
  /** The list of these items. */
  href: string;
  queries: readonly PartQuery[];
  all: number | undefined;
  /** The number of enabled items; undefined if the server does not send it. */
  enabled?: number | undefined;
  /** Reloads the queries that failed. */
  onRetry: () => void;
}

function Count({ noun, href, queries, all, enabled, onRetry }: CountProps) {
  const isLoading = queries.some(isPending);
  const number = enabled ?? all;
  const words = number === 1 ? noun : `${noun}s`;
  return (
    <li className={styles.countItem}>
      <Card>
        <div aria-busy={isLoading || undefined}>
          <div className={styles.count}>{isLoading ? <Skeleton width="short" /> : (number ?? '–')}</div>
          <Link href={href}>{enabled === undefined ? words : `${words} enabled`}</Link>
          {enabled !== undefined && all !== undefined && (
            <Text tone="muted" size="small">{`${all - enabled} not enabled`}</Text>
          )}
          {!isLoading && all === undefined && (
            <Button variant="quiet" size="small" aria-label={`Try again to count the ${noun}s`} onPress={onRetry}>
              Try again
            </Button>
          )}
        </div>
      </Card>
    </li>
  );
}
