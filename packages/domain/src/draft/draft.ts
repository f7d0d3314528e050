import { isBlankText } from '../text/text.ts';

/** Shown in place of a title, group name or cover that a draft does not have yet. */
export const DRAFT_LABEL = '(Draft)';

/** The title or group name to show. A missing or blank one reads as a draft. */
export function displayTitle(title: string | null | undefined): string {
  return title && !isBlankText(title) ? title : DRAFT_LABEL;
}

/** A displayed title in a sentence about its item. */
export function titleInSentence(displayed: string): string {
  return displayed === DRAFT_LABEL ? 'Draft' : displayed;
}

/** A name that is unique in its list, also for untitled drafts. */
export function rowName(title: string | null | undefined, id: string): string {
  const displayed = displayTitle(title);
  return displayed === DRAFT_LABEL ? `${DRAFT_LABEL} ${id}` : displayed;
}
