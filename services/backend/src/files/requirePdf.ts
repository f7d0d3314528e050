import { WorkerPool } from '../limits/WorkerPool.ts';
import { refuse } from '../refusals/Refusal.ts';
import type { Inspection } from './pdfWorker.ts';

const pool = new WorkerPool<string, Inspection>('pdfs', new URL('./pdfWorker.ts', import.meta.url));

/**
 * Refuses what is no PDF with a page that everybody can open, and nothing else beside. Gives the PDF's fingerprint.
 *
 * @throws Refusal 415 for any other content, 400 for a PDF that is cut, locked, damaged or more than a PDF.
 */
export async function requirePdf(path: string): Promise<string> {
  const { state, sha256 } = await pool.run(path);
  if (state === 'none') refuse(415, 'WRONG_TYPE', 'The file is not a PDF.');
  if (state === 'mixed') refuse(400, 'MIXED_PDF', 'The file is more than a PDF. Please save it as a PDF again.');
  if (state === 'damaged') refuse(400, 'DAMAGED_PDF', 'The PDF is damaged or incomplete. Please save it again.');
  if (state === 'locked') refuse(400, 'LOCKED_PDF', 'The PDF is locked with a password. Please save it without one.');
  return sha256;
}
