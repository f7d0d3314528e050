import type { Client } from '../client/createClient.ts';
import { readCertificatePreview } from './contract.ts';

/** The address of an issued certificate's image. */
export function certificatePreviewAddress(client: Client, id: string): string {
  return client.addressOf(readCertificatePreview, { id });
}
