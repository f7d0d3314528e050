import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../running/limits/queues.ts';

/** Argon2id with 19 MiB, two passes and one lane: OWASP's recommendation, and the library's default algorithm. */
const WORK = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Maximum number of passwords in progress or waiting: a few seconds of work. */
const MAX_PASSWORDS = 100;

const limitHashing = limitConcurrency('passwords', MAX_PASSWORDS, 'Too many passwords wait to be hashed.');

/** @throws Unavailable if too many others wait. */
export function hashPassword(password: string): Promise<string> {
  return limitHashing(() => hash(password, WORK));
}

/** A hash that no password matches. */
let decoyHash: Promise<string> | null = null;

/**
 * Whether a password matches a hash. Without a hash (an unknown account) the same work is done and fails (rule B6).
 * @throws Unavailable as above.
 */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  decoyHash ??= hash(randomBytes(32).toString('hex'), WORK);
  const compared = storedHash ?? (await decoyHash);
  const isEqual = await limitHashing(() => verify(compared, password));
  return isEqual && storedHash !== null;
}

/** Whether a hash was created with weaker parameters than the current ones. */
export function isWeaklyHashed(passwordHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  return memoryCost < WORK.memoryCost || timeCost < WORK.timeCost;
}
