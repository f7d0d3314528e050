export { CacheProvider } from './CacheProvider.tsx';
export type { Page } from './Page.ts';
export { useCached } from './useCached.ts';
export type { LoadedReading, Reading } from './useReading.ts';
