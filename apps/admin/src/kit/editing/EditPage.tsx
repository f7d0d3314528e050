import type { LoadedQuery, QueryResult } from '@cpd/api/query';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { EmptyState } from '@cpd/ui/EmptyState';
import { LinkButton } from '@cpd/ui/Link';
import { NotFound } from '@cpd/ui/NotFound';
import { Skeleton } from '@cpd/ui/Skeleton';
import { Stack } from '@cpd/ui/Stack';
import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router';
import { FieldOutline } from '../FieldOutline.tsx';
import { useVisited } from '../keyboard/Recents.tsx';
import { useReturnAddress } from '../lists/useReturnAddress.ts';
import * as styles from './EditForm.css.ts';
import { EditHeader, type EditHeaderProps } from './EditHeader.tsx';

/** What a form on a page of its own is given. */
export interface EditorProps<Item> {
  item: LoadedQuery<Item>;
  /** The list that saving and cancelling lead to. */
  listHref: string;
  /** The page's header, which the form completes. */
  header: EditHeaderProps;
}

export interface EditPageProps<Item extends { readonly isEnable: boolean }> {
  /** What is done here: the last breadcrumb, and the title until the item has come. */
  title: string;
  /** The list that the item belongs to. */
  list: {
    readonly label: string;
    /** What it lists, in the plural: 'courses'. */
    readonly things: string;
    readonly path: string;
  };
  /** What the item is one of. */
  resource: { readonly detail: { readonly useQuery: (named: { readonly id: string }) => QueryResult<Item> } };
  /** Names the item, once it is there: as the title, and among the recent ones. */
  nameOf: (item: Item) => string;
  /** What stands beside the title, once the item is there. */
  actions?: (item: Item) => ReactNode;
  /**
   * Holds the form's place while the item is on its way.
   * @default a form of one column, and what stands beside it
   */
  outline?: ReactNode;
  /** The form; another one for each item. */
  editor: ComponentType<EditorProps<Item>>;
}

/** Edits the item that the address names; never blank: a form, its outline, 'Try again' or 'Data Not Found.'. */
export function EditPage<Item extends { readonly isEnable: boolean }>({
  title,
  list,
  resource,
  nameOf,
  actions,
  outline = <FormOutline />,
  editor: Editor,
}: EditPageProps<Item>) {
  const { id = '' } = useParams();
  const reading = resource.detail.useQuery({ id });
  const { data, error, reload } = reading;
  const listHref = useReturnAddress(list.path);
  const name = data === undefined ? undefined : nameOf(data);
  useVisited(name);
  if (data === undefined && error?.status === 404) {
    return <NotFound what="data" action={<LinkButton href={listHref}>Back to {list.things}</LinkButton>} />;
  }
  const header = { title: name ?? title, current: title, list: { label: list.label, href: listHref } };
  if (data !== undefined) {
    const loadedHeader = { ...header, isEnabled: data.isEnable, actions: actions?.(data) };
    return <Editor key={id} item={{ ...reading, data }} listHref={listHref} header={loadedHeader} />;
  }
  return (
    <>
      <EditHeader {...header} />
      {error === undefined && <div aria-busy="true">{outline}</div>}
      {error !== undefined && (
        <Card>
          <EmptyState
            title="This could not be loaded."
            action={<Button onPress={() => void reload()}>Try again</Button>}
          />
        </Card>
      )}
    </>
  );
}

/** The outline of an EditForm: its fields, and what the item needs beside them. */
export function FormOutline({ isWide = false }: { isWide?: boolean }) {
  return (
    <div className={styles.frame}>
      <div className={styles.columns[isWide ? 'twoColumns' : 'oneColumn']}>
        <Card>
          <Stack gap={20}>
            <FieldOutline />
            <FieldOutline />
            <Skeleton shape="image" />
          </Stack>
        </Card>
        <Card>
          <Stack>
            <Skeleton width="medium" />
            <Skeleton width="short" />
            <Skeleton width="short" />
          </Stack>
        </Card>
      </div>
    </div>
  );
}
