import type { Request } from '@playwright/test';
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

/** How long tests share a session, in milliseconds: less than its proof of identity is valid. */
const SHARED_MS = 2 * 60_000;

let shared: { readonly origin: string; readonly root: string; readonly openedAt: number } | undefined;

/**
 * The same for the tests of a worker that neither change nor end their session. They share it, because solving a captcha takes as
 * long as opening a page.
 */
export async function shareSession(origin: string): Promise<string> {
  const isUsable =
    shared?.origin === origin && performance.now() - shared.openedAt < SHARED_MS && (await isActive(shared));
  if (!shared || !isUsable) {
    shared = { origin, root: await openSession(origin), openedAt: performance.now() };
  }
  return shared.root;
}

/** Opens a new session for the next test. */
export function endSharing(): void {
  shared = undefined;
}

/** Whether a request changes or ends the session of a page. */
export function changesSession(request: Request): boolean {
  return request.method() !== 'GET' && /\/v1\/(auth|session)\b/.test(new URL(request.url()).pathname);
}

async function isActive({ origin, root }: NonNullable<typeof shared>): Promise<boolean> {
  const { accessToken } = JSON.parse(root).user;
  const headers = { Authorization: `Bearer ${accessToken}` };
  return (await fetch(`${origin}/v1/session/current`, { headers })).ok;
}
