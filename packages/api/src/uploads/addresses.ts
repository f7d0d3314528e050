import type { Client } from '../client/createClient.ts';
import { readFile, readImage } from './contract.ts';

/** The address of an image, to be used as its source. */
export function imageAddress(client: Client, id: string): string {
  return client.addressOf(readImage, { params: { id } });
}

/** The address of a PDF, to be linked to or shown. */
export function fileAddress(client: Client, id: string): string {
  return client.addressOf(readFile, { params: { id } });
}
