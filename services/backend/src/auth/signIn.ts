import { HARDER_CAPTCHA_REQUIRED } from '@cpd/domain/throttle';
import { usernameKey } from '@cpd/domain/username';
import { type CaptchaProvider, spend } from '../captcha/Captcha.ts';
import type { Database } from '../database/Database.ts';
import { refuse } from '../refusals/Refusal.ts';
import type { DailyFailures } from '../throttle/DailyFailures.ts';
import type { Throttle } from '../throttle/Throttle.ts';
import { findAdmin, replaceHash } from './adminStore.ts';
import { hashPassword, isPassword, isWeaklyHashed } from './password.ts';
import type { Sessions, SessionTokens } from './Sessions.ts';

export interface SignInParts {
  readonly database: Database;
  readonly captcha: CaptchaProvider;
  readonly throttle: Throttle;
  readonly dailyFailures: DailyFailures;
  readonly sessions: Sessions;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The captcha's. */
  readonly token: string;
  /** Where the call comes from, as failures are counted. */
  readonly address: string;
  /** What the call comes from, in words; null where that is not known. */
  readonly device: string | null;
  readonly requestId: string;
}

/**
 * Signs an administrator in (rule B6).
 *
 * @throws Refusal 400 for a captcha token that is no good, 401 for wrong credentials, 429 after too many failures.
 */
export async function signIn(parts: SignInParts, credentials: Credentials): Promise<SessionTokens> {
  const { database, captcha, throttle, dailyFailures, sessions } = parts;
  const keys = {
    account: `sign-in:${usernameKey(credentials.username)}`,
    address: `address:${credentials.address}`,
  };
  // Before the captcha: a sign-in that has to wait costs no work and does not spend its token.
  await throttle.pass(keys);
  const proof = await captcha.verify(credentials.token);
  if (proof === null || !(await spend(database, proof))) {
    // Counted apart from failed sign-ins: tokens that cost no work must lock out neither an account nor an office.
    const attempts = { address: `captcha:${credentials.address}` };
    await throttle.miss(attempts);
    refuse(400, 'CAPTCHA_FAILED', 'The check that you are not a robot failed. Please try again.');
  }
  if (!proof.isHard && (await dailyFailures.areTooMany(keys.account))) {
    refuse(400, HARDER_CAPTCHA_REQUIRED, 'Too many failed sign-ins today. Please try again.');
  }
  const account = await findAdmin(database.queries, 'username', credentials.username);
  if (!(await isPassword(credentials.password, account?.passwordHash ?? null)) || account === null) {
    await throttle.fail(keys);
    await dailyFailures.add(keys.account);
    return refuseCredentials();
  }
  // Once more: of many guesses sent at the same moment, none may profit from having started before the others failed.
  await throttle.pass(keys);
  const where = { device: credentials.device, network: credentials.address || null };
  const tokens = (await sessions.start(account, where, credentials.requestId)) ?? refuseCredentials();
  if (isWeaklyHashed(account.passwordHash)) {
    const stronger = await hashPassword(credentials.password).catch(() => null);
    // While too many others wait, the next sign-in does it.
    if (stronger !== null) await replaceHash(database.queries, account, stronger);
  }
  return tokens;
}

function refuseCredentials(): never {
  refuse(401, 'WRONG_CREDENTIALS', 'Incorrect user name or password.');
}
