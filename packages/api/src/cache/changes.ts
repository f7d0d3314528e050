import type { useSWRConfig } from 'swr';
import { hasRowsBehind, type Page, withItem, withoutItem } from './Page.ts';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];
type IsList = (key: unknown) => boolean;

/** Changes one item in every cached page of a list, without asking the server. */
export async function changeInPages<Item extends { readonly _id: string }>(
  mutate: Mutate,
  isList: IsList,
  id: string,
  change: (item: Item) => Item,
): Promise<void> {
  await mutate<Page<Item> | undefined>(isList, (page) => page && withItem(page, id, change), { revalidate: false });
}

/**
 * Takes one item out of every cached page of a list, without asking the server; a page on screen that has rows behind
 * it is then filled up again in the background.
 */
export async function dropFromPages<Item extends { readonly _id: string }>(
  mutate: Mutate,
  isList: IsList,
  id: string,
): Promise<void> {
  let isShort = false;
  const dropped = (page: Page<Item> | undefined) => {
    isShort ||= page !== undefined && hasRowsBehind(page);
    return page && withoutItem(page, id);
  };
  await mutate<Page<Item> | undefined>(isList, dropped, { revalidate: false });
  if (isShort) void mutate(isList);
}
