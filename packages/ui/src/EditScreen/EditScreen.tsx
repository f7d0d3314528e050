import type { ReactNode } from 'react';
import { Card, CardSkeleton } from '../Card/index.ts';
import { FieldSkeleton, Skeleton } from '../Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { EditHeader, type EditHeaderProps } from './EditHeader.tsx';
import * as styles from './EditScreen.css.ts';
import { type ItemLoad, UnloadedItem, type UnloadedItemProps } from './UnloadedItem.tsx';

export interface EditScreenProps<Item> extends Pick<UnloadedItemProps, 'renderGone'> {
  /** The title until the item is loaded. */
  title: string;
  /** The list that the item belongs to, with the label of the way back to it: 'Back to courses'. */
  list: UnloadedItemProps['list'];
  load: ItemLoad & { readonly data: Item | undefined };
  /** Names the item in the title. */
  nameOf: (item: Item) => string;
  /** Whether the content takes the full width, such as a form with two columns of fields. @default false */
  isWide?: boolean;
  /** Links to the items next to this one. */
  pager?: ReactNode;
  /** @default a form with its requirements */
  skeleton?: ReactNode;
  /** Renders the editor of a loaded item, with the page's header. */
  children: (item: Item, header: EditHeaderProps) => ReactNode;
}

/** A screen that edits an item: a form, its skeleton, 'Try again' or 'Data Not Found.'. */
export function EditScreen<Item>(props: EditScreenProps<Item>) {
  const { title, list, load, nameOf, isWide = false, pager, renderGone, children } = props;
  const { skeleton = <FormSkeleton isWide={isWide} /> } = props;
  const { data } = load;
  const { label, href } = list;
  const name = data === undefined ? title : nameOf(data);
  const header = { title: name, isLoaded: data !== undefined, current: title, list: { label, href }, isWide, pager };
  if (data !== undefined) return children(data, header);
  return (
    <UnloadedItem
      load={load}
      list={list}
      header={<EditHeader {...header} />}
      skeleton={skeleton}
      {...(renderGone && { renderGone })}
    />
  );
}

function FormSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <div className={styles.frame}>
      <div className={styles.columns[isWide ? 'twoColumns' : 'oneColumn']}>
        <Card>
          <Stack gap={20}>
            <FieldSkeleton />
            <FieldSkeleton />
            <Skeleton shape="image" />
          </Stack>
        </Card>
        <CardSkeleton />
      </div>
    </div>
  );
}
