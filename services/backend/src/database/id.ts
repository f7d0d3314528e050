import { randomBytes } from 'node:crypto';

/**
 * Makes an item's identifier: 128 bits of cryptographic randomness as 26 digits and letters, in no order of time
 * (rule B14). An id is all that images, PDFs and certificates ask for.
 */
export function newId(): string {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(32)
    .padStart(26, '0');
}
