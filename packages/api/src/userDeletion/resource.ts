import type { Client } from '../client/createClient.ts';
import * as endpoints from './contract.ts';

/** Checks whether the person of an identity token is a user, without an overlay. */
export async function checkAvailableUser(client: Client, firebaseToken: string): Promise<boolean> {
  const { data } = await client.request(endpoints.checkAvailableUser, { firebaseToken });
  return data.isAvailableUser;
}

/** Deletes the data of the person of an identity token. */
export async function deleteUser(client: Client, firebaseToken: string): Promise<void> {
  await client.request(endpoints.deleteUser, { firebaseToken });
}
