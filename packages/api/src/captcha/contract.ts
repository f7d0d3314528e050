import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';

/** Gives a proof-of-work challenge for the invisible captcha (decision B2); its content is the captcha library's. */
export const readCaptchaChallenge = endpoint({
  method: 'GET',
  path: '/v1/captcha/challenge',
  access: 'public',
  summary: 'Gives a proof-of-work challenge for signing in.',
  answer: v.record(v.string(), v.unknown()),
});
