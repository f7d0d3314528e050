import type { Activity } from '@cpd/api/activity';
import { actorName } from '@cpd/domain/actor';
import {
  actionSentence,
  type Change,
  changesToList,
  describesChanges,
  type FieldValue,
  fieldLabel,
  fieldName,
  subjectNoun,
  valueText,
} from '@cpd/domain/history';
import { Button } from '@cpd/ui/Button';
import { ChangeList } from '@cpd/ui/ChangeList';
import { actionOn, CopyableId } from '@cpd/ui/columns';
import { TimeAgo } from '@cpd/ui/DateTime';
import { Image } from '@cpd/ui/Image';
import { formatDay, say, shown, useNow } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { Inline, Stack } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { type ReactNode, useState } from 'react';
import type { TextUse } from './replacedText.ts';
import { subjectTitle } from './subjectTitle.ts';
import type { ActivityRow } from './useActivityList.ts';
import { deletedItem } from './useRestorable.ts';

/** What lines of the history need from their page. */
export interface ActivityCells {
  readonly imageUrl: (id: string) => string;
  readonly textUse: TextUse;
  /** What 'Restore' does on a line; undefined where nothing can be restored. */
  readonly restoreOf: (line: Activity) => (() => void) | undefined;
}

/** Time, actor, and the action or what it changed. */
export function activityColumns(cells: ActivityCells) {
  return [
    // A time, or how long ago it was: its day is above it.
    { id: 'at', header: say('When'), width: 136, onCard: 'flow', cell: ({ at }) => <TimeAgo at={at} /> },
    { id: 'actor', header: say('Who'), width: 120, onCard: 'flow', cell: ({ actor }) => shown(actorName(actor)) },
    {
      id: 'change',
      header: say('Change'),
      isRowHeader: true,
      cell: (line) =>
        line.group.length > 1 ? <ImportCell group={line.group} /> : <ChangeCell line={line} {...cells} />,
    },
  ] as const satisfies readonly Column<ActivityRow>[];
}

/** Returns the day of a change, under which it is listed. */
export function useDayOf(): (line: Activity) => string {
  const now = new Date(useNow());
  return ({ at }) => formatDay(at, now);
}

/** Names of items by their ids, which the history does not store. */
export type SubjectNames = ReadonlyMap<string, string>;

/** The changed item: its name, or its title at that time, and its kind. */
export function subjectColumn(names: SubjectNames = new Map()): Column<ActivityRow> {
  return {
    id: 'subject',
    header: say('Item'),
    width: 240,
    onCard: 'flow',
    cell: ({ subject }) => <Subject {...subject} present={names.get(subject._id ?? '')} />,
  };
}

/** Items without a name or title, such as deleted posts, are named by their id. */
function Subject({ kind, title, _id, present }: Activity['subject'] & { present: string | undefined }) {
  const name = present ?? subjectTitle({ kind, title, _id });
  const noun = kind === null ? '–' : shown(subjectNoun(kind));
  if (name === null && _id === null) return noun;
  return (
    <Inline gap={4}>
      <bdi>{name ?? noun}</bdi>
      {name === null && _id !== null ? (
        <CopyableId id={_id} isShort />
      ) : (
        <Text as="span" tone="muted" size="small">
          {noun}
        </Text>
      )}
    </Inline>
  );
}

/** The number of questions of an import, and their texts on request. */
function ImportCell({ group }: Pick<ActivityRow, 'group'>) {
  const [isOpen, setIsOpen] = useState(false);
  const phrase = say(actionSentence(group));
  return (
    <Stack gap={4}>
      <Inline gap={8}>
        {phrase}
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={say('Show all: {phrase}', { phrase })}
          onPress={() => setIsOpen(!isOpen)}
        >
          {say('Show all')}
        </Button>
      </Inline>
      {isOpen && (
        <ul>
          {group.map(({ _id, action, changes }) => (
            <li key={_id}>
              {changesToList(action, changes ?? []).map(({ field, after }) => (
                <bdi key={field}>{shown(valueText(after))}</bdi>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** One line. An action that only changed fields shows their names without a phrase. */
function ChangeCell({ line, imageUrl, textUse, restoreOf }: ActivityCells & { line: Activity }) {
  const changes = changesToList(line.action, line.changes ?? []);
  const phrase = say(actionSentence([line]));
  const onRestore = restoreOf(line);
  const list = changes.length > 0 && (
    <ChangeList
      entries={changes.map((change) => ({
        field: shown(fieldLabel(change.field)),
        before: contentOf(change.before, imageUrl),
        after: contentOf(change.after, imageUrl),
        action: useButton(change, textUse(line, change)),
      }))}
    />
  );
  if (onRestore !== undefined) {
    return (
      <Stack gap={4}>
        <Inline gap={8}>
          {phrase}
          <Button size="small" aria-label={actionOn(say('Restore'), deletedItem(line)?.name ?? '')} onPress={onRestore}>
            {say('Restore')}
          </Button>
        </Inline>
        <div>{list}</div>
      </Stack>
    );
  }
  if (list === false) return phrase;
  if (describesChanges(line.action)) return list;
  return (
    <Inline gap={8}>
      {phrase}
      {list}
    </Inline>
  );
}

/** The button that puts the previous text back into the form. */
function useButton({ field, before }: Change, onUse: (() => void) | undefined): ReactNode {
  if (onUse === undefined) return undefined;
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={say('Use this text, {field} “{text}”', { field: fieldName(field), text: valueText(before) })}
      onPress={onUse}
    >
      {say('Use this text')}
    </Button>
  );
}

/** Images that are still stored are displayed; everything else is text. */
function contentOf(value: FieldValue, imageUrl: (id: string) => string): ReactNode {
  const records = value !== null && typeof value === 'object' ? [value].flat() : [];
  const images = records.filter(({ name }) => name == null);
  if (images.length === 0) return shown(valueText(value));
  return images.map(({ _id }, index) => (
    <Image
      key={_id}
      size="thumbnail"
      src={imageUrl(_id)}
      alt={say('Image {number}', { number: index + 1 })}
      fallback="removed"
    />
  ));
}
