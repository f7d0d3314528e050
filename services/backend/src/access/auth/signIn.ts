import { HARDER_CAPTCHA_REQUIRED } from '@cpd/api/auth/contract';
import type { Assertion, Attestation } from '@cpd/api/passkeys/contract';
import { usernameKey } from '@cpd/domain/username';
import type { Database } from '../../database/Database.ts';
import { isFirstUse } from '../../database/isFirstUse.ts';
import { HttpError, throwHttpError } from '../../http/errors/HttpError.ts';
import type { CaptchaProvider } from '../captcha/Captcha.ts';
import type { NewPasskey, PasskeyFailure, Passkeys } from '../passkeys/Passkeys.ts';
import { addPasskey, passkeysOf } from '../passkeys/store.ts';
import type { DailyFailures } from '../throttle/DailyFailures.ts';
import type { Counters, Throttle } from '../throttle/Throttle.ts';
import { type AdminAccount, findAdmin, storeStrongerHash } from './adminStore.ts';
import { hashPassword, isPassword, isWeaklyHashed } from './password.ts';
import type { Sessions, SessionTokens } from './Sessions.ts';

export interface SignInDeps {
  readonly database: Database;
  readonly captcha: CaptchaProvider;
  readonly throttle: Throttle;
  readonly dailyFailures: DailyFailures;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  /** Whether an account without a passkey has to add one. */
  readonly requirePasskeys: boolean;
  readonly now: () => Date;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The captcha's token. */
  readonly token: string;
  /** The second step, where the account has passkeys. */
  readonly passkey?: Assertion | undefined;
  /** The first passkey, if passkeys are mandatory and the account has none. */
  readonly newPasskey?: Attestation | undefined;
  /** The network against which failures are counted. */
  readonly address: string;
  /** The name of the device; null if unknown. */
  readonly device: string | null;
  readonly requestId: string;
}

/**
 * Signs an administrator in (rule B6).
 *
 * @throws HttpError 400 for an invalid captcha token, 401 for wrong credentials, 429 after too many failures.
 */
export async function signIn(deps: SignInDeps, credentials: Credentials): Promise<SessionTokens> {
  const { database, throttle, sessions, passkeys } = deps;
  const counters = {
    account: `sign-in:${usernameKey(credentials.username)}`,
    address: `address:${credentials.address}`,
  };
  // Before the captcha: a throttled sign-in costs no work and does not use up its token.
  await throttle.check(counters);
  const account = await findAdmin(database.queries, 'username', credentials.username);
  const newPasskey = await requirePasskeyOrCaptcha(deps, credentials, account, counters);
  if (!(await isPassword(credentials.password, account?.passwordHash ?? null)) || account === null) {
    await countFailedSignIn(deps, counters);
    return throwWrongCredentials();
  }
  // Checked again: of many guesses sent at the same moment, none may pass because it started before the others failed.
  await throttle.check(counters);
  const isSecondStep = credentials.passkey !== undefined;
  const own = isSecondStep ? [] : await passkeysOf(database.queries, account.id);
  if (own.length > 0) {
    const options = await passkeys.requestOptions({ purpose: 'second-factor', subject: account.id }, own);
    throw new HttpError(401, 'PASSKEY_REQUIRED', 'Confirm the sign-in with your passkey.', {}, { passkey: options });
  }
  if (deps.requirePasskeys && !isSecondStep) await requireNewPasskey(deps, account, credentials, newPasskey);
  const where = { device: credentials.device, network: credentials.address || null };
  const tokens = (await sessions.start(account, where, credentials.requestId)) ?? throwWrongCredentials();
  if (isWeaklyHashed(account.passwordHash)) {
    const stronger = await hashPassword(credentials.password).catch(() => null);
    // If too many others wait, the next sign-in does it.
    if (stronger !== null) await storeStrongerHash(database.queries, account, stronger);
  }
  return tokens;
}

