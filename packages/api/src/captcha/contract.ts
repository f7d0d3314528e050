import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';

/** A challenge of the invisible captcha. The captcha library defines its parameters. */
export const captchaChallengeSchema = v.object({ parameters: v.unknown(), signature: v.string() });

export type CaptchaChallenge = v.InferOutput<typeof captchaChallengeSchema>;

/** What this product's service sets: find the `counter` whose derived key begins with `keyPrefix`. */
export const proofOfWorkSchema = v.object({
  parameters: v.object({
    algorithm: v.literal('PBKDF2/SHA-256'),
    /** Iterations of one attempt. */
    cost: v.number(),
    /** Bytes of the derived key. */
    keyLength: v.number(),
    /** In hexadecimal, like `nonce` and `salt`. */
    keyPrefix: v.string(),
    nonce: v.string(),
    salt: v.string(),
    /** In seconds since 1970. */
    expiresAt: v.number(),
    /** `lifetime` is the number of seconds in which the challenge can be answered. */
    data: v.object({ action: v.literal('sign-in'), lifetime: v.number() }),
  }),
  signature: v.string(),
});

/** The difficulty of a challenge. Sign-ins of an account with many failures need the harder one (rule B6). */
const captchaLevel = v.picklist(['normal', 'hard']);

export type CaptchaLevel = v.InferOutput<typeof captchaLevel>;

/** After a 404 the sign-in sends an empty captcha token (rule B2). */
export const readCaptchaChallenge = endpoint('GET', '/v1/captcha/challenge', {
  isQuiet: true,
  access: 'public',
  summary: 'Returns a proof-of-work challenge for signing in.',
  query: v.object({ level: v.optional(captchaLevel) }),
  response: captchaChallengeSchema,
  exampleResponse: proofOfWorkSchema,
  errors: { 404: ['NOT_FOUND'] },
});
