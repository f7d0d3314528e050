import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { REMOVED_CONTENT, type RemovedContent } from '@cpd/domain/upload';
import { keepPassiveContent, type LostContent, type PdfObjects } from './passiveContent.ts';
import { pdfFrame } from './pdfFrame.ts';
import { openQpdf } from './qpdf.ts';
import { rebuildPdf } from './rebuildPdf.ts';

/** Why a PDF is rejected. */
export type PdfFault = 'notPdf' | 'damaged' | 'encrypted' | 'limitExceeded' | LostContent;

/** Streams stay in the file. */
const OBJECTS_ONLY = ['--json-output', '--json-stream-data=none'];

/** What was removed from a PDF, or why it is rejected. */
export type PdfRewriting = { readonly removed: readonly RemovedContent[] } | PdfFault;

/** Replaces a PDF by a new one that has the pages and nothing that acts. */
export default async function rewritePdf(path: string): Promise<PdfRewriting> {
  const text = (await readFile(path)).toString('latin1');
  const frame = pdfFrame(text);
  if (frame !== 'complete') return frame === 'truncated' ? 'damaged' : frame;
  const [pdf, json] = [basename(path), `${basename(path)}.json`];
  const qpdf = await openQpdf(dirname(path));
  try {
    if (!qpdf(...OBJECTS_ONLY, pdf, json)) {
      const rebuilt = rebuildPdf(text);
      if (rebuilt === null) return 'damaged';
      await writeFile(path, rebuilt.text, 'latin1');
      if (!qpdf(...OBJECTS_ONLY, pdf, json)) return rebuilt.isEncrypted ? 'encrypted' : 'damaged';
    }
    const rewriting = await keepPassive(`${path}.json`);
    if (typeof rewriting === 'string') return rewriting;
    const settings = ['--decrypt', '--deterministic-id', `--update-from-json=${json}`];
    if (!qpdf(...settings, pdf, `${pdf}.new`)) return 'damaged';
    await rename(`${path}.new`, path);
    return rewriting;
  } catch (error) {
    // Deep nesting exceeds qpdf's stack.
    if (error instanceof WebAssembly.RuntimeError) return 'limitExceeded';
    throw error;
  } finally {
    for (const end of ['json', 'new']) await rm(`${path}.${end}`, { force: true });
  }
}

/** Replaces a file of objects by one with those that change. */
async function keepPassive(path: string): Promise<PdfRewriting> {
  const { qpdf }: { qpdf: [unknown, PdfObjects] } = JSON.parse(await readFile(path, 'utf8'));
  const [head, objects] = qpdf;
  const { changed, removed, lost, pages } = keepPassiveContent(objects);
  if (pages === 0) return 'damaged';
  const [first] = lost;
  if (first !== undefined) return first;
  const update = Object.fromEntries([...changed].map((key) => [key, objects[key]]));
  await writeFile(path, JSON.stringify({ qpdf: [head, update] }));
  return { removed: REMOVED_CONTENT.filter((part) => removed.has(part)) };
}
