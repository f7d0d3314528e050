import type { Client } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import * as endpoints from './contract.ts';

/** Checks whether the person of an identity token is a user, without an overlay. */
export async function checkAvailableUser(client: Client, firebaseToken: string): Promise<boolean> {
  const { data } = await client.request(endpoints.checkAvailableUser, { firebaseToken });
  return data.isAvailableUser;
}

/** Deletes the data of the person of an identity token. After a lost response it finds out whether that was done. */
export async function deleteUser(client: Client, firebaseToken: string): Promise<void> {
  try {
    await client.request(endpoints.deleteUser, { firebaseToken });
  } catch (error) {
    const isLost = error instanceof ApiError && error.isOutcomeUnknown;
    if (!isLost || (await checkAvailableUser(client, firebaseToken).catch(() => true))) throw error;
  }
}
