import { useSyncExternalStore } from 'react';
import type { Assertion, PasskeyRequest } from '../passkeys/webauthn.ts';
import { useClient } from '../react/ClientContext.tsx';
import { proveIdentity, startIdentityProof } from './contract.ts';

/** The requests that wait for a proof of identity (rule P1). */
export interface IdentityRequest {
  /** Who has to prove it; undefined while that is not known. */
  readonly username: string | undefined;
  readonly isRequested: boolean;
  /** Proves the identity and sends the waiting requests again. @throws ApiError */
  readonly prove: (password: string) => Promise<void>;
  /** Whether the user has a passkey to prove it with; false where the server cannot tell. */
  readonly hasPasskey: () => Promise<boolean>;
  /** The same as `prove` with a passkey. @throws ApiError */
  readonly proveWithPasskey: (ask: (request: PasskeyRequest) => Promise<Assertion>) => Promise<void>;
  /** Ends the waiting requests silently. */
  readonly cancel: () => void;
}

/** Asks for proofs of identity: without it on the page, requests that need one fail. */
export function useIdentityProof(): IdentityRequest {
  const client = useClient();
  const { identityProof } = client;
  const start = () => client.request(startIdentityProof, {}, { overlay: false });
  return {
    username: client.user.getName(),
    isRequested: useSyncExternalStore(identityProof.subscribe, identityProof.isRequested, () => false),
    async prove(password) {
      await client.request(proveIdentity, { password }, { overlay: false });
      identityProof.settle(true);
    },
    hasPasskey: () =>
      start().then(
        ({ allowCredentials }) => allowCredentials.length > 0,
        () => false,
      ),
    async proveWithPasskey(ask) {
      const passkey = await ask(await start());
      await client.request(proveIdentity, { passkey }, { overlay: false });
      identityProof.settle(true);
    },
    cancel: () => identityProof.settle(false),
  };
}
