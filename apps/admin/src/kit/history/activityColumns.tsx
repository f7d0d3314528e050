import type { Activity } from '@cpd/api/activity';
import { displayTitle } from '@cpd/domain/draft';
import {
  actionPhrase,
  actorName,
  changesToList,
  type FieldValue,
  fieldName,
  subjectNoun,
  valueText,
} from '@cpd/domain/history';
import { ChangeList } from '@cpd/ui/ChangeList';
import { Image } from '@cpd/ui/Image';
import type { Column } from '@cpd/ui/PagedTable';
import { Inline, Stack } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { DATE_TIME_WIDTH, DateTime } from '../formatDate.tsx';

/** Time, actor, action, and the old and new values. */
export function activityColumns(imageUrl: (id: string) => string) {
  return [
    { id: 'at', header: 'When', width: DATE_TIME_WIDTH, cell: ({ at }) => <DateTime at={at} /> },
    { id: 'actor', header: 'Who', width: 120, cell: ({ actor }) => actorName(actor) },
    { id: 'what', header: 'What', isRowHeader: true, cell: (line) => <What line={line} imageUrl={imageUrl} /> },
  ] as const satisfies readonly Column<Activity>[];
}

/** The changed item: its title at that time, and its kind. */
export const subjectColumn: Column<Activity> = {
  id: 'subject',
  header: 'Item',
  width: 240,
  cell: ({ subject }) => <Subject {...subject} />,
};

/** Items without a title, such as posts and certificates, are named by their id. */
function Subject({ kind, title, _id }: Activity['subject']) {
  const name = kind === 'course' || kind === 'certificateGroup' ? displayTitle(title) : title;
  const noun = kind === null ? '–' : subjectNoun(kind);
  const [first, second] = name === null ? [noun, _id] : [name, noun];
  if (second === null) return first;
  return (
    <Inline gap={4}>
      <bdi>{first}</bdi>
      <Text as="span" tone="muted" size="small">
        {second}
      </Text>
    </Inline>
  );
}

/** Describes the action, such as 'changed title and PDF'. */
export function phraseOf({ action, changes }: Activity): string {
  return actionPhrase(action, changes ?? []);
}

function What({ line, imageUrl }: { line: Activity; imageUrl: (id: string) => string }) {
  const changes = changesToList(line.action, line.changes ?? []);
  if (changes.length === 0) return phraseOf(line);
  const show = (value: FieldValue) => <Value value={value} imageUrl={imageUrl} />;
  const entries = changes.map(({ field, before, after }) => ({
    field: fieldName(field),
    before: isEmpty(before) ? '' : show(before),
    after: isEmpty(after) ? '' : show(after),
  }));
  return (
    <Stack gap={8}>
      {phraseOf(line)}
      <ChangeList entries={entries} />
    </Stack>
  );
}

function isEmpty(value: FieldValue): boolean {
  return valueText(value) === '';
}

/** Images are shown while they are stored; everything else is text. */
function Value({ value, imageUrl }: { value: FieldValue; imageUrl: (id: string) => string }) {
  const shown = value !== null && typeof value === 'object' ? [value].flat() : [];
  const images = shown.filter(({ name }) => name == null);
  if (images.length === 0) return valueText(value);
  return images.map(({ _id }, index) => (
    <Image key={_id} size="thumbnail" src={imageUrl(_id)} alt={`Image ${index + 1}`} fallback="removed" />
  ));
}
