import { startIdentityProof } from '../../identityProof/contract.ts';
import * as endpoints from '../../passkeys/contract.ts';
import { route } from '../FakeRoute.ts';
import { singlePage } from '../paged.ts';

const REQUEST_OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
} as const;

/** Answers the requests about passkeys; the fake accepts every passkey. */
export const passkeyRoutes = [
  route(endpoints.listPasskeys, () => singlePage([])),
  route(endpoints.startPasskey, () => ({
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'localhost', name: 'CPD back office' },
    user: { id: 'dXNlcg', name: 'admin', displayName: 'admin' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  })),
  route(endpoints.addPasskey, ({ body }) => ({ _id: body.passkey.id })),
  route(endpoints.renamePasskey, ({ id }) => ({ _id: id })),
  route(endpoints.removePasskey, ({ id }) => ({ _id: id })),
  route(endpoints.startPasskeySignIn, () => REQUEST_OPTIONS),
  route(endpoints.signInWithPasskey, ({ context }) => context.sessions.start()),
  route(startIdentityProof, () => REQUEST_OPTIONS),
];
