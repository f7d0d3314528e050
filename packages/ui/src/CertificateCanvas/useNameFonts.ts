import { findNameFaces, type NameFace } from '@cpd/domain/nameFaces';
import { useEffect, useState } from 'react';
import { loadNameFaces } from './nameFontFaces.ts';

/** The fonts of a name on a certificate. */
export type NameFonts =
  | { readonly status: 'loading' }
  /** Loaded, or not loadable: then a font of the device has to do in the preview. */
  | { readonly status: 'ready'; readonly faces: readonly NameFace[] }
  /** The certificate cannot be drawn: no font has these characters (rule C7). */
  | { readonly status: 'missing'; readonly characters: readonly string[] };

const LOADING = { status: 'loading' } as const;

/** Finds and loads the fonts of a name. */
export function useNameFonts(name: string): NameFonts {
  const [settled, setSettled] = useState<{ name: string; fonts: NameFonts }>();
  useEffect(() => {
    let isCurrent = true;
    findAndLoad(name).then(
      (fonts) => isCurrent && setSettled({ name, fonts }),
      // Without the tables of characters the preview has no name; the service still checks the one it draws.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return settled?.name === name ? settled.fonts : LOADING;
}

async function findAndLoad(name: string): Promise<NameFonts> {
  const { faces, missing } = await findNameFaces(name);
  if (missing.length > 0) return { status: 'missing', characters: missing };
  await loadNameFaces(faces).catch(() => undefined);
  return { status: 'ready', faces };
}
