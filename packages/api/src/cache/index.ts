export { CacheProvider } from './CacheProvider.tsx';
export type { Page } from './Page.ts';
export type { LoadedReading, Reading } from './useReading.ts';
