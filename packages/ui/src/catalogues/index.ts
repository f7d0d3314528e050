import { catalogues as built } from 'virtual:languages';
import type { Catalogue } from '../language/index.ts';

/** The translations of the components by their languages, for `loadLanguage`. Each is a chunk of its own. */
export const catalogues: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>> = built;
