import type { Assertion, Attestation } from '@cpd/api/passkeys/contract';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { isFirstUse } from '../../database/isFirstUse.ts';
import type { Admin } from '../../http/Admin.ts';
import type { Deps } from '../../http/Deps.ts';
import { throwHttpError } from '../../http/errors/HttpError.ts';
import { type RelyingParty, relyingPartyOf } from '../../settings/relyingParty.ts';
import { CHALLENGE_LIFETIME_MS, type ChallengeBinding, challengeExpiry, newChallenge } from './challenges.ts';
import { type addPasskey, findPasskey, type Passkey, passkeysOf, recordPasskeyUse } from './store.ts';

/** A created passkey that is not stored yet. */
export type NewPasskey = Omit<Parameters<typeof addPasskey>[1], 'name'>;

/**
 * Why a response is not accepted. `foreign`: its challenge was invented, issued for something else, used before or has expired,
 * so its sender may know nothing. `wrong`: the challenge is ours, and the response to it is not valid.
 */
export type PasskeyFailure = 'foreign' | 'wrong';

/**
 * Creates the challenges of passkeys and verifies the responses of authenticators (rule P2). Every challenge can be
 * used once.
 */
export class Passkeys {
  readonly #deps: Pick<Deps, 'config' | 'database' | 'keys' | 'now' | 'log'>;
  readonly #site: RelyingParty | null;

  constructor(deps: Pick<Deps, 'config' | 'database' | 'keys' | 'now' | 'log'>) {
    this.#deps = deps;
    this.#site = relyingPartyOf(deps.config);
  }

  /** The options for the browser to create a passkey. */
  async registrationOptions({ id, name }: Pick<Admin, 'id' | 'name'>) {
    const { database, keys, now } = this.#deps;
    const options = await generateRegistrationOptions({
      rpName: 'CPD back office',
      rpID: this.#requireSite().id,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      challenge: newChallenge(keys, { purpose: 'register', subject: id }, now()),
      timeout: CHALLENGE_LIFETIME_MS,
      attestationType: 'none',
      excludeCredentials: (await passkeysOf(database.queries, id)).map(descriptorOf),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    return {
      ...options,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      timeout: CHALLENGE_LIFETIME_MS,
      rp: { id: this.#requireSite().id, name: 'CPD back office' },
      excludeCredentials: options.excludeCredentials?.map(withTransports) ?? [],
    } as const;
  }

  /** The options for the browser to use a passkey: one of these, or any for this site. */
  async requestOptions(binding: ChallengeBinding, passkeys: readonly Passkey[] = []) {
    const { keys, now } = this.#deps;
    const options = await generateAuthenticationOptions({
      rpID: this.#requireSite().id,
      challenge: newChallenge(keys, binding, now()),
      timeout: CHALLENGE_LIFETIME_MS,
      allowCredentials: passkeys.map(descriptorOf),
      userVerification: 'required',
    });
    return {
      challenge: options.challenge,
      rpId: this.#requireSite().id,
      timeout: CHALLENGE_LIFETIME_MS,
      userVerification: 'required',
      allowCredentials: options.allowCredentials?.map(withTransports) ?? [],
    } as const;
  }

  /** The passkey that was created for a challenge of this administrator. */
  async verifyRegistration(adminId: string, attestation: Attestation): Promise<NewPasskey | PasskeyFailure> {
    const site = this.#requireSite();
    const challenge = await this.#consumeChallenge(attestation, { purpose: 'register', subject: adminId });
    if (challenge === null) return 'foreign';
    const registration = await this.#verified(() =>
      verifyRegistrationResponse({
        response: { ...attestation, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: [...site.origins],
        expectedRPID: site.id,
        requireUserVerification: true,
      }),
    );
    if (!registration?.verified) return 'wrong';
    const { id, publicKey, counter, transports = [] } = registration.registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  }

  /** The passkey that responded to a challenge of this purpose. */
  async verify(assertion: Assertion, binding: ChallengeBinding): Promise<Passkey | PasskeyFailure> {
    const { database, now } = this.#deps;
    const site = this.#requireSite();
    const challenge = await this.#consumeChallenge(assertion, binding);
    if (challenge === null) return 'foreign';
    const passkey = await findPasskey(database.queries, assertion.id);
    const { userHandle, ...response } = assertion.response;
    if (passkey === null || !isOwner(passkey, userHandle)) return 'wrong';
    const authentication = await this.#verified(() =>
      verifyAuthenticationResponse({
        response: { ...assertion, response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: [...site.origins],
        expectedRPID: site.id,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: Number(passkey.counter),
        },
        requireUserVerification: true,
      }),
    );
    if (!authentication?.verified) return 'wrong';
    const { newCounter } = authentication.authenticationInfo;
    return (await recordPasskeyUse(database.queries, passkey, newCounter, now())) ? passkey : 'wrong';
  }

  /** The result of a verification; null if it throws. */
  async #verified<Result>(verify: () => Promise<Result>): Promise<Result | null> {
    try {
      return await verify();
    } catch (error) {
      // Includes a counter that did not increase: the passkey may have been copied.
      const rejection = { event: 'auth.passkey-rejected', reason: reasonOf(error) };
      this.#deps.log.warn(rejection, 'The response of a passkey was not accepted.');
      return null;
    }
  }

  /** The challenge of a response, marked as used so that the response cannot be replayed; null if it is not valid. */
  async #consumeChallenge(
    { response: { clientDataJSON } }: Assertion | Attestation,
    binding: ChallengeBinding,
  ): Promise<string | null> {
    const { database, keys, now } = this.#deps;
    const challenge = challengeOf(clientDataJSON);
    const expiresAt = challenge === null ? null : challengeExpiry(keys, challenge, binding, now());
    if (challenge === null || expiresAt === null) return null;
    return (await isFirstUse(database, { key: `passkey:${challenge}`, expiresAt })) ? challenge : null;
  }

  #requireSite(): RelyingParty {
    return (
      this.#site ?? throwHttpError(409, 'NO_PASSKEYS_HERE', 'Passkeys need https and a host name in PUBLIC_SITE_URL.')
    );
  }
}

function descriptorOf({ id, transports }: Passkey): { id: string; transports: string[] } {
  return { id, transports };
}

function withTransports({ id, transports = [] }: { readonly id: string; readonly transports?: string[] }) {
  return { id, type: 'public-key', transports } as const;
}

function challengeOf(clientDataJSON: string): string | null {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** Whether a response names the passkey's administrator, if it names anyone: discoverable passkeys do. */
function isOwner({ adminId }: Passkey, userHandle: string | null | undefined): boolean {
  return !userHandle || userHandle === Buffer.from(adminId).toString('base64url');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
