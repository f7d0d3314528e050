import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes and one lane: OWASP's recommendation, and the library's default algorithm. */
const WORK = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, WORK);
}

/** A hash that no password fits. */
let nobodysHash: Promise<string> | null = null;

/** Whether a password fits a kept hash; without a hash (an unknown account) the same work is done for a no (rule B6). */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(32).toString('hex'));
  const fits = await verify(kept ?? (await nobodysHash), password);
  return fits && kept !== null;
}
