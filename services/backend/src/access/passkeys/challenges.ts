import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { TokenKeys } from '../auth/tokenKeys.ts';

/** How long a challenge is valid, in milliseconds: as long as browsers wait for the user. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

const NONCE_BYTES = 16;
const EXPIRY_BYTES = 6;
const HEAD_BYTES = NONCE_BYTES + EXPIRY_BYTES;

/** The purpose and the owner of a challenge. A challenge of one purpose is not valid for another one. */
export interface ChallengeBinding {
  readonly purpose: 'register' | 'sign-in' | 'second-factor' | 'proof';
  /** The administrator's id or the session's; '' for anyone. */
  readonly subject: string;
}

/** Creates a challenge that contains its purpose and expiry, authenticated, so that nothing is stored for a request. */
export function newChallenge(keys: TokenKeys, binding: ChallengeBinding, now: Date): Uint8Array<ArrayBuffer> {
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeUIntBE(now.getTime() + CHALLENGE_LIFETIME_MS, 0, EXPIRY_BYTES);
  const head = Buffer.concat([randomBytes(NONCE_BYTES), expiry]);
  return new Uint8Array([...head, ...sign(keys[0].passkey, binding, head)]);
}

/** When a challenge in base64url expires; null if it has expired, has another purpose or is forged. */
export function challengeExpiry(keys: TokenKeys, challenge: string, binding: ChallengeBinding, now: Date): Date | null {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, HEAD_BYTES);
  const signature = bytes.subarray(HEAD_BYTES);
  const isOurs = keys.some(({ passkey }) => {
    const expected = sign(passkey, binding, head);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
  if (!isOurs) return null;
  const expiresAt = new Date(head.readUIntBE(NONCE_BYTES, EXPIRY_BYTES));
  return expiresAt > now ? expiresAt : null;
}

function sign(key: Uint8Array, { purpose, subject }: ChallengeBinding, head: Uint8Array): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${subject}\n`).update(head).digest();
}
