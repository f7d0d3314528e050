import { isPageNumber, MAX_PAGE_SIZE, PAGE_SIZE } from '@cpd/domain/paging';
import type { Page } from '../query/Page.ts';
import { FakeHttpError } from './FakeHttpError.ts';

/** The page of a list that a query requests. */
export function paged<Item>(items: readonly Item[], query: URLSearchParams): Page<Item> {
  const page = Number(query.get('page') ?? 1);
  const size = Math.min(Number(query.get('size') ?? PAGE_SIZE), MAX_PAGE_SIZE);
  if (![page, size].every(isPageNumber)) throw new FakeHttpError(400, 'There is no such page.', 'BAD_INPUT');
  return { docs: items.slice((page - 1) * size, page * size), page, total: items.length, size };
}

export function singlePage<Item>(items: readonly Item[]): Page<Item> {
  return { docs: items, page: 1, total: items.length, size: Math.max(items.length, 1) };
}
