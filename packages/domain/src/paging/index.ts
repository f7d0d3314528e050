export { honouredSize, isPageNumber, MAX_PAGE_SIZE } from './pageRequest.ts';
export {
  clampPage,
  PAGE_SIZE,
  PAGE_SIZES,
  type PageSize,
  pageAfterDeletion,
  pageCount,
  pageOf,
  parsePage,
  parsePageSize,
} from './paging.ts';
