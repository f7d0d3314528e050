import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';

/** A challenge of the invisible captcha; what its parameters say is the captcha library's. */
const captchaChallengeSchema = v.object({ parameters: v.unknown(), signature: v.string() });

export type CaptchaChallenge = v.InferOutput<typeof captchaChallengeSchema>;

/** How much work a challenge takes: sign-ins of an account with many failures need the harder one (rule B6). */
const captchaLevel = v.picklist(['normal', 'hard']);

export type CaptchaLevel = v.InferOutput<typeof captchaLevel>;

/** A 404 means that signing in sends an empty captcha token (rule B2). */
export const readCaptchaChallenge = endpoint('GET', '/v1/captcha/challenge', {
  access: 'public',
  summary: 'Gives a proof-of-work challenge for signing in.',
  query: v.object({ level: v.optional(captchaLevel) }),
  response: captchaChallengeSchema,
  errors: { 404: ['NOT_FOUND'] },
});
