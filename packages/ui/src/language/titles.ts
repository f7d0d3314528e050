import { isBlankText } from '@cpd/domain/text';
import { say } from './say.ts';

/** Shown in place of a title, group name or cover that a draft does not have yet. */
export function draftLabel(): string {
  return say('(Draft)');
}

/** The letters of an id that tables show. */
const SHORT_ID_LENGTH = 8;

/** The title or group name to show. A missing or blank one reads as a draft. */
export function displayTitle(title: string | null | undefined): string {
  return title && !isBlankText(title) ? title : draftLabel();
}

/** A displayed title in a sentence about its item. */
export function titleInSentence(displayed: string): string {
  return displayed === draftLabel() ? say('Draft') : displayed;
}

/** A title to recognise an item by: an untitled draft is told apart by its group, or else by the start of its id. */
export function recognisableTitle(title: string | null | undefined, id: string, group?: string | null): string {
  const displayed = displayTitle(title);
  const mark = group && !isBlankText(group) ? group : id.slice(0, SHORT_ID_LENGTH);
  return displayed === draftLabel() && mark !== '' ? say('(Draft) · {mark}', { mark }) : displayed;
}

/** A name that is unique in its list, also for untitled drafts. */
export function rowName(title: string | null | undefined, id: string): string {
  const displayed = displayTitle(title);
  return displayed === draftLabel() ? say('(Draft) {id}', { id }) : displayed;
}
