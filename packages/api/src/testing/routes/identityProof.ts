import { proveIdentity } from '../../identityProof/contract.ts';
import { FakeHttpError } from '../FakeHttpError.ts';
import { route } from '../FakeRoute.ts';
import { FAKE_ADMIN } from './people.ts';

export const identityProofRoutes = [
  route(proveIdentity, ({ body, context: { sessions } }) => {
    if (!body.passkey && body.password !== FAKE_ADMIN.password)
      throw new FakeHttpError(400, 'The password is wrong.', 'WRONG_PASSWORD');
    sessions.isProved = true;
    return { expiresAt: '2026-03-01T09:05:00.000Z', ...sessions.replaceTokens() };
  }),
];
