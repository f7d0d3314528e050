import * as v from 'valibot';
import { HARDER_CAPTCHA_REQUIRED, signIn as signInEndpoint } from '../auth/contract.ts';
import type { Client } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import type { InputOf } from '../http/endpoint.ts';
import * as passkeyEndpoints from '../passkeys/contract.ts';
import {
  type Assertion,
  type Attestation,
  creationOptions,
  type PasskeyCreation,
  type PasskeyRequest,
  requestOptions,
} from '../passkeys/webauthn.ts';
import { type Action, useAction } from '../react/useAction.ts';

/** The input of the sign-in form. `token` is the captcha's. */
type Credentials = Pick<InputOf<typeof signInEndpoint>, 'username' | 'password' | 'token'>;

/** Asks the browser for a passkey. */
type AskForPasskey = (request: PasskeyRequest) => Promise<Assertion>;

/** What the server can ask for after the password. */
export interface SignInSteps {
  /** Returns the token of a harder captcha challenge. */
  readonly harderCaptcha?: () => Promise<string>;
  readonly passkey?: AskForPasskey;
  /** Creates the first passkey of an account where passkeys are mandatory. */
  readonly newPasskey?: (creation: PasskeyCreation) => Promise<Attestation>;
}

/** The parts of the error responses that ask for a passkey. */
const secondStepRequired = v.variant('code', [
  v.object({ code: v.literal('PASSKEY_REQUIRED'), passkey: requestOptions }),
  v.object({ code: v.literal('PASSKEY_SETUP_REQUIRED'), newPasskey: creationOptions }),
]);

/** Signs in. Failures show no code. It uses no queries, so that the sign-in page does not load the cache. */
export function useSignIn(): Action<[Credentials, SignInSteps?], void> {
  // Each press has another captcha token, so the two requests of a double press differ.
  return useAction({ perform: signIn, isCodeShown: false, dedupe: 'all' });
}

/** Signs in with a passkey alone. */
export function useSignInWithPasskey(): Action<[AskForPasskey], void> {
  return useAction({ perform: signInWithPasskey, isCodeShown: false, dedupe: 'none' });
}

export async function signIn(client: Client, credentials: Credentials, steps: SignInSteps = {}): Promise<void> {
  const tokens = await firstStep(client, credentials, steps).catch(async (error) => {
    return client.request(signInEndpoint, { ...credentials, ...(await secondStep(error, steps)) });
  });
  client.user.signIn(credentials.username, () => client.session.signIn(tokens));
}

/** @throws the error itself where it asks for nothing that can be given. */
async function secondStep(error: unknown, steps: SignInSteps) {
  const required = v.safeParse(secondStepRequired, error instanceof ApiError ? error.body : undefined);
  if (!required.success) throw error;
  if (required.output.code === 'PASSKEY_SETUP_REQUIRED') {
    if (!steps.newPasskey) throw error;
    return { newPasskey: await steps.newPasskey(required.output.newPasskey) };
  }
  if (!steps.passkey) throw error;
  return { passkey: await steps.passkey(required.output.passkey) };
}

async function firstStep(client: Client, credentials: Credentials, { harderCaptcha }: SignInSteps) {
  return client.request(signInEndpoint, credentials).catch(async (error) => {
    if (!harderCaptcha || !(error instanceof ApiError) || error.code !== HARDER_CAPTCHA_REQUIRED) throw error;
    return client.request(signInEndpoint, { ...credentials, token: await harderCaptcha() });
  });
}

export async function signInWithPasskey(client: Client, ask: AskForPasskey): Promise<void> {
  const passkey = await ask(await client.request(passkeyEndpoints.startPasskeySignIn, {}));
  client.session.signIn(await client.request(passkeyEndpoints.signInWithPasskey, { passkey }));
}
