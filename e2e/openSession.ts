import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ADMIN } from '../tools/product.ts';

/** Signs the administrator in by calls alone, and answers what the app would keep in its storage. */
export async function openSession(origin: string): Promise<string> {
  const challenge: Challenge = await (await fetch(`${origin}/v1/captcha/challenge`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const answer = await fetch(`${origin}/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...ADMIN, token: btoa(JSON.stringify({ challenge, solution })) }),
  });
  if (!answer.ok) throw new Error(`The sign-in was answered ${answer.status}: ${await answer.text()}`);
  const { accessToken, refreshToken } = await answer.json();
  return JSON.stringify({ user: { isLoggedIn: true, accessToken, refreshToken } });
}
