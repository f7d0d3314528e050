import { useEffect } from 'react';
import type { Client } from '../client/createClient.ts';
import type { InputOf, ResponseOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { query } from '../query/query.ts';
import { useClient } from '../react/ClientContext.tsx';
import { type Action, useAction } from '../react/useAction.ts';
import * as endpoints from './contract.ts';
import { watchSession } from './watchSession.ts';

type PasswordChange = InputOf<typeof endpoints.changePassword>;

/** A session of the account. */
export type AdminSession = ResponseOf<typeof endpoints.listSessions>[number];

/** Failures are shown in the card. */
const list = query(endpoints.listSessions, { isReported: false });

/** The account's sessions, on this device and others. */
export const sessions = {
  list,
  end: mutation(endpoints.endSession, { reloads: list }),
  endOthers: mutation(endpoints.endOtherSessions, { reloads: list }),
};

/** Changes the password; success signs out. */
export function useChangePassword(): Action<[PasswordChange], void> {
  return useAction({ perform: changePassword, dedupe: 'all' });
}

export function useSignOut(): () => void {
  const client = useClient();
  return () => signOut(client);
}

/** Opens the sign-in page soon after the session was ended elsewhere, even without user input. */
export function useSessionWatch(): void {
  const client = useClient();
  useEffect(() => watchSession(client), [client]);
}

async function changePassword(client: Client, change: PasswordChange): Promise<void> {
  await client.request(endpoints.changePassword, change);
  leave(client);
}

/**
 * Signs out in every tab. It does not wait for the request, which is sent only to servers with that endpoint.
 */
export function signOut(client: Client): void {
  const { refreshToken } = client.session.getSnapshot();
  // Sent first, because the end of the session forgets what the server offers.
  if (refreshToken !== null) client.request(endpoints.signOut, { refreshToken }).catch(() => {});
  leave(client);
}

function leave({ unsavedInput, session }: Client): void {
  unsavedInput.clearAll();
  session.signOut();
}
