import { useCallback } from 'react';
import type { Client } from '../client/createClient.ts';
import { useClient } from '../react/ClientContext.tsx';
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
