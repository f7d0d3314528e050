import { startIdentityProof } from '../../identityProof/contract.ts';
import * as endpoints from '../../passkeys/contract.ts';
import { route } from '../FakeRoute.ts';
import { singlePage } from '../paged.ts';

/** The options for a sign-in with a passkey. */
export const PASSKEY_REQUEST = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
} as const;

/** The options for the creation of a passkey. */
export const PASSKEY_CREATION = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'CPD back office' },
  user: { id: 'dXNlcg', name: 'admin', displayName: 'admin' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  attestation: 'none',
} as const;

/** The endpoints of passkeys. The fake accepts every passkey. */
export const passkeyRoutes = [
  route(endpoints.listPasskeys, ({ context: { data } }) => singlePage(data.passkeys)),
  route(endpoints.startPasskey, () => PASSKEY_CREATION),
  route(endpoints.addPasskey, ({ body, context: { data } }) => {
    const _id = body.passkey.id;
    data.passkeys.push({ _id, name: body.name, createdAt: '2026-03-03T09:15:00.000Z', lastUsedAt: null });
    return { _id };
  }),
  route(endpoints.renamePasskey, ({ id, body, context: { data } }) => {
    data.passkeys = data.passkeys.map((passkey) => (passkey._id === id ? { ...passkey, name: body.name } : passkey));
    return { _id: id };
  }),
  route(endpoints.removePasskey, ({ id, context: { data } }) => {
    data.passkeys = data.passkeys.filter(({ _id }) => _id !== id);
    return { _id: id };
  }),
  route(endpoints.startPasskeySignIn, () => PASSKEY_REQUEST),
  route(endpoints.signInWithPasskey, ({ context }) => context.sessions.start()),
  route(startIdentityProof, ({ context: { data } }) => ({
    ...PASSKEY_REQUEST,
    allowCredentials: data.passkeys.map(({ _id }) => ({ id: _id, type: 'public-key', transports: [] })),
  })),
];
