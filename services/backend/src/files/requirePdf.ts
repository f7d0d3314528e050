import { pdfFrame } from '@cpd/domain/pdf';
import { refuse } from '../http/Refusal.ts';
import { DrawingThread } from '../images/DrawingThread.ts';
import type inspect from './pdfWorker.ts';

const thread = new DrawingThread<Uint8Array, Awaited<ReturnType<typeof inspect>>>(
  new URL('./pdfWorker.ts', import.meta.url),
);

/**
 * Refuses what is no PDF with a page that everybody can open, and nothing else beside.
 *
 * @throws Refusal 415 for any other content, 400 for a PDF that is cut, locked, damaged or more than a PDF.
 */
export async function requirePdf(bytes: Uint8Array): Promise<void> {
  const frame = pdfFrame(bytes);
  if (frame === 'none') refuse(415, 'WRONG_TYPE', 'The file is not a PDF.');
  if (frame === 'mixed') refuse(400, 'MIXED_PDF', 'The file is more than a PDF. Please save it as a PDF again.');
  const state = frame === 'cut' ? 'damaged' : await thread.run(bytes);
  if (state === 'damaged') refuse(400, 'DAMAGED_PDF', 'The PDF is damaged or incomplete. Please save it again.');
  if (state === 'locked') refuse(400, 'LOCKED_PDF', 'The PDF is locked with a password. Please save it without one.');
}
