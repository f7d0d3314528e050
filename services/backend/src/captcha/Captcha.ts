import type { CaptchaChallenge, CaptchaLevel } from '@cpd/api/captcha/contract';
import type { Database } from '../database/Database.ts';

/** A token that was looked at: what its use is known by, and until when it has to be remembered. */
export interface CaptchaProof {
  /** The same for every way of writing one solution. */
  readonly signature: string;
  readonly expiresAt: Date;
  /** Whether it took the work of the harder challenge, or the provider has one kind only. */
  readonly isHard: boolean;
}

export interface CaptchaProvider {
  /** Returns a challenge to solve, or null where challenges come from elsewhere. */
  challenge(level: CaptchaLevel): Promise<CaptchaChallenge | null>;
  /** Checks a token; null when it is no good. @throws HttpError 503 when it cannot be checked at present. */
  verify(token: string): Promise<CaptchaProof | null>;
}

/** Remembers a use; tells whether it was the first (rule B6: a token is spent by being presented). */
export async function spend(
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
