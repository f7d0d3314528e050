import { createHmac, hash, randomBytes } from 'node:crypto';

/** Makes a token of 256 random bits, safe in addresses. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: enough to know it again, not enough to use it. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** Derives the token that replaces another one: always the same, so that no one can branch a session off (rule B5). */
export function successorOf(token: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}
