import { throwHttpError } from '../errors/HttpError.ts';
import { FileProcessor } from '../uploads/FileProcessor.ts';
import type { PdfFault } from './pdfWorker.ts';

const MEGABYTE = 1024 * 1024;

/** Two processes, so that other PDFs are processed while one takes up to the limits. */
const processor = new FileProcessor<PdfFault | null>(
  'pdfs',
  new URL('./pdfWorker.ts', import.meta.url),
  { memoryBytes: 1024 * MEGABYTE, cpuMs: 20_000 },
  { processes: 2 },
);

const PRINT = 'for example by printing it to a new PDF.';

const ERRORS: Readonly<
  Record<Exclude<PdfFault, 'notPdf'> | 'limitExceeded', readonly [code: string, message: string]>
> = {
  polyglot: ['MIXED_PDF', 'The file is more than a PDF. Please save it as a PDF again.'],
  damaged: ['DAMAGED_PDF', 'The PDF is damaged or incomplete. Please save it again.'],
  encrypted: ['LOCKED_PDF', 'The PDF is locked with a password. Please save it without one.'],
  limitExceeded: ['COMPLEX_PDF', `The PDF takes too much memory or time to open. Save it in a simpler form, ${PRINT}`],
  script: ['ACTIVE_PDF', `The PDF contains JavaScript. Save it without scripts, ${PRINT}`],
  launch: ['ACTIVE_PDF', `The PDF can start other programs. Save it without launch actions, ${PRINT}`],
  attachment: ['ACTIVE_PDF', `The PDF contains attached files. Save it without attachments, ${PRINT}`],
  media: ['ACTIVE_PDF', `The PDF contains interactive media or 3D content. Save it without them, ${PRINT}`],
  xfa: ['ACTIVE_PDF', `The PDF contains an XFA form, which can run scripts. Save it as an ordinary PDF, ${PRINT}`],
};

/**
 * Accepts a PDF that has a page, opens without a password and has no active content. Returns its SHA-256.
 *
 * @throws HttpError 415 for any other content, 400 for any other PDF.
 */
export async function requirePdf(path: string): Promise<string> {
  const { sha256, result } = await processor.run(path);
  if (result === null) return sha256;
  if (result === 'notPdf') return throwHttpError(415, 'WRONG_TYPE', 'The file is not a PDF.');
  const [code, message] = ERRORS[result];
  return throwHttpError(400, code, message);
}
