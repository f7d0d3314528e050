import { type BinItem, bin } from '@cpd/api/bin';
import { actorName } from '@cpd/domain/actor';
import type { BinKind } from '@cpd/domain/bin';
import { PAGE_SIZE } from '@cpd/domain/paging';
import { isBlankText } from '@cpd/domain/text';
import { actionOn, actionsColumn, TWO_LINE_ROW_HEIGHT } from '@cpd/ui/columns';
import { DATE_TIME_WIDTH, DateTime } from '@cpd/ui/DateTime';
import { useConfirm } from '@cpd/ui/DialogQueue';
import {
  type AlternativeList,
  alternativeParams,
  type ListParams,
  ListTable,
  type ListTableProps,
  useListParams,
  useListState,
} from '@cpd/ui/ListScreen';
import { displayTitle, say, titleInSentence } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';
import type { Column } from '@cpd/ui/PagedTable';
import { RowTitle } from '@cpd/ui/RowTitle';
import { Inline } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { useState } from 'react';
import { StoredImage } from '../StoredImage.tsx';
import { deletedTexts } from './deletedTexts.ts';
import { useBin } from './useBin.ts';
import { type DeletedItem, useRestore } from './useRestore.ts';

export interface DeletedItems {
  /** Undefined reads nothing. */
  kind: BinKind | undefined;
  /** The course of the questions. */
  course?: string;
  /** Names an item by its stored title. @default its title, or '(Draft)' */
  nameOf?: ((title: string | null) => string) | undefined;
  /** The search and the page, which are in the URL. */
  params: ListParams;
  /** Whether there is a search. @default false */
  isSearchable?: boolean;
}

/** What a table shows of the deleted items of a kind, which can be restored or deleted for good; nothing without a kind. */
export function useDeletedTable(items: DeletedItems) {
  const { kind, course, nameOf = displayTitle, params, isSearchable = false } = items;
  const { page, setKeyword } = params;
  const keyword = isSearchable ? params.keyword : '';
  const filter = { ...(course !== undefined && { course }), keyword, page, size: PAGE_SIZE };
  const query = bin.list.useQuery(kind === undefined ? null : { kind, ...filter });
  const list = useListState(query, { ...alternativeParams(params), size: PAGE_SIZE }, { hasSizes: false });
  const columns = useDeletedColumns(nameOf, list.onRetry);
  const { days } = useBin();
  if (kind === undefined) return undefined;
  return {
    caption: say(deletedTexts[kind].title),
    texts: deletedTexts[kind],
    list,
    rowHeight: TWO_LINE_ROW_HEIGHT,
    columns,
    ...(days && {
      empty: { description: say('Deleted items stay here for {n, plural, one {# day} other {# days}}.', { n: days }) },
    }),
    ...(isSearchable && {
      search: { keyword, isFiltered: keyword !== '', clear: () => setKeyword(''), keepsToolbar: true },
    }),
  } satisfies ListTableProps<BinItem>;
}

interface DeletedTableProps
  extends Omit<DeletedItems, 'params' | 'isSearchable'>,
    Required<Pick<ListTableProps<BinItem>, 'title' | 'description'>> {}

/** A card with the deleted items of a kind, if there were any when it was opened. */
export function DeletedTable(props: DeletedTableProps) {
  const { title, description, ...items } = props;
  const table = useDeletedTable({ ...items, params: useListParams() });
  // Once shown it stays, so that the focus of the last row has a place.
  const [isShown, setIsShown] = useState(false);
  if (!isShown && table?.list.pager.total) setIsShown(true);
  return isShown && table && <ListTable {...table} title={title} description={description} />;
}

/** The filter 'Deleted' of a list; undefined where the server keeps no deleted items. */
export function useBinList(
  kind: BinKind,
  params: ListParams,
  nameOf?: DeletedItems['nameOf'],
): AlternativeList | undefined {
  const { hasBin, counts } = useBin();
  const isShown = hasBin === true && params.show === 'deleted';
  const table = useDeletedTable({ kind: isShown ? kind : undefined, nameOf, params, isSearchable: true });
  if (!hasBin) return undefined;
  const found = isShown ? (table?.list.pager.total ?? null) : undefined;
  return {
    label: say('Deleted'),
    count: params.keyword === '' ? (counts?.[kind] ?? null) : found,
    onShow: params.showDeleted,
    renderTable: table && ((parts) => <ListTable {...table} {...parts} />),
  };
}

function useDeletedColumns(nameOf: (title: string | null) => string, reload: () => void): readonly Column<BinItem>[] {
  const { restore } = useRestore();
  const remove = useRemoval(reload);
  const itemOf = ({ _id: id, kind, title, course }: BinItem) => ({ kind, id, name: nameOf(title), course });
  const buttonNameOf = ({ _id, title }: BinItem) =>
    isBlankText(title ?? '') ? `${nameOf(title)} ${_id}` : nameOf(title);
  return [
    {
      id: 'title',
      header: say('Deleted'),
      minWidth: 240,
      isRowHeader: true,
      cell: ({ kind, title, cover, questionCount }) => (
        <RowTitle
          detail={
            questionCount
              ? say('{questionCount, plural, one {# question} other {# questions}}', { questionCount })
              : undefined
          }
          picture={kind === 'question' ? undefined : <StoredImage of={cover} size="thumbnail" />}
        >
          {nameOf(title)}
        </RowTitle>
      ),
    },
    {
      id: 'deletedAt',
      header: say('When'),
      width: DATE_TIME_WIDTH,
      onCard: 'namedFact',
      cell: ({ deletedAt, deletedBy }) => (
        <Inline gap={4}>
          <DateTime at={deletedAt} />
          {deletedBy && (
            <Text as="span" tone="muted">
              {say('by {name}', { name: actorName(deletedBy) })}
            </Text>
          )}
        </Inline>
      ),
    },
    {
      id: 'removedAfter',
      header: say('Can be restored until'),
      width: DATE_TIME_WIDTH,
      onCard: 'namedFact',
      cell: ({ removedAfter }) => <DateTime at={removedAfter} />,
    },
    actionsColumn(
      [
        {
          label: say('Restore'),
          nameOf: (item) => actionOn(say('Restore'), buttonNameOf(item)),
          onPress: (item) => void restore(itemOf(item)),
        },
        {
          label: say('Delete now'),
          tone: 'critical',
          nameOf: (item) => actionOn(say('Delete now'), buttonNameOf(item)),
          onPress: (item) => void remove(itemOf(item), item.questionCount ?? 0),
        },
      ],
      { isMuted: true },
    ),
  ];
}

/** Returns a function that deletes an item for good, after a confirmation. */
function useRemoval(reload: () => void) {
  const confirm = useConfirm();
  const notify = useNotify();
  const { run } = bin.remove.useMutation();
  return async ({ kind, id, name }: DeletedItem, questionCount: number) => {
    const isSure = await confirm({
      title: say('Delete “{name}” now?', { name }),
      message: removalMessage(kind, questionCount),
      consequence: say('This cannot be taken back.'),
      confirmLabel: say('Delete now'),
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await run({ id, kind });
    if (outcome.isDone) notify(say('{name} deleted for good', { name: titleInSentence(name) }));
    else if (outcome.error.status === 404) reload();
  };
}

function removalMessage(kind: BinKind, questionCount: number): string {
  if (kind === 'question') return say('It is deleted for good.');
  return questionCount === 0
    ? say('It is deleted for good, with its files.')
    : say('It is deleted for good, with its files and {questionCount, plural, one {# question} other {# questions}}.', {
        questionCount,
      });
}
