import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { is, literal, looseObject, string } from 'valibot';
import { readCaptchaChallenge } from '../../packages/api/src/captcha/contract.ts';
import { type CheckedHost, nameOf } from './CheckedHost.ts';

const solvable = looseObject({
  parameters: looseObject({
    algorithm: literal('PBKDF2/SHA-256'),
    nonce: string(),
    salt: string(),
    keyPrefix: string(),
  }),
});

/** Gets a captcha token: the one given, the solution of the host's own challenge, or none. */
export async function captchaToken(host: CheckedHost): Promise<string> {
  const name = nameOf(readCaptchaChallenge);
  if (host.options.captchaToken !== undefined) {
    host.list.skip(name, 'a token was given by --captcha-token');
    return host.options.captchaToken;
  }
  const response = await host.call(readCaptchaChallenge).catch(() => null);
  if (response?.status === 404) {
    host.list.skip(name, 'the host offers no challenge; signing in with an empty token');
    return '';
  }
  const token = await host.list.check(name, async () => {
    const challenge = await host.client.call(readCaptchaChallenge, {});
    if (!isChallenge(challenge)) throw new Error('the challenge is no PBKDF2 proof of work; give --captcha-token');
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Error('the challenge could not be solved');
    return btoa(JSON.stringify({ challenge, solution }));
  });
  return token ?? '';
}

function isChallenge(value: unknown): value is Challenge {
  return is(solvable, value);
}
