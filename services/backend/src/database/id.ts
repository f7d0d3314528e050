import { randomBytes } from 'node:crypto';

/**
 * Creates an item's id: 128 cryptographically random bits as 26 lower-case letters and digits, without an order of time
 * (rule B14). Knowing an id is enough to read an image, a PDF or a certificate.
 */
export function newId(): string {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(32)
    .padStart(26, '0');
}
