/** Milliseconds that a proof of identity allows sensitive actions. */
export const IDENTITY_PROOF_LIFETIME_MS = 5 * 60 * 1000;

/** The code of a response that asks for a proof of identity. */
export const PROOF_REQUIRED = 'PROOF_REQUIRED';

/**
 * Whether a session still has a valid proof of identity.
 *
 * @param provedAt When the user last proved who they are, in milliseconds since the epoch; null for never.
 */
export function isIdentityProved(provedAt: number | null, now: number): boolean {
  return provedAt !== null && now - provedAt < IDENTITY_PROOF_LIFETIME_MS;
}
