import { hash, randomBytes } from 'node:crypto';

/** Makes a token of 256 random bits, safe in addresses. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: enough to know it again, not enough to use it. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
