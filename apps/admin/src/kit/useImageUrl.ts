import { useClient } from '@cpd/api/client';
import { imageAddress } from '@cpd/api/uploads';
import { useCallback } from 'react';

/** The answer gives an image's address; a stable function, as a new one would render lists again. */
export function useImageUrl(): (id: string) => string {
  const client = useClient();
  return useCallback((id) => imageAddress(client, id), [client]);
}
