/** The languages that the build found, beside English, in one chunk each. */
declare module 'virtual:languages' {
  import type { Catalogue } from '../language/index.ts';

  export const catalogues: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>;
}
