import type { Assertion, Attestation } from '@cpd/api/passkeys/contract';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Admin } from '../auth/Admin.ts';
import { markUsed } from '../captcha/Captcha.ts';
import type { Deps } from '../deps.ts';
import { throwHttpError } from '../errors/HttpError.ts';
import { CHALLENGE_LIFETIME_MS, type ChallengeUse, challengeExpiry, newChallenge } from './challenges.ts';
import { type RelyingParty, relyingPartyOf } from './relyingParty.ts';
import { type addPasskey, findPasskey, type Passkey, passkeysOf, recordPasskeyUse } from './store.ts';

/** A created passkey that is not stored yet. */
export type NewPasskey = Omit<Parameters<typeof addPasskey>[1], 'name'>;

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
  async requestOptions(use: ChallengeUse, passkeys: readonly Passkey[] = []) {
    const { keys, now } = this.#deps;
    const options = await generateAuthenticationOptions({
      rpID: this.#requireSite().id,
      challenge: newChallenge(keys, use, now()),
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

  /** The passkey that was created for a challenge of this administrator; null for an invalid response. */
  async verifyRegistration(adminId: string, attestation: Attestation): Promise<NewPasskey | null> {
    const site = this.#requireSite();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...attestation, clientExtensionResults: {} },
        expectedChallenge: this.#consumeChallenge({ purpose: 'register', subject: adminId }),
        expectedOrigin: [...site.origins],
        expectedRPID: site.id,
        requireUserVerification: true,
      });
      if (!verified) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    } catch (error) {
      this.#deps.log.info({ event: 'auth.passkey-rejected', reason: reasonOf(error) }, 'A passkey was not accepted.');
      return null;
    }
  }

  /** The passkey that responded to a challenge of this purpose; null for an invalid response. */
  async verify(assertion: Assertion, use: ChallengeUse): Promise<Passkey | null> {
    const { database, now, log } = this.#deps;
    const site = this.#requireSite();
    const passkey = await findPasskey(database.queries, assertion.id);
    if (passkey === null) return null;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...assertion, clientExtensionResults: {} },
        expectedChallenge: this.#consumeChallenge(use),
        expectedOrigin: [...site.origins],
        expectedRPID: site.id,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: Number(passkey.counter),
        },
        requireUserVerification: true,
      });
      if (!verified) return null;
      return (await recordPasskeyUse(database.queries, passkey, authenticationInfo.newCounter, now())) ? passkey : null;
    } catch (error) {
      // Includes a counter that did not increase: the passkey may have been copied.
      log.warn(
        { event: 'auth.passkey-rejected', reason: reasonOf(error) },
        'The response of a passkey was not accepted.',
      );
      return null;
    }
  }

  /** Checks a challenge and marks it as used, so that a response cannot be replayed. */
  #consumeChallenge(use: ChallengeUse) {
    return async (challenge: string): Promise<boolean> => {
      const { database, keys, now } = this.#deps;
      const expiresAt = challengeExpiry(keys, challenge, use, now());
      return expiresAt !== null && markUsed(database, { signature: `passkey:${challenge}`, expiresAt });
    };
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

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
