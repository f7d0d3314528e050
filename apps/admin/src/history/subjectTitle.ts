import type { Activity } from '@cpd/api/activity';
import { eventTitle } from '@cpd/domain/event';
import { recognisableTitle, shown } from '@cpd/ui/language';

/** The title that the changed item had then; null if it has none, such as a deleted post. */
export function subjectTitle({ kind, title, _id }: Activity['subject'], group?: string | null): string | null {
  if (kind === 'event') return title === null ? null : shown(eventTitle({ hyperlink: title }));
  return kind === 'course' || kind === 'certificateGroup' ? recognisableTitle(title, _id ?? '', group) : title;
}
