import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { TokenKeys } from '../auth/tokenKeys.ts';
import type { CaptchaProvider } from './Captcha.ts';

/** How long a challenge can be solved, in milliseconds. */
const CHALLENGE_LIFETIME_MS = 10 * 60_000;

/**
 * Iterations of one attempt, by level. One of 256 attempts succeeds: the normal level takes a browser about half a
 * second, the hard one about three.
 */
const COSTS = { normal: 5_000, hard: 30_000 } as const;
const ALGORITHM = 'PBKDF2/SHA-256';
/** A solution has less than one kilobyte; longer tokens are not decoded. */
const MAX_CHARACTERS = 8_192;

const payloadSchema = v.object({
  challenge: v.object({
    parameters: v.object({
      algorithm: v.literal(ALGORITHM),
      cost: v.picklist([COSTS.normal, COSTS.hard]),
      data: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
      expiresAt: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      nonce: v.string(),
      salt: v.string(),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/** The proof of work that this service issues and checks itself, without a provider. */
export function altchaProvider(keys: TokenKeys, now: () => Date): CaptchaProvider {
  return {
    async challenge(level) {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: ALGORITHM,
        cost: COSTS[level],
        deriveKey,
        // Clients with a wrong clock count from the arrival of the challenge.
        data: { action: 'sign-in', lifetime: CHALLENGE_LIFETIME_MS / 1000 },
        expiresAt: new Date(now().getTime() + CHALLENGE_LIFETIME_MS),
        hmacSignatureSecret: keys[0].captcha,
      });
      return { parameters, signature };
    },
    async verify(token) {
      const payload = decode(token);
      if (payload === null) return null;
      const { challenge, solution } = payload;
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      if (!(expiresAt > now())) return null;
      for (const { captcha } of keys) {
        const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: captcha });
        if (verified) {
          return { signature: challenge.signature, expiresAt, isHard: challenge.parameters.cost === COSTS.hard };
        }
      }
      return null;
    },
  };
}

function decode(token: string): v.InferOutput<typeof payloadSchema> | null {
  if (token.length > MAX_CHARACTERS) return null;
  try {
    const result = v.safeParse(payloadSchema, JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
