import { counted } from '@cpd/domain/text';
import { say } from '@cpd/ui/language';
import * as styles from './OverviewPage.css.ts';
import type { Overview } from './useOverview.ts';

/** One line with the number of items of each kind and of those that are enabled, without the kinds that did not load. */
export function Counts({ courses, events, draftEvents, groups, enabledGroups, users }: Overview) {
  const enabledCourses = courses.data?.filter(({ isEnable }) => isEnable).length;
  const enabledEvents = draftEvents?.data && events.data && events.data.total - draftEvents.data.total;
  const counts = [
    { noun: 'course', all: courses.data?.length, enabled: enabledCourses },
    { noun: 'event', all: events.data?.total, enabled: enabledEvents },
    { noun: 'certificate group', all: groups.data?.total, enabled: enabledGroups.data?.length },
    { noun: 'user', all: users.data?.total, enabled: undefined },
  ];
  return (
    <ul className={styles.counts} aria-label={say('Counts')}>
      {counts.map(
        ({ noun, all, enabled }) =>
          all !== undefined && (
            <li key={noun}>
              {enabled === undefined ? counted(all, noun) : `${enabled} of ${counted(all, noun)} enabled`}
            </li>
          ),
      )}
    </ul>
  );
}
