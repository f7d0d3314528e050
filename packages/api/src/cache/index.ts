export { CacheProvider, type CacheProviderProps } from './CacheProvider.tsx';
export type { Page } from './Page.ts';
export type { FormReading, LoadedReading, Query } from './query.ts';
export type { Reading } from './useReading.ts';
