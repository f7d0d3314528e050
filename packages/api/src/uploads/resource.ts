import type { UploadKind } from '@cpd/domain/upload';
import { useCallback } from 'react';
import type { Client, RequestOptions } from '../client/createClient.ts';
import { useClient } from '../react/ClientContext.tsx';
import { type Action, useAction } from '../react/useAction.ts';
import * as endpoints from './contract.ts';

export function imageAddress(client: Client, id: string): string {
  return client.addressOf(endpoints.readImage, { id });
}

/** Returns a stable function from an image's id to its URL. */
export function useImageUrl(): (id: string) => string {
  const client = useClient();
  return useCallback((id) => imageAddress(client, id), [client]);
}

export function fileAddress(client: Client, id: string): string {
  return client.addressOf(endpoints.readFile, { id });
}

/** Uploads files of one kind. The page shows the progress. */
export function useUpload(
  kind: UploadKind,
): Action<[file: File, options?: Pick<RequestOptions, 'signal' | 'onProgress'>], endpoints.StoredUpload> {
  const endpoint = kind === 'image' ? endpoints.uploadImage : endpoints.uploadFile;
  return useAction({
    perform: (client, file, options) => client.request(endpoint, {}, { ...options, file }),
    // Inputs are compared as JSON, in which all files are the same.
    dedupe: 'none',
  });
}
