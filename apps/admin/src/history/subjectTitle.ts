import { eventTitle } from '@cpd/domain/event';
import { recognisableTitle, shown } from '@cpd/ui/language';

/** The changed item, with its title at that time. */
interface Subject {
  readonly kind: string | null;
  readonly _id: string | null;
  readonly title: string | null;
}

/** The title of the changed item; null if it has none, such as a deleted post. */
export function subjectTitle({ kind, title, _id }: Subject, group?: string | null): string | null {
  if (kind === 'event') return title === null ? null : shown(eventTitle({ hyperlink: title }));
  return kind === 'course' || kind === 'certificateGroup' ? recognisableTitle(title, _id ?? '', group) : title;
}
