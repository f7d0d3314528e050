import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Gate } from '../limits/Gate.ts';

/** Argon2id with 19 MiB, two passes and one lane: OWASP's recommendation, and the library's default algorithm. */
const WORK = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Most passwords that are worked on or wait for it: a few seconds of work. */
const MOST_WAITING = 100;

const gate = new Gate(MOST_WAITING);

/** @throws Unavailable when too many others wait. */
export function hashPassword(password: string): Promise<string> {
  return gate.pass(() => hash(password, WORK));
}

/** A hash that no password fits. */
let nobodysHash: Promise<string> | null = null;

/** Whether a password fits a kept hash; without a hash (an unknown account) the same work is done for a no (rule B6). @throws as above. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  nobodysHash ??= hash(randomBytes(32).toString('hex'), WORK);
  const known = kept ?? (await nobodysHash);
  const fits = await gate.pass(() => verify(known, password));
  return fits && kept !== null;
}
