import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pdfFrame } from '@cpd/domain/pdf';
import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a file is: a PDF with a page that can be shown, with its fingerprint, or why it is not taken. */
export interface Inspection {
  readonly state: 'readable' | 'none' | 'mixed' | 'damaged' | 'locked';
  readonly sha256: string;
}

export default async function inspect(path: string): Promise<Inspection> {
  const bytes = await readFile(path);
  const frame = pdfFrame(bytes);
  const state = frame === 'whole' ? await parse(bytes) : frame === 'cut' ? 'damaged' : frame;
  return { state, sha256: hash('sha256', bytes) };
}

async function parse(bytes: Uint8Array): Promise<Inspection['state']> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    await (await loading.promise).getPage(1);
    return 'readable';
  } catch (error) {
    return error instanceof PasswordException ? 'locked' : 'damaged';
  } finally {
    await loading.destroy();
  }
}
