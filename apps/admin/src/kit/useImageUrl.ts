import { useClient } from '@cpd/api/client';
import { imageAddress } from '@cpd/api/uploads';
import { useCallback } from 'react';

/** Gives what tells the address of an image; the same function every time, lest lists be drawn again. */
export function useImageUrl(): (id: string) => string {
  const client = useClient();
  return useCallback((id) => imageAddress(client, id), [client]);
}
