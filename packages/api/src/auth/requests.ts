import type { Client } from '../client/createClient.ts';
import * as calls from './contract.ts';

/** What the login form sends; `token` is the captcha's. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

/** What the password form sends. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Signs in and starts the session. */
export async function signIn(client: Client, credentials: Credentials): Promise<void> {
  const tokens = await client.send(calls.signIn, { body: { ...credentials } });
  await client.formDrafts.claim(credentials.username);
  client.session.signIn(tokens);
}

/** Changes the password, then signs out (rule A4). */
export async function changePassword(client: Client, change: PasswordChange): Promise<void> {
  await client.send(calls.changePassword, { body: { ...change } });
  signOut(client);
}

/** Signs out in every tab; there is no call for it (rule B2). */
export function signOut(client: Client): void {
  client.formDrafts.clear();
  client.session.signOut();
}
