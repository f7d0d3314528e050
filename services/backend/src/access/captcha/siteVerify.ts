import * as v from 'valibot';
import { HttpError } from '../../http/errors/HttpError.ts';
import { withTimeout } from '../../running/limits/deadline.ts';
import { hashToken } from '../../running/secrets/secretToken.ts';
import type { CaptchaProvider } from './Captcha.ts';

export const SITE_VERIFY_ADDRESSES = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const;

/** The minimum score of a reCAPTCHA v3 token; other tokens have none. */
const MIN_SCORE = 0.5;
/** Providers accept a token for at most five minutes; its use is stored longer. */
const USE_STORED_MS = 60 * 60_000;
const TIMEOUT_MS = 5_000;
/** Providers' tokens have about two thousand characters. */
const MAX_TOKEN_LENGTH = 10_000;

const responseSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  'error-codes': v.nullish(v.array(v.string()), []),
});

/** Error codes that are not about the person's token: a wrong `CAPTCHA_SECRET`, or a failure of the provider. */
const PROVIDER_ERROR = /-secret$|^bad-request$|^internal-error$/;

export interface SiteVerifyOptions {
  readonly address: string;
  readonly secret: string;
  readonly now: () => Date;
}

/** Checks tokens of Google reCAPTCHA or Cloudflare Turnstile with the provider. */
export function siteVerifyProvider({ address, secret, now }: SiteVerifyOptions): CaptchaProvider {
  return {
    challenge: async () => null,
    async verify(token) {
      if (token === '' || token.length > MAX_TOKEN_LENGTH) return null;
      const result = await requestVerification(address, new URLSearchParams({ secret, response: token }));
      if (!result.success || (result.score ?? 1) < MIN_SCORE) return null;
      return { signature: hashToken(token), expiresAt: new Date(now().getTime() + USE_STORED_MS), isHard: true };
    },
  };
}

async function requestVerification(
  address: string,
  body: URLSearchParams,
): Promise<v.InferOutput<typeof responseSchema>> {
  try {
    return await withTimeout('A check of a captcha', TIMEOUT_MS, async (signal) => {
      const response = await fetch(address, { method: 'POST', body, redirect: 'error', signal });
      const result = v.parse(responseSchema, await response.json());
      const codes = result['error-codes'];
      if (codes.some((code) => PROVIDER_ERROR.test(code)))
        throw new Error(`The provider responded with ${codes.join()}.`);
      return result;
    });
  } catch (cause) {
    const message = 'Signing in cannot be checked at the moment. Please try again later.';
    throw Object.assign(new HttpError(503, 'CAPTCHA_UNAVAILABLE', message), { cause });
  }
}
