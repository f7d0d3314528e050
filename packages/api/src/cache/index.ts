export { CacheProvider, type CacheProviderProps } from './CacheProvider.tsx';
export type { Page, PageRequest } from './Page.ts';
export { swrDefaults } from './swrDefaults.ts';
export type { Reading, ReadingOptions } from './useReading.ts';
