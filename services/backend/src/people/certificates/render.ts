import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { certificateName } from '@cpd/domain/certificate';
import { english } from '@cpd/domain/english';
import { findNameFaces, missingCharactersMessage, type NameFace } from '@cpd/domain/nameFaces';
import { fullName } from '@cpd/domain/user';
import { throwHttpError } from '../../http/errors/HttpError.ts';
import { WorkerPool } from '../../running/limits/WorkerPool.ts';
import type { IssuedCertificate } from './store.ts';

type Mark = 'WITHDRAWN' | 'REPLACED';

export interface CertificateDrawing {
  /** The template's bytes, PNG or JPEG. */
  readonly template: Uint8Array;
  readonly name: string;
  /** The font files that have all characters of the name. */
  readonly faces: readonly NameFace[];
  /** What is printed across the image of a certificate that is not valid. It has no PDF. */
  readonly mark?: Mark | undefined;
  /** Pixels of the template from its top to the middle of the name line. */
  readonly position: number;
  /** Draws a PDF instead of a PNG. */
  readonly pdf?: PdfDetails;
}

export interface PdfDetails {
  readonly title: string;
  /** The URL in its QR code. */
  readonly address: string;
  /** The creation date in its metadata, fixed so that the same certificate is the same file. */
  readonly date: Date;
  /** A line below the QR code. */
  readonly note?: string | undefined;
}

/** Incremented whenever the same certificate is drawn differently, so that stored drawings are replaced. */
const DRAWING_VERSION = 3;
/** The same for PDFs. */
const PDF_VERSION = 4;

const pool = new WorkerPool<CertificateDrawing, Uint8Array>(
  'certificates',
  new URL('./renderWorker.ts', import.meta.url),
  {
    threads: Math.max(1, availableParallelism() - 1),
    maxWaiting: 200,
  },
);

/** Draws a certificate as PNG or PDF, with the preview's geometry and fonts (rule C5). */
export function renderCertificate(drawing: CertificateDrawing): Promise<Uint8Array> {
  return pool.run(drawing);
}

/**
 * Returns the font files that draw a name.
 *
 * @param status 400 for a name in the request, 409 for a stored one.
 * @throws HttpError if no file has one of its characters: a certificate never shows boxes (rule C7).
 */
export async function requireNameFaces(name: string, status: 400 | 409): Promise<readonly NameFace[]> {
  const { faces, missing } = await findNameFaces(name);
  if (missing.length > 0) throwHttpError(status, 'NAME_NOT_DRAWABLE', english(missingCharactersMessage(missing)));
  return faces;
}

export function markOf({ withdrawnAt, successor }: IssuedCertificate): Mark | undefined {
  if (withdrawnAt === null) return undefined;
  return successor === null ? 'WITHDRAWN' : 'REPLACED';
}

/** Returns a key of everything that affects the drawing. */
export function drawingFingerprint(certificate: IssuedCertificate, pdf?: PdfDetails): string {
  const { templateSha256, templateVerticalPosition, withdrawnAt } = certificate;
  const name = certificateName(fullName(certificate));
  const mark = markOf(certificate) === 'REPLACED' ? 'REPLACED' : withdrawnAt !== null;
  const content = [DRAWING_VERSION, templateSha256, templateVerticalPosition, name, mark];
  const details = pdf ? [PDF_VERSION, pdf.title, pdf.address, pdf.date, ...(pdf.note ? [pdf.note] : [])] : [];
  return createHash('sha256')
    .update(JSON.stringify([...content, ...details]))
    .digest('hex');
}
