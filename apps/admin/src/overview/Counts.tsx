import { say } from '@cpd/ui/language';
import * as styles from './OverviewPage.css.ts';
import type { Overview } from './useOverview.ts';

/** One line with the number of items of each kind and of those that are enabled, without the kinds that did not load. */
export function Counts({ courses, events, draftEvents, groups, enabledGroups, users }: Overview) {
  const enabledCourses = courses.data?.filter(({ isEnable }) => isEnable).length;
  const enabledEvents = draftEvents?.data && events.data && events.data.total - draftEvents.data.total;
  const counts = [
    { text: courseCount, all: courses.data?.length, enabled: enabledCourses },
    { text: eventCount, all: events.data?.total, enabled: enabledEvents },
    { text: groupCount, all: groups.data?.total, enabled: enabledGroups.data?.length },
    { text: userCount, all: users.data?.total, enabled: undefined },
  ];
  return (
    <ul className={styles.counts} aria-label={say('Counts')}>
      {counts.map(({ text, all, enabled }) => all !== undefined && <li key={text.name}>{text(all, enabled)}</li>)}
    </ul>
  );
}

function courseCount(all: number, enabled: number | undefined): string {
  return enabled === undefined
    ? say('{all, plural, one {# course} other {# courses}}', { all })
    : say('{enabled} of {all, plural, one {# course} other {# courses}} enabled', { enabled, all });
}

function eventCount(all: number, enabled: number | undefined): string {
  return enabled === undefined
    ? say('{all, plural, one {# event} other {# events}}', { all })
    : say('{enabled} of {all, plural, one {# event} other {# events}} enabled', { enabled, all });
}

function groupCount(all: number, enabled: number | undefined): string {
  return enabled === undefined
    ? say('{all, plural, one {# certificate group} other {# certificate groups}}', { all })
    : say('{enabled} of {all, plural, one {# certificate group} other {# certificate groups}} enabled', {
        enabled,
        all,
      });
}

function userCount(all: number): string {
  return say('{all, plural, one {# user} other {# users}}', { all });
}
