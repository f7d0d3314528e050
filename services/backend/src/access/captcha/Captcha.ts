import type { CaptchaChallenge, CaptchaLevel } from '@cpd/api/captcha/contract';

/** A checked token: an id for its single use, and until when that has to be stored. */
export interface CaptchaProof {
  /** The same for every spelling of one solution. */
  readonly signature: string;
  readonly expiresAt: Date;
  /** Whether it solves the harder challenge, or the provider has no levels. */
  readonly isHard: boolean;
}

export interface CaptchaProvider {
  /** Returns a challenge to solve; null if a provider issues them. */
  challenge(level: CaptchaLevel): Promise<CaptchaChallenge | null>;
  /** Checks a token; null if it is invalid. @throws HttpError 503 if it cannot be checked at the moment. */
  verify(token: string): Promise<CaptchaProof | null>;
}
