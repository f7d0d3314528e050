import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ADMIN } from '../tools/product.ts';

/** Signs the administrator in by requests, and returns what the app would store. */
export async function openSession(origin: string): Promise<string> {
  const challenge: Challenge = await (await fetch(`${origin}/v1/captcha/challenge`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const response = await fetch(`${origin}/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...ADMIN, token: btoa(JSON.stringify({ challenge, solution })) }),
  });
  if (!response.ok) throw new Error(`The sign-in was answered ${response.status}: ${await response.text()}`);
  const { accessToken, refreshToken } = await response.json();
  return JSON.stringify({ user: { isLoggedIn: true, accessToken, refreshToken } });
}
