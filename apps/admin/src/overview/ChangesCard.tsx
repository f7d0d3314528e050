import type { Activity } from '@cpd/api/activity';
import type { Course } from '@cpd/api/courses';
import { actorName } from '@cpd/domain/actor';
import { historySentence, repeatedLines, subjectKind, subjectLabel } from '@cpd/domain/history';
import { isBlankText } from '@cpd/domain/text';
import { ListCard, type ListCardProps, ListCardRow } from '@cpd/ui/ListCard';
import { say, shown, timeAgo, useNow } from '@cpd/ui/language';
import { changeListTexts } from '../history/changeTexts.ts';
import { subjectTitle } from '../history/subjectTitle.ts';
import { subjectPath } from '../paths.ts';
import type { Overview } from './useOverview.ts';

const MAX_ROWS = 5;

/** Kinds of subject whose changes are shown. Sign-ins and uploads would hide them. */
const CONTENT = ['course', 'event', 'certificateGroup', 'post', 'certificate'];

export interface ChangesCardProps extends Pick<ListCardProps, 'onRetry'> {
  query: NonNullable<Overview['changes']>;
  /** The courses of today, of which an untitled one can have a title or a group by now. */
  courses: readonly Course[] | undefined;
}

/** The newest changes of content, with links to items that still exist. */
export function ChangesCard({ query, courses, onRetry }: ChangesCardProps) {
  const lines = query.data?.docs.filter(({ action }) => isContentChange(action)) ?? [];
  const now = useNow();
  return (
    <ListCard title={say('Recent changes')} query={query} onRetry={onRetry} texts={changeListTexts}>
      {repeatedLines(lines)
        .slice(0, MAX_ROWS)
        .map((group) => ({ group, line: group[0] }))
        .map(({ group, line }) => (
          <ListCardRow
            key={line._id}
            href={line.isGone ? undefined : subjectPath(line)}
            detail={say('{change}, {when}', {
              change: historySentence(actorName(line.actor), group),
              when: timeAgo(Date.parse(line.at), now),
            })}
            detailLines={2}
          >
            {subjectName(line, courses)}
          </ListCardRow>
        ))}
    </ListCard>
  );
}

/** Each review page that an administrator opens adds a link, which changes nothing about the post. */
function isContentChange(action: string): boolean {
  return CONTENT.includes(subjectKind(action) ?? '') && action !== 'post.link-issued';
}

/** Deleted posts and certificates of deleted people have no title in the history, and an id says nothing here. */
function subjectName({ subject }: Activity, courses: readonly Course[] = []): string {
  const course = courses.find(({ _id }) => _id === subject._id);
  const title = course && isBlankText(subject.title ?? '') ? course.title : subject.title;
  return subjectTitle({ ...subject, title }, course?.certificateGroup?.name) ?? shown(subjectLabel(subject.kind ?? ''));
}
