import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { keepPassiveContent, type LostContent, type PdfObjects } from './passiveContent.ts';
import { pdfFrame } from './pdfFrame.ts';
import { openQpdf } from './qpdf.ts';

/** Why a PDF is rejected. */
export type PdfFault = 'notPdf' | 'damaged' | 'encrypted' | 'limitExceeded' | LostContent;

/** Streams stay in the file. */
const OBJECTS_ONLY = ['--json-output', '--json-stream-data=none'];

/** Replaces a PDF by a new one that has the pages and nothing that acts. Returns why it cannot, or null. */
export default async function rewritePdf(path: string): Promise<PdfFault | null> {
  const frame = pdfFrame((await readFile(path)).toString('latin1'));
  if (frame !== 'complete') return frame === 'truncated' ? 'damaged' : frame;
  const [pdf, json] = [basename(path), `${basename(path)}.json`];
  const qpdf = await openQpdf(dirname(path));
  try {
    const isReadable = qpdf(...OBJECTS_ONLY, pdf, json);
    if (!isReadable) {
      const fault = await repair(path);
      if (fault !== null) return fault;
      if (!qpdf(...OBJECTS_ONLY, pdf, json)) return 'damaged';
    }
    const fault = await keepPassive(`${path}.json`, isReadable);
    if (fault !== null) return fault;
    const settings = ['--decrypt', '--deterministic-id', `--update-from-json=${json}`];
    if (!qpdf(...settings, pdf, `${pdf}.new`)) return 'damaged';
    await rename(`${path}.new`, path);
    return null;
  } catch (error) {
    // Deep nesting exceeds qpdf's stack.
    if (error instanceof WebAssembly.RuntimeError) return 'limitExceeded';
    throw error;
  } finally {
    for (const end of ['json', 'new']) await rm(`${path}.${end}`, { force: true });
  }
}

/** Replaces a file of objects by one with those that change. */
async function keepPassive(path: string, hasOwnInfo: boolean): Promise<PdfFault | null> {
  const { qpdf }: { qpdf: [unknown, PdfObjects] } = JSON.parse(await readFile(path, 'utf8'));
  const [head, objects] = qpdf;
  // The information that pdf.js writes has the time, and the same file must be stored as the same bytes.
  if (!hasOwnInfo) delete Object(objects.trailer).value['/Info'];
  const { changed, lost, pages } = keepPassiveContent(objects);
  if (pages === 0) return 'damaged';
  const [first] = lost;
  if (first !== undefined) return first;
  const update = Object.fromEntries([...changed].map((key) => [key, objects[key]]));
  await writeFile(path, JSON.stringify({ qpdf: [head, update] }));
  return null;
}

/** Replaces a PDF that qpdf cannot read by its pages as pdf.js, which searches for lost objects, reads them. */
async function repair(path: string): Promise<PdfFault | null> {
  const data = new Uint8Array(await readFile(path));
  const loading = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await loading.promise;
    const pages: Uint8Array | null = await document.extractPages([{ document: null }]);
    if (pages === null) return 'damaged';
    await writeFile(path, pages);
    return null;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged';
  } finally {
    await loading.destroy();
  }
}
