import * as v from 'valibot';
import { throwHttpError } from '../errors/HttpError.ts';
import { within } from '../limits/deadline.ts';
import { hashToken } from '../secrets/secretToken.ts';
import type { CaptchaProvider } from './Captcha.ts';

export const SITE_VERIFY_ADDRESSES = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const;

/** The minimum score of a reCAPTCHA v3 token; other tokens have none. */
const MIN_SCORE = 0.5;
/** Providers accept a token for at most five minutes; its use is stored longer. */
const REMEMBERED_MS = 60 * 60_000;
const TIMEOUT_MS = 5_000;
/** Providers' tokens have about two thousand characters. */
const LONGEST_TOKEN = 10_000;

const answerSchema = v.object({ success: v.boolean(), score: v.optional(v.number()) });

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
      if (token === '' || token.length > LONGEST_TOKEN) return null;
      const answer = await ask(address, new URLSearchParams({ secret, response: token }));
      if (!answer.success || (answer.score ?? 1) < MIN_SCORE) return null;
      return { signature: hashToken(token), expiresAt: new Date(now().getTime() + REMEMBERED_MS), isHard: true };
    },
  };
}

async function ask(address: string, body: URLSearchParams): Promise<v.InferOutput<typeof answerSchema>> {
  try {
    return await within('A check of a captcha', TIMEOUT_MS, async (signal) => {
      const answer = await fetch(address, { method: 'POST', body, redirect: 'error', signal });
      return v.parse(answerSchema, await answer.json());
    });
  } catch {
    return throwHttpError(
      503,
      'CAPTCHA_UNAVAILABLE',
      'Signing in cannot be checked at the moment. Please try again later.',
    );
  }
}
