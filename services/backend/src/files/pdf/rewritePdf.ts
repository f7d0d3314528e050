import { openAsBlob } from 'node:fs';
import type { RemovedContent } from '@cpd/domain/upload';
import { throwHttpError } from '../../http/errors/HttpError.ts';
import { FileProcessor, sha256Of } from '../uploads/FileProcessor.ts';
import type { NewUpload } from '../uploads/NewUpload.ts';
import type { Upload } from '../uploads/withUpload.ts';
import type { PdfFault, PdfRewriting } from './rewritePdfWorker.ts';

const MEGABYTE = 1024 * 1024;

/** Two processes, so that other PDFs are processed while one takes up to the limits. */
const processor = new FileProcessor<PdfRewriting>(
  'pdfs',
  new URL('./rewritePdfWorker.ts', import.meta.url),
  { memoryBytes: 1024 * MEGABYTE, cpuMs: 40_000 },
  { processes: 2 },
);

const PRINT = 'for example by printing it to a new PDF.';

const ERRORS: Readonly<Record<Exclude<PdfFault, 'notPdf'>, readonly [code: string, message: string]>> = {
  damaged: ['DAMAGED_PDF', 'The PDF is damaged or incomplete. Please save it again.'],
  encrypted: ['LOCKED_PDF', 'The PDF is locked with a password. Please save it without one.'],
  limitExceeded: ['COMPLEX_PDF', `The PDF takes too much memory or time to open. Save it in a simpler form, ${PRINT}`],
  attachment: ['ACTIVE_PDF', `The PDF contains attached files. Save it without attachments, ${PRINT}`],
  media: ['ACTIVE_PDF', `The PDF contains interactive media or 3D content. Save it without them, ${PRINT}`],
  xfa: ['ACTIVE_PDF', `The PDF contains an XFA form, which can run scripts. Save it as an ordinary PDF, ${PRINT}`],
};

/**
 * Replaces a PDF by a new one with its pages, links, bookmarks, notes and form fields, and without anything that acts or
 * refers to other files. Returns what was removed, and the SHA-256 of the new one, which is the same for the same file.
 *
 * @throws HttpError 415 for any other content, 400 for a PDF that cannot be read or would lose content.
 */
export async function rewritePdf(
  path: string,
): Promise<{ readonly sha256: string; readonly removed: readonly RemovedContent[] }> {
  const result = await processor.run(path);
  if (typeof result === 'object') return { sha256: await sha256Of(path), removed: result.removed };
  if (result === 'notPdf') return throwHttpError(415, 'WRONG_TYPE', 'The file is not a PDF.');
  const [code, message] = ERRORS[result];
  return throwHttpError(400, code, message);
}

const PDF = 'application/pdf';

/** A PDF that is ready to be stored, and what was removed from it. @throws HttpError as above. */
export async function newPdf({ name, path }: Upload): Promise<NewUpload & { readonly removed: RemovedContent[] }> {
  const { sha256, removed } = await rewritePdf(path);
  const bytes = await openAsBlob(path);
  const row = { original_name: name, mime_type: PDF, byte_size: bytes.size, sha256 };
  return {
    table: 'files',
    bytes,
    mimeType: PDF,
    sha256,
    action: 'file.uploaded',
    insert: (queries, id, stored_by) =>
      queries
        .insertInto('files')
        .values({ id, stored_by, ...row })
        .execute(),
    removed: [...removed],
  };
}