/**
 * Adds the passkey that was created at this sign-in. @throws HttpError 401 with the creation options if there is none
 * yet.
 */
async function requireNewPasskey(
  { database, passkeys, now }: SignInDeps,
  { id, username }: AdminAccount,
  { device, requestId }: Credentials,
  newPasskey: NewPasskey | null,
): Promise<void> {
  if (newPasskey === null) {
    const options = await passkeys.registrationOptions({ id, name: username });
    throw new HttpError(401, 'PASSKEY_SETUP_REQUIRED', 'Add a passkey to sign in.', {}, { newPasskey: options });
  }
  const passkey = { ...newPasskey, name: device ?? 'First passkey' };
  const by = { id, name: username, requestId };
  const isNew = await database.transaction((queries) => addPasskey(queries, passkey, by, now()));
  if (!isNew) throwHttpError(409, 'PASSKEY_EXISTS', 'This passkey has been added already.');
}

/**
 * Requires the response to a challenge, which is only issued after captcha and password, otherwise the captcha. Returns the
 * passkey that was created.
 */
async function requirePasskeyOrCaptcha(
  deps: SignInDeps,
  credentials: Credentials,
  account: AdminAccount | null,
  counters: Required<Counters>,
): Promise<NewPasskey | null> {
  const { passkeys } = deps;
  const { passkey, newPasskey, address } = credentials;
  const id = account?.id ?? '';
  if (passkey !== undefined) {
    const used = await passkeys.verify(passkey, { purpose: 'second-factor', subject: id });
    if (typeof used === 'string') return rejectPasskey(deps, used, counters, address);
    return used.adminId === id ? null : rejectPasskey(deps, 'wrong', counters, address);
  }
  if (newPasskey !== undefined) {
    const created = await passkeys.verifyRegistration(id, newPasskey);
    return typeof created === 'string' ? rejectPasskey(deps, created, counters, address) : created;
  }
  await requireCaptcha(deps, credentials, counters.account);
  return null;
}

/**
 * Counts the failure. One that costs nothing counts against the sender's address only, or anyone could lock out an account.
 * @throws HttpError 401, or 429 after too many without a challenge of ours.
 */
async function rejectPasskey(
  deps: SignInDeps,
  failure: PasskeyFailure,
  counters: Required<Counters>,
  address: string,
): Promise<never> {
  if (failure === 'wrong') await countFailedSignIn(deps, counters);
  else await deps.throttle.countMiss({ address: `passkey:${address}` });
  return throwHttpError(401, 'BAD_PASSKEY', 'The passkey was not accepted. Please log in again.');
}

/** Counts the failure of a sign-in that has cost work, or proved knowledge of the password. */
async function countFailedSignIn({ throttle, dailyFailures }: SignInDeps, counters: Required<Counters>): Promise<void> {
  await throttle.countFailure(counters);
  await dailyFailures.add(counters.account);
}

/** @throws HttpError 400 for a captcha token that is invalid or too easy, 429 after too many of those. */
async function requireCaptcha(
  { database, captcha, throttle, dailyFailures }: SignInDeps,
  { token, address }: Credentials,
  account: string,
): Promise<void> {
  const proof = await captcha.verify(token);
  // Presenting a token uses it up (rule B6).
  if (proof === null || !(await isFirstUse(database, { key: proof.signature, expiresAt: proof.expiresAt }))) {
    // Counted separately from failed sign-ins: tokens that cost no work must lock out neither an account nor an office.
    await throttle.countMiss({ address: `captcha:${address}` });
    return throwHttpError(400, 'CAPTCHA_FAILED', 'The check that you are not a robot failed. Please try again.');
  }
  if (!proof.isHard && (await dailyFailures.areTooMany(account))) {
    throwHttpError(400, HARDER_CAPTCHA_REQUIRED, 'Too many failed sign-ins today. Please try again.');
  }
}

function throwWrongCredentials(): never {
  throwHttpError(401, 'WRONG_CREDENTIALS', 'Incorrect user name or password.');
}
