/// <reference path="./virtual.d.ts" />
import { catalogues as built } from 'virtual:languages';
import type { Catalogue } from '../language/index.ts';

/**
 * The translations by their languages, for `loadLanguage`: of the components, and in an app of this workspace of all that it
 * says. Each is a chunk of its own.
 */
export const catalogues: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>> = built;
