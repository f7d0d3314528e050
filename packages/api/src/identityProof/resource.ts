import type { RenewalTokens } from '@cpd/domain/session';
import { useSyncExternalStore } from 'react';
import type { Client } from '../client/createClient.ts';
import type { InputOf } from '../http/endpoint.ts';
import type { Assertion, PasskeyRequest } from '../passkeys/webauthn.ts';
import { useClient } from '../react/ClientContext.tsx';
import { proveIdentity, startIdentityProof } from './contract.ts';

/** The requests that wait for a proof of identity. */
export interface IdentityRequest {
  /** Who has to prove it; undefined while that is not known. */
  readonly username: string | undefined;
  readonly isRequested: boolean;
  /** The method and path of the endpoint whose request waits. */
  readonly purpose: string | undefined;
  /** Proves the identity and sends the waiting requests again. @throws ApiError */
  readonly prove: (password: string) => Promise<void>;
  /** Whether the user has a passkey to prove it with; false where the server cannot tell. */
  readonly hasPasskey: () => Promise<boolean>;
  /** The same as `prove` with a passkey. @throws ApiError */
  readonly proveWithPasskey: (ask: (request: PasskeyRequest) => Promise<Assertion>) => Promise<void>;
  /** Ends the waiting requests silently. */
  readonly cancel: () => void;
}

/** Asks for proofs of identity. Without it on the page, requests that need a proof fail. */
export function useIdentityProof(): IdentityRequest {
  const client = useClient();
  const { identityProof } = client;
  const start = () => client.request(startIdentityProof, {});
  const prove = async (proof: InputOf<typeof proveIdentity>) => {
    await replaceTokens(client, () => client.request(proveIdentity, proof));
    identityProof.settle(true);
  };
  return {
    username: client.user.getName(),
    isRequested: useSyncExternalStore(identityProof.subscribe, identityProof.isRequested, () => false),
    purpose: useSyncExternalStore(identityProof.subscribe, identityProof.purpose, () => undefined),
    prove: (password) => prove({ password }),
    hasPasskey: () =>
      start().then(
        ({ allowCredentials }) => allowCredentials.length > 0,
        () => false,
      ),
    async proveWithPasskey(ask) {
      await prove({ passkey: await ask(await start()) });
    },
    cancel: () => identityProof.settle(false),
  };
}

/** Stores the tokens that a request returns, unless another user has signed in meanwhile. */
async function replaceTokens({ session }: Client, request: () => Promise<RenewalTokens>): Promise<void> {
  const sessionId = session.getSessionId();
  const tokens = await request();
  const { refreshToken } = session.getSnapshot();
  if (session.getSessionId() !== sessionId || refreshToken === null) return;
  session.renew(refreshToken, tokens);
}
