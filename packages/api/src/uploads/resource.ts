import type { UploadKind } from '@cpd/domain/upload';
import type { CallOptions, Client } from '../client/createClient.ts';
import { type Action, useAction } from '../react/useAction.ts';
import * as calls from './contract.ts';

export function imageAddress(client: Client, id: string): string {
  return client.addressOf(calls.readImage, { id });
}

export function fileAddress(client: Client, id: string): string {
  return client.addressOf(calls.readFile, { id });
}

type UploadOptions = Pick<CallOptions, 'signal' | 'onProgress'>;

/** Uploads files of one kind, each answered with its id; the page shows the progress. */
export function useUpload(kind: UploadKind): Action<[file: File, options?: UploadOptions], string> {
  return useAction({
    perform: (client, file: File, options?: UploadOptions) => upload(client, kind, file, options),
    // Inputs are compared as JSON, in which all files are the same.
    dedupe: 'none',
  });
}

export function upload(client: Client, kind: UploadKind, file: Blob, options?: UploadOptions): Promise<string> {
  return client.call(kind === 'image' ? calls.uploadImage : calls.uploadFile, {}, { ...options, file, overlay: false });
}
