import type { Activity } from '@cpd/api/activity';
import { actionPhrase, actorName, subjectKind, subjectNoun, subjectTitle } from '@cpd/domain/history';
import { capitalised } from '@cpd/domain/text';
import { timeAgo } from '@cpd/domain/timeAgo';
import { RowTitle } from '@cpd/ui/RowTitle';
import { useSubjectPath } from '../kit/SubjectPath.ts';
import { OverviewCard, type OverviewCardProps } from './OverviewCard.tsx';
import * as styles from './OverviewPage.css.ts';
import type { Overview } from './useOverview.ts';

const MAX_ROWS = 5;

/** Kinds of subject whose changes are shown. Sign-ins and uploads would hide them. */
const CONTENT = ['course', 'event', 'certificateGroup', 'post', 'certificate'];

export interface ChangesCardProps extends Pick<OverviewCardProps, 'onRetry'> {
  query: NonNullable<Overview['changes']>;
}

/** The newest changes of content, with links to items that still exist. */
export function ChangesCard({ query, onRetry }: ChangesCardProps) {
  const lines = query.data?.docs.filter(({ action }) => isContentChange(action)) ?? [];
  const deleted = new Set(lines.filter(({ action }) => action.endsWith('.deleted')).map(({ subject }) => subject._id));
  const now = Date.now();
  const pathOf = useSubjectPath();
  return (
    <OverviewCard
      title="Recent changes"
      query={query}
      onRetry={onRetry}
      pluralNoun="changes"
      emptyText="No changes yet."
    >
      {lines
        .filter((line, index) => !isRepeated(line, lines[index - 1]))
        .slice(0, MAX_ROWS)
        .map((line) => (
          <li key={line._id} className={styles.row}>
            <div className={styles.rowTitle}>
              <RowTitle
                href={deleted.has(line.subject._id) ? undefined : pathOf(line)}
                detail={`${actorName(line.actor)} ${actionPhrase(line.action, line.changes ?? [])}, ${timeAgo(Date.parse(line.at), now)}`}
                detailLines={2}
              >
                {subjectName(line)}
              </RowTitle>
            </div>
          </li>
        ))}
    </OverviewCard>
  );
}

/** Each review page that an administrator opens adds a link, which changes nothing about the post. */
function isContentChange(action: string): boolean {
  return CONTENT.includes(subjectKind(action) ?? '') && action !== 'post.link-issued';
}

/** Whether a line repeats the newer one above it, as for each question of an import. */
function isRepeated(line: Activity, newer: Activity | undefined): boolean {
  const isSame = line.actor._id === newer?.actor._id && line.subject._id === newer.subject._id;
  return isSame && line.action === newer.action;
}

/** Certificates and deleted posts have no title in the history, and an id says nothing here. */
function subjectName({ subject }: Activity): string {
  return subjectTitle(subject) ?? capitalised(subjectNoun(subject.kind ?? ''));
}
