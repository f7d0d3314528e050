import type { Database } from './Database.ts';

/** What is valid once, such as a captcha token or a passkey's challenge. */
interface SingleUse {
  readonly key: string;
  /** Until when the use has to be stored. */
  readonly expiresAt: Date;
}

/** Stores a use. Returns whether it was the first. */
export async function isFirstUse({ queries }: Database, { key, expiresAt }: SingleUse): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto('captcha_uses')
    .values({ signature: key, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
