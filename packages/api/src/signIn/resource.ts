import { signIn as signInEndpoint } from '../auth/contract.ts';
import type { Client } from '../client/createClient.ts';
import type { InputOf } from '../http/endpoint.ts';
import { type Action, useAction } from '../react/useAction.ts';

/** What the sign-in form sends; `token` is the captcha's. */
type Credentials = InputOf<typeof signInEndpoint>;

/** Signs in; its failures show no code. It has no queries, so that the sign-in page does not load the cache. */
export function useSignIn(): Action<[Credentials], void> {
  // Each press brings another captcha token, so two requests of a double press differ.
  return useAction({ perform: signIn, isCodeShown: false, dedupe: 'all' });
}

export async function signIn(client: Client, credentials: Credentials): Promise<void> {
  const tokens = await client.call(signInEndpoint, credentials);
  client.user.signIn(credentials.username, () => client.session.signIn(tokens));
}
