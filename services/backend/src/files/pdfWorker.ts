import { readFile } from 'node:fs/promises';
import { pdfFrame } from '@cpd/domain/pdf';
import { type ActiveContent, findActiveContent } from './activeContent.ts';
import { isPasswordMissing, openPdf, openWithoutTable, type PdfDocument } from './pdfDocument.ts';

/** Why a PDF is rejected. */
export type PdfFault = 'notPdf' | 'polyglot' | 'damaged' | 'encrypted' | ActiveContent;

/** Returns null for a PDF with at least one page that opens without a password. */
export default async function inspect(path: string): Promise<PdfFault | null> {
  const bytes = await readFile(path);
  const frame = pdfFrame(bytes.toString('latin1'));
  if (frame !== 'complete') return frame === 'truncated' ? 'damaged' : frame;
  try {
    const document = await openPdf(bytes);
    return findActiveContent(document) ?? (await findHiddenContent(document, bytes));
  } catch (error) {
    return isPasswordMissing(error) ? 'encrypted' : 'damaged';
  }
}

/** Finds active content that only readers find which ignore the cross-reference table. */
async function findHiddenContent(document: PdfDocument, bytes: Buffer): Promise<ActiveContent | null> {
  try {
    const searched = await openWithoutTable(document, bytes);
    return searched && findActiveContent(searched);
  } catch {
    // Such readers cannot open it.
    return null;
  }
}
