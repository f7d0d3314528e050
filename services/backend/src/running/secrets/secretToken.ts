import { createHmac, hash, randomBytes } from 'node:crypto';

/** The prefix by which secret scanners recognise an API key. */
export const KEY_PREFIX = 'cpd_';

/** Creates a URL-safe token of 256 random bits. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token, which recognises it and cannot be used instead of it. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** Derives the successor of a token. It is always the same, so that a session cannot be forked (rule B5). */
export function successorOf(token: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}
