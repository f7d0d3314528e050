import { honouredSize, isPageNumber, PAGE_SIZE } from '@cpd/domain/paging';
import { refuseInput } from './Refusal.ts';

export interface PageRequest {
  /** Counts from 1. */
  readonly page: number;
  /** Items a page, 1 to 100. */
  readonly size: number;
  readonly offset: number;
}

/** Checks the page asked for (rule B9). @throws Refusal 400 when page or size is no whole number of at least 1. */
export function readPage(query: { page?: number | undefined; size?: number | undefined }): PageRequest {
  const { page = 1, size = PAGE_SIZE } = query;
  if (!isPageNumber(page)) return refuseInput('The page must be a whole number of at least 1.');
  const usedSize = honouredSize(size) ?? refuseInput('The size must be a whole number of at least 1.');
  return { page, size: usedSize, offset: Math.min((page - 1) * usedSize, Number.MAX_SAFE_INTEGER) };
}

export function answerPage<Item>({ page, size }: PageRequest, { docs, total }: { docs: Item[]; total: number }) {
  return { docs, page, total, size };
}
