import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { dateTimeSchema, inputText } from '../http/schemas.ts';

/** A wrong password answers 400: a 401 would renew the session (rule A13). */
export const proveIdentity = endpoint('POST', '/v1/session/current/proof', {
  capability: 'identity-proof',
  summary: 'Proves that the signed-in administrator is present, which sensitive requests need every five minutes.',
  body: v.object({ password: inputText }),
  response: v.object({ expiresAt: dateTimeSchema }),
  errors: { 400: ['WRONG_PASSWORD'], 429: ['TOO_MANY_ATTEMPTS'] },
});
