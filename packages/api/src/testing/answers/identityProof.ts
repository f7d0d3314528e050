import { proveIdentity } from '../../identityProof/contract.ts';
import { route } from '../FakeRoute.ts';
import { Refusal } from '../Refusal.ts';
import { FAKE_ADMIN } from './people.ts';

/** Answers the requests that prove an identity. */
export const identityProofRoutes = [
  route(proveIdentity, ({ body, world: { sessions } }) => {
    if (body.password !== FAKE_ADMIN.password) throw new Refusal(400, 'The password is wrong.', 'WRONG_PASSWORD');
    sessions.isProved = true;
    return { expiresAt: '2026-03-01T09:05:00.000Z' };
  }),
];
