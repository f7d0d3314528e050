import { readFile } from 'node:fs/promises';
import { pdfFrame } from '@cpd/domain/pdf';
import { type ActiveContent, findActiveContent } from './activeContent.ts';
import { isPasswordMissing, openPdf } from './pdfDocument.ts';

/** Why a PDF is rejected. */
export type PdfFault = 'none' | 'mixed' | 'damaged' | 'locked' | ActiveContent;

/** Gives null for a PDF with a page that everyone can open. */
export default async function inspect(path: string): Promise<PdfFault | null> {
  const bytes = await readFile(path);
  const frame = pdfFrame(bytes.toString('latin1'));
  if (frame !== 'whole') return frame === 'cut' ? 'damaged' : frame;
  try {
    return findActiveContent(await openPdf(bytes));
  } catch (error) {
    return isPasswordMissing(error) ? 'locked' : 'damaged';
  }
}
