import type { LoadedQuery, QueryResult } from '@cpd/api/query';
import { useVisited } from '@cpd/api/recents';
import { pastedText } from '@cpd/domain/htmlText';
import { type EditHeaderProps, EditScreen, ItemPager, itemPosition, type ListSlice } from '@cpd/ui/EditScreen';
import { CopiedHtmlProvider } from '@cpd/ui/Field';
import { LinkButton } from '@cpd/ui/Link';
import { type ListParamValues, parseListParams, useReturnPath } from '@cpd/ui/ListScreen';
import { say } from '@cpd/ui/language';
import { NotFound } from '@cpd/ui/NotFound';
import { Inline } from '@cpd/ui/Stack';
import type { ComponentType, ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { deletedTexts } from '../bin/deletedTexts.ts';
import { lastChange } from '../history/HistoryCard.tsx';
import { useLastChange } from '../history/useLastChange.ts';
import { useRestorable } from '../history/useRestorable.ts';
import { type DeletedKind, deletedPath } from '../paths.ts';

export interface EditorProps<Item> {
  item: LoadedQuery<Item>;
  /** The page's header. Saving and cancelling return to its list. */
  header: EditHeaderProps;
}

export interface EditPageProps<Item extends { readonly isEnable: boolean }> {
  /** The title until the item is loaded, and the last breadcrumb below `parentOf`. */
  title: string;
  /** The list that the item belongs to. */
  list: {
    readonly label: string;
    /** The label of the way back to it: 'Back to courses'. */
    readonly backLabel: string;
    readonly path: string;
    /** The kind of items whose deleted ones can be restored. */
    readonly deleted: DeletedKind;
    /** The URL of an item's page. */
    readonly pathOf: (id: string) => string;
    /** Loads the items around one in the list with these parameters; null sends no request. */
    readonly useSlice: (params: ListParamValues | null, id: string) => ListSlice | undefined;
  };
  resource: { readonly detail: { readonly useQuery: (input: { readonly id: string }) => QueryResult<Item> } };
  /** Names the item in the title and among the recent items. */
  nameOf: (item: Item) => string;
  /** The page of what the item belongs to, as a breadcrumb, once the item is loaded. */
  parentOf?: (item: Item) => EditHeaderProps['parent'];
  /** Links and buttons next to the title, once the item is loaded. */
  actions?: (item: Item) => ReactNode;
  /** Whether the content takes the full width, such as a form with two columns of fields. @default false */
  isWide?: boolean;
  /** @default a form with its requirements */
  skeleton?: ReactNode;
  /** The form. It is mounted again for each item. */
  editor: ComponentType<EditorProps<Item>>;
}

/** Edits the item in the URL: shows a form, its skeleton, 'Try again' or 'Data Not Found.'. */
export function EditPage<Item extends { readonly isEnable: boolean }>(props: EditPageProps<Item>) {
  const { title, list, resource, nameOf, parentOf, actions, isWide = false, skeleton, editor: Editor } = props;
  const { id = '' } = useParams();
  const query = resource.detail.useQuery({ id });
  const { listHref, pager } = useListAround(list, id);
  const { pathname: path } = useLocation();
  useVisited({ id, path, label: query.data && nameOf(query.data), isGone: query.error?.status === 404 });
  return (
    <EditScreen
      title={title}
      list={{ label: list.label, backLabel: list.backLabel, href: listHref }}
      load={query}
      nameOf={nameOf}
      isWide={isWide}
      pager={pager}
      skeleton={skeleton}
      renderGone={(back) => <Gone id={id} back={back} deleted={list.deleted} />}
    >
      {(data, header) => (
        <CopiedHtmlProvider value={pastedText}>
          <Editor
            key={id}
            item={{ ...query, data }}
            header={{ ...header, isEnabled: data.isEnable, parent: parentOf?.(data), actions: actions?.(data) }}
          />
        </CopiedHtmlProvider>
      )}
    </EditScreen>
  );
}

/** The list that the item was opened from, with links to the items next to it. */
function useListAround(list: EditPageProps<never>['list'], id: string) {
  const { state } = useLocation();
  const listAddress = useReturnPath(list.path);
  // A new draft is not on the page of the list that it was created from.
  const isInList = listAddress !== undefined && Object(state).isNew !== true;
  const params = isInList ? parseListParams(new URLSearchParams(listAddress.split('?')[1])) : null;
  const slice = list.useSlice(params, id);
  const position = slice && itemPosition(id, slice);
  const pager = position && listAddress !== undefined && (
    <ItemPager position={position} listAddress={listAddress} pathOf={list.pathOf} />
  );
  return { listHref: listAddress ?? list.path, pager };
}

interface GoneProps {
  id: string;
  back: ReactNode;
  deleted: DeletedKind;
}

/** The way on, below the error dialog that says what happened; for a deleted item, also who did it and where to restore it. */
function Gone({ id, back, deleted }: GoneProps) {
  const { last } = useLastChange({ subject: id });
  const restoreOf = useRestorable();
  if (last === undefined || restoreOf(last) === undefined)
    return <NotFound what="data" hint={say('Look for it in the list, or check the address.')} action={back} />;
  return (
    <NotFound
      what="data"
      hint={say('{change}.', { change: lastChange(last, Date.now()) })}
      action={
        <Inline gap={8}>
          {back}
          <LinkButton href={deletedPath(deleted)}>{say(deletedTexts[deleted].title)}</LinkButton>
        </Inline>
      }
    />
  );
}
