import { isBlankText } from '../text/text.ts';

/** Stands for what a draft does not have yet: a title, a group name, a cover (rule L6). */
export const DRAFT_LABEL = '(Draft)';

/** Gives the title or group name to show; a missing, empty or blank one reads as a draft (rule L6). */
export function displayTitle(title: string | null | undefined): string {
  return title && !isBlankText(title) ? title : DRAFT_LABEL;
}

/** Names a row so that it can be told from every other, untitled drafts included (rule L3). */
export function rowName(title: string | null | undefined, id: string): string {
  const shown = displayTitle(title);
  return shown === DRAFT_LABEL ? `${DRAFT_LABEL} ${id}` : shown;
}
