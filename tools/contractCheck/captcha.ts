import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { nameOf } from './ApiHost.ts';
import type { ContractCheck } from './checkContract.ts';

/** Gets a captcha token: the one given, the solution of the host's own challenge, or none. */
export async function captchaToken({ host, list, options }: ContractCheck, inCase = ''): Promise<string> {
  const name = nameOf('readCaptchaChallenge', inCase);
  if (options.captchaToken !== undefined) {
    list.skip(name, 'a token was given by --captcha-token');
    return options.captchaToken;
  }
  const response = await host.call('readCaptchaChallenge').catch(() => null);
  if (response?.status === 404) {
    list.skip(name, 'the host offers no challenge; signing in with an empty token');
    return '';
  }
  const token = await list.check(name, async () => {
    const challenge = await host.send<Parameters<typeof solveChallenge>[0]['challenge']>('readCaptchaChallenge');
    const isSolvable = Object(challenge.parameters).algorithm === 'PBKDF2/SHA-256';
    const solution = isSolvable ? await solveChallenge({ challenge, deriveKey }) : null;
    if (!solution) throw new Error('the challenge is no PBKDF2 proof of work; give --captcha-token');
    return btoa(JSON.stringify({ challenge, solution }));
  });
  return token ?? '';
}
