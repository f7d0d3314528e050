import type { Activity } from '@cpd/api/activity';
import { actorName } from '@cpd/domain/actor';
import { csvFile, plainDate } from '@cpd/domain/csv';
import { actionSentence, type FieldValue, fieldName, subjectNoun, valueText } from '@cpd/domain/history';
import { csvSeparator, formatDateTime, say, shown } from '@cpd/ui/language';

/** Formats lines of the history as CSV with a row for each changed field. */
export function activityCsv(lines: readonly Activity[]): string {
  return csvFile([titles(), ...lines.flatMap(rowsOf)], csvSeparator());
}

function titles(): readonly string[] {
  return [
    `${say('When')} (${new Intl.DateTimeFormat().resolvedOptions().timeZone})`,
    say('Who'),
    say('What'),
    say('Kind'),
    say('Title'),
    say('Id'),
    say('Field'),
    say('Before'),
    say('After'),
    say('Call'),
  ];
}

function rowsOf(line: Activity): readonly (readonly string[])[] {
  const { at, actor, subject, changes, requestId } = line;
  const kind = subject.kind === null ? '' : shown(subjectNoun(subject.kind));
  const done = [
    plainDate(formatDateTime(at)),
    shown(actorName(actor)),
    say(actionSentence([line])),
    kind,
    subject.title ?? '',
    subject._id ?? '',
  ];
  const fields = (changes ?? []).map(({ field, before, after }) => [
    shown(fieldName(field)),
    cellOf(before),
    cellOf(after),
  ]);
  return (fields.length === 0 ? [['', '', '']] : fields).map((change) => [...done, ...change, requestId ?? '']);
}

/** Numbers stay numbers of spreadsheets. */
function cellOf(value: FieldValue): string {
  const words = valueText(value);
  return typeof words === 'number' ? String(words) : shown(words);
}
