import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fullName } from '@cpd/domain/user';
import { DrawingThread } from '../images/DrawingThread.ts';
import type { IssuedCertificate } from './store.ts';

export interface CertificateDrawing {
  /** The template's bytes, PNG or JPEG. */
  readonly template: Uint8Array;
  readonly name: string;
  /** Pixels of the template from its top to the middle of the name line. */
  readonly position: number;
}

/** Raised whenever the same certificate is drawn differently than before, so that nobody keeps the old drawing. */
const DRAWING_VERSION = 2;

const thread = new DrawingThread<CertificateDrawing, Uint8Array>(new URL('./renderWorker.ts', import.meta.url), {
  threads: Math.max(1, availableParallelism() - 1),
  mostWaiting: 200,
});

/** Draws a certificate as PNG, with the preview's geometry and fonts (rule C5). */
export function renderCertificate(drawing: CertificateDrawing): Promise<Uint8Array> {
  return thread.run(drawing);
}

/** Gives the name on a certificate, composed so that a letter and its marks are drawn as one. */
export function certificateName(user: Pick<IssuedCertificate, 'firstName' | 'lastName'>): string {
  return fullName(user).normalize('NFC');
}

/** Names a drawing by everything that decides how it looks. */
export function drawingFingerprint(certificate: IssuedCertificate): string {
  const { templateSha256, templateVerticalPosition } = certificate;
  const content = [DRAWING_VERSION, templateSha256, templateVerticalPosition, certificateName(certificate)];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
