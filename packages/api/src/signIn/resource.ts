import { HARDER_CAPTCHA_REQUIRED } from '@cpd/domain/throttle';
import { signIn as signInEndpoint } from '../auth/contract.ts';
import type { Client } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import type { InputOf } from '../http/endpoint.ts';
import { type Action, useAction } from '../react/useAction.ts';

/** What the sign-in form sends; `token` is the captcha's. */
type Credentials = InputOf<typeof signInEndpoint>;

/** Gives a token for which the captcha did more work. */
type HarderCaptcha = () => Promise<string>;

/** Signs in; its failures show no code. It has no queries, so that the sign-in page does not load the cache. */
export function useSignIn(): Action<[Credentials, HarderCaptcha?], void> {
  // Each press brings another captcha token, so two requests of a double press differ.
  return useAction({ perform: signIn, isCodeShown: false, dedupe: 'all' });
}

export async function signIn(client: Client, credentials: Credentials, harder?: HarderCaptcha): Promise<void> {
  const tokens = await client.request(signInEndpoint, credentials).catch(async (error) => {
    if (!harder || !(error instanceof ApiError) || error.code !== HARDER_CAPTCHA_REQUIRED) throw error;
    return client.request(signInEndpoint, { ...credentials, token: await harder() });
  });
  client.user.signIn(credentials.username, () => client.session.signIn(tokens));
}
