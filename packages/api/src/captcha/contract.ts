import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';

/** A challenge of the invisible captcha; what its parameters say is the captcha library's. */
const captchaChallengeSchema = v.object({ parameters: v.unknown(), signature: v.string() });

export type CaptchaChallenge = v.InferOutput<typeof captchaChallengeSchema>;

/** A 404 means that signing in sends an empty captcha token (rule B2). */
export const readCaptchaChallenge = endpoint('GET', '/v1/captcha/challenge', {
  access: 'public',
  summary: 'Gives a proof-of-work challenge for signing in.',
  answer: captchaChallengeSchema,
  refusals: { 404: ['NOT_FOUND'] },
});
