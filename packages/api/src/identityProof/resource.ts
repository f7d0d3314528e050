import { useSyncExternalStore } from 'react';
import { useClient } from '../react/ClientContext.tsx';
import { proveIdentity } from './contract.ts';

/** The requests that wait for a proof of identity (rule P1). */
export interface IdentityRequest {
  readonly isRequested: boolean;
  /** Proves the identity and sends the waiting requests again. @throws ApiError */
  readonly prove: (password: string) => Promise<void>;
  /** Ends the waiting requests silently. */
  readonly cancel: () => void;
}

/** Asks for proofs of identity: without it on the page, requests that need one fail. */
export function useIdentityProof(): IdentityRequest {
  const client = useClient();
  const { identityProof } = client;
  return {
    isRequested: useSyncExternalStore(identityProof.subscribe, identityProof.isRequested, () => false),
    async prove(password) {
      await client.request(proveIdentity, { password }, { overlay: false });
      identityProof.settle(true);
    },
    cancel: () => identityProof.settle(false),
  };
}
