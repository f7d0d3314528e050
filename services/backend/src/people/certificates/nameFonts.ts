import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NameFace } from '@cpd/domain/nameFaces';
import { GlobalFonts } from '@napi-rs/canvas';

const { resolve } = createRequire(import.meta.url);

const registered = new Set<string>();

/** Registers the files of a name with the canvas, each once. */
export function registerNameFaces(faces: readonly NameFace[]): void {
  for (const face of faces) {
    if (registered.has(face.file)) continue;
    if (GlobalFonts.register(readFileSync(resolve(`${face.font}/files/${face.file}.woff2`)), face.file) === null) {
      throw new Error(`The font file ${face.file} cannot be read. Install the dependencies again.`);
    }
    registered.add(face.file);
  }
}
