import { displayTitle } from '@cpd/domain/draft';

/** Tells a row apart from the others in its buttons' names, drafts without a title included (rule L3). */
export function rowName(title: string | null, id: string): string {
  return title?.trim() ? title : `${displayTitle(title)} ${id}`;
}
