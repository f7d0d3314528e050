import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../limits/queues.ts';

/** Argon2id with 19 MiB, two passes and one lane: OWASP's recommendation, and the library's default algorithm. */
const WORK = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Maximum number of passwords in progress or waiting: a few seconds of work. */
const MAX_WAITING = 100;

const inTurn = limitConcurrency('passwords', MAX_WAITING, 'Too many passwords wait to be worked on.');

/** @throws Unavailable if too many others wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, WORK));
}

/** A hash that no password matches. */
let decoyHash: Promise<string> | null = null;

/**
 * Whether a password matches a hash. Without a hash (an unknown account) the same work is done and fails (rule B6).
 * @throws as above.
 */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  decoyHash ??= hash(randomBytes(32).toString('hex'), WORK);
  const known = storedHash ?? (await decoyHash);
  const fits = await inTurn(() => verify(known, password));
  return fits && storedHash !== null;
}

/** Whether a hash was created with weaker parameters than the current ones. */
export function isWeaklyHashed(passwordHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  return memoryCost < WORK.memoryCost || timeCost < WORK.timeCost;
}
