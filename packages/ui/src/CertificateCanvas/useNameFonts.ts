import { findNameFaces, type NameFace } from '@cpd/domain/nameFaces';
import { useEffect, useState } from 'react';
import { Code } from '../Code/index.ts';
import { loadNameFaces } from './nameFontFaces.ts';

export type NameFonts =
  | { readonly status: 'loading' }
  /** Loaded, or failed to load: the preview then uses a font of the device. */
  | { readonly status: 'ready'; readonly faces: readonly NameFace[] }
  /** No font has these characters, so the certificate cannot be drawn. */
  | { readonly status: 'missing'; readonly characters: readonly string[] };

const LOADING = { status: 'loading' } as const;

/** Loads the fonts of a name. */
export function useNameFonts(name: string): NameFonts {
  const [settled, setSettled] = useState<{ name: string; fonts: NameFonts }>();
  useEffect(() => {
    let isCurrent = true;
    findAndLoad(name).then(
      (fonts) => isCurrent && setSettled({ name, fonts }),
      // Without the character tables the preview shows no name. The server still checks the name that it draws.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return settled?.name === name ? settled.fonts : LOADING;
}

async function findAndLoad(name: string): Promise<NameFonts> {
  const { faces, missing } = await new Code(() => findNameFaces(name)).loadOrReload();
  if (missing.length > 0) return { status: 'missing', characters: missing };
  await loadNameFaces(faces).catch(() => undefined);
  return { status: 'ready', faces };
}
