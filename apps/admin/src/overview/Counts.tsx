import { counted } from '@cpd/domain/text';
import { Link } from '@cpd/ui/Link';
import { CERTIFICATE_GROUPS_PATH, COURSES_PATH, EVENTS_PATH, HOME_PATH } from '../paths.ts';
import * as styles from './OverviewPage.css.ts';
import type { Overview } from './useOverview.ts';

/** One line with the number of items of each kind and of those that are enabled, without the kinds that did not load. */
export function Counts({ courses, events, draftEvents, groups, enabledGroups, users }: Overview) {
  const enabledCourses = courses.data?.filter(({ isEnable }) => isEnable).length;
  const enabledEvents = draftEvents?.data && events.data && events.data.total - draftEvents.data.total;
  const counts = [
    { noun: 'course', href: COURSES_PATH, all: courses.data?.length, enabled: enabledCourses },
    { noun: 'event', href: EVENTS_PATH, all: events.data?.total, enabled: enabledEvents },
    {
      noun: 'certificate group',
      href: CERTIFICATE_GROUPS_PATH,
      all: groups.data?.total,
      enabled: enabledGroups.data?.length,
    },
    { noun: 'user', href: HOME_PATH, all: users.data?.total, enabled: undefined },
  ];
  return (
    <ul className={styles.counts} aria-label="Counts">
      {counts.map(
        ({ noun, href, all, enabled }) =>
          all !== undefined && (
            <li key={noun}>
              <Link href={href}>
                {enabled === undefined ? counted(all, noun) : `${enabled} of ${counted(all, noun)} enabled`}
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
