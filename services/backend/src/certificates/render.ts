import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fullName } from '@cpd/domain/user';
import { WorkerPool } from '../limits/WorkerPool.ts';
import type { IssuedCertificate } from './store.ts';

export interface CertificateDrawing {
  /** The template's bytes, PNG or JPEG. */
  readonly template: Uint8Array;
  readonly name: string;
  /** Pixels of the template from its top to the middle of the name line. */
  readonly position: number;
  /** Draws a PDF in place of a PNG. */
  readonly pdf?: PdfDetails;
}

export interface PdfDetails {
  readonly title: string;
  /** The address that its QR code holds. */
  readonly address: string;
  /** When it is said to be made, so that the same certificate is the same file. */
  readonly date: Date;
}

/** Raised whenever the same certificate is drawn differently than before, so that nobody keeps the old drawing. */
const DRAWING_VERSION = 2;
/** The same for PDFs. */
const PDF_VERSION = 2;

const pool = new WorkerPool<CertificateDrawing, Uint8Array>(
  'certificates',
  new URL('./renderWorker.ts', import.meta.url),
  {
    threads: Math.max(1, availableParallelism() - 1),
    mostWaiting: 200,
  },
);

/** Draws a certificate as PNG or PDF, with the preview's geometry and fonts (rule C5). */
export function renderCertificate(drawing: CertificateDrawing): Promise<Uint8Array> {
  return pool.run(drawing);
}

/** Gives the name on a certificate, composed so that a letter and its marks are drawn as one. */
export function certificateName(holder: Pick<IssuedCertificate, 'firstName' | 'lastName'>): string {
  return fullName(holder).normalize('NFC');
}

/** Names a drawing by everything that decides how it looks. */
export function drawingFingerprint(certificate: IssuedCertificate, pdf?: PdfDetails): string {
  const { templateSha256, templateVerticalPosition } = certificate;
  const content = [DRAWING_VERSION, templateSha256, templateVerticalPosition, certificateName(certificate)];
  const details = pdf ? [PDF_VERSION, pdf.title, pdf.address, pdf.date] : [];
  return createHash('sha256')
    .update(JSON.stringify([...content, ...details]))
    .digest('hex');
}
