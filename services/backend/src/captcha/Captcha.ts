import type { CaptchaChallenge, CaptchaLevel } from '@cpd/api/captcha/contract';
import type { Database } from '../database/Database.ts';

/** A checked token: an id for its single use, and until when that has to be stored. */
export interface CaptchaProof {
  /** The same for every spelling of one solution. */
  readonly signature: string;
  readonly expiresAt: Date;
  /** Whether it solves the harder challenge, or the provider has no levels. */
  readonly isHard: boolean;
}

export interface CaptchaProvider {
  /** Returns a challenge to solve; null if a provider issues them. */
  challenge(level: CaptchaLevel): Promise<CaptchaChallenge | null>;
  /** Checks a token; null if it is invalid. @throws HttpError 503 if it cannot be checked at the moment. */
  verify(token: string): Promise<CaptchaProof | null>;
}

/** Stores a use. Returns whether it was the first (rule B6: presenting a token uses it up). */
export async function markUsed(
  database: Database,
  { signature, expiresAt }: Pick<CaptchaProof, 'signature' | 'expiresAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await database.queries
    .insertInto('captcha_uses')
    .values({ signature, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
