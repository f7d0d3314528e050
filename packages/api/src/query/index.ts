export { CacheProvider } from './CacheProvider.tsx';
export type { Page } from './Page.ts';
export { type LoadedQuery, type QueryResult, useCached } from './query.ts';
