/// <reference types="vite/client" />

/** The languages that the build found, apart from English. Each is a chunk of its own. */
declare module 'virtual:languages' {
  import type { Catalogue } from '@cpd/ui/language';

  export const catalogues: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>;
}
