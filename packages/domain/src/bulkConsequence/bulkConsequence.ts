import { type Deletion, endingWith, type Paragraph, type RestorableDays } from '../consequence/consequence.ts';
import { sentence } from '../sentence/sentence.ts';

/** What follows when several items are enabled. */
export function enablingManyConsequence(days: RestorableDays): Paragraph {
  return [
    sentence('Learners see them at once, and there is no way to disable them.'),
    days === null
      ? sentence('Only deleting them takes them off line, which cannot be taken back.')
      : sentence('Deleting them takes them off line, and they can be restored as drafts.'),
  ];
}

/** What follows when several items are deleted. */
export function deletingManyConsequence(items: readonly Deletion[], days: RestorableDays): Paragraph {
  const enabled = items.filter(({ isEnable = false }) => isEnable).length;
  const ending =
    days === null
      ? sentence('This cannot be taken back.')
      : days === undefined
        ? sentence('They can be restored.')
        : sentence('They can be restored for {days, plural, one {# day} other {# days}}.', { days });
  return endingWith(ending, enabled > 0 && sentence('Learners no longer see {enabled} of them.', { enabled }));
}
