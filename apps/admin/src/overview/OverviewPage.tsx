import { courses } from '@cpd/api/courses';
import { events } from '@cpd/api/events';
import { overviewSummary, waitingOf } from '@cpd/domain/waiting';
import { Button } from '@cpd/ui/Button';
import { PlusIcon } from '@cpd/ui/Icon';
import { useCreate } from '@cpd/ui/ListScreen';
import { say } from '@cpd/ui/language';
import { PageHeader } from '@cpd/ui/PageHeader';
import { Inline } from '@cpd/ui/Stack';
import { courseListTexts } from '../courses/courseTexts.ts';
import { eventListTexts } from '../events/eventTexts.ts';
import { COURSES_PATH, coursePath, EVENTS_PATH, eventPath } from '../paths.ts';
import { ChangesCard } from './ChangesCard.tsx';
import { Counts } from './Counts.tsx';
import * as styles from './OverviewPage.css.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { UnfinishedCard } from './UnfinishedCard.tsx';
import { unfinishedCourses, unfinishedEvents } from './unfinished.ts';
import { useOverview } from './useOverview.ts';

/** What waits for an administrator, how much there is, and what has changed. Omits what the server does not offer. */
export function OverviewPage() {
  const overview = useOverview();
  const { courses: allCourses, events: allEvents, draftEvents, posts, changes, onRetry } = overview;
  const coursesToFinish = unfinishedCourses(allCourses.data);
  const eventsToFinish = unfinishedEvents(draftEvents?.data?.docs);
  const summary = overviewSummary(
    waitingOf({ posts: posts.data?.total, courses: allCourses.data, draftEvents: draftEvents?.data }),
  );

  return (
    <div className={styles.page}>
      <PageHeader title={say('Overview')} description={say(summary) ?? '\u00a0'} actions={<NewButtons />} />
      <Counts {...overview} />
      <div className={styles.columns}>
        <div className={styles.work}>
          <ReviewCard query={posts} onRetry={onRetry} />
          <div className={styles.unfinished}>
            <UnfinishedCard
              title={say('Courses not enabled')}
              texts={courseListTexts}
              kind="course"
              resource={courses}
              query={allCourses}
              rows={coursesToFinish}
              total={coursesToFinish?.length}
              emptyText={allCourses.data?.length === 0 ? undefined : say('Every course is enabled.')}
              listHref={`${COURSES_PATH}?enabled=no`}
              onRetry={onRetry}
            />
            {draftEvents && (
              <UnfinishedCard
                title={say('Events not enabled')}
                texts={eventListTexts}
                kind="event"
                resource={events}
                query={draftEvents}
                rows={eventsToFinish}
                total={draftEvents.data?.total}
                emptyText={allEvents.data?.total === 0 ? undefined : say('Every event is enabled.')}
                listHref={`${EVENTS_PATH}?enabled=no`}
                onRetry={onRetry}
              />
            )}
          </div>
        </div>
        {changes && <ChangesCard query={changes} courses={allCourses.data} onRetry={onRetry} />}
      </div>
    </div>
  );
}

function NewButtons() {
  const openEvent = useCreate(events.draft.useMutation(), eventPath);
  const openCourse = useCreate(courses.draft.useMutation(), coursePath);
  return (
    <Inline>
      <Button icon={<PlusIcon />} onPress={() => void openEvent()}>
        {say('New event')}
      </Button>
      <Button variant="primary" icon={<PlusIcon />} onPress={() => void openCourse()}>
        {say('New course')}
      </Button>
    </Inline>
  );
}
