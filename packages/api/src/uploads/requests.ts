import type { UploadKind } from '@cpd/domain/upload';
import type { Client } from '../client/createClient.ts';
import * as calls from './contract.ts';

/** How an upload is followed and stopped. */
export interface UploadCall {
  readonly signal?: AbortSignal | undefined;
  /** Hears the share that has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Uploads an image or a PDF and answers its id; the page shows its progress. */
export function upload(client: Client, kind: UploadKind, file: Blob, call: UploadCall = {}): Promise<string> {
  return client.send(kind === 'image' ? calls.uploadImage : calls.uploadFile, { ...call, file, overlay: false });
}
