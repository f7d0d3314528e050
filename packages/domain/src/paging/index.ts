export { honouredSize, isPageNumber } from './pageRequest.ts';
export {
  clampPage,
  PAGE_SIZE,
  PAGE_SIZES,
  pageAfterDeletion,
  pageCount,
  pageOf,
  parsePage,
  parsePageSize,
} from './paging.ts';
