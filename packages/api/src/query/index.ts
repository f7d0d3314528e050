export { CacheProvider } from './CacheProvider.tsx';
export type { Page } from './Page.ts';
export { COUNT_ONLY } from './Page.ts';
export type { LoadedQuery, QueryResult } from './query.ts';
export { fromCache, useListSlice } from './useListSlice.ts';
