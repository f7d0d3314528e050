import type { Client } from '../client/createClient.ts';
import { query } from '../query/query.ts';
import { readCertificate, readCertificateCredential, readCertificatePdf, readCertificatePreview } from './contract.ts';

export type { Certificate } from './contract.ts';

/** The record of an issued certificate. Failures are shown on the page. */
export const certificates = { record: query(readCertificate, { isReported: false }) };

/** The URL of an issued certificate's image. */
export function certificatePreviewAddress(client: Client, id: string): string {
  return client.addressOf(readCertificatePreview, { id });
}

/** The URL of an issued certificate's PDF. */
export function certificatePdfAddress(client: Client, id: string): string {
  return client.addressOf(readCertificatePdf, { id });
}

/** The URL of an issued certificate's signed credential. */
export function certificateCredentialAddress(client: Client, id: string): string {
  return client.addressOf(readCertificateCredential, { id });
}
