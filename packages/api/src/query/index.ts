export { CacheProvider } from './CacheProvider.tsx';
export type { Page } from './Page.ts';
export type { LoadedQuery, QueryResult } from './query.ts';
