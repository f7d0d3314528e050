import type { Challenge, Solution } from 'altcha-lib';
import type { Captcha } from './Captcha.ts';

/** The dependencies of the proof of work. */
export interface AltchaDependencies {
  /** Requests a challenge, which is validated here; null if the server has none. */
  readonly readChallenge: (signal: AbortSignal) => Promise<unknown>;
  /** Solves a challenge; null if the controller aborted it. */
  readonly solve: (challenge: Challenge, controller: AbortController) => Promise<Solution | null>;
}

/** A solved challenge, which can be used once. */
interface Proof {
  readonly token: string;
  /** When the server stops accepting it, in milliseconds of this device's clock. */
  readonly expiresAt: number;
}

/** The token for a server without a challenge. */
const NO_CHALLENGE: Proof = { token: '', expiresAt: Number.POSITIVE_INFINITY };

/** The minimum remaining lifetime of a token in milliseconds, so that it does not expire during the request. */
const MARGIN_MS = 10_000;

const TIMEOUT_MS = 30_000;

/** The lifetime of a challenge in seconds, if the server does not send one. */
const DEFAULT_LIFETIME = 300;

/** Solves challenges in the background: when it is created, after each use and before each expiry. */
export class AltchaCaptcha implements Captcha {
  readonly #dependencies: AltchaDependencies;
  readonly #closing = new AbortController();
  #next: Promise<Proof>;
  #renewal: ReturnType<typeof setTimeout> | undefined;

  constructor(dependencies: AltchaDependencies) {
    this.#dependencies = dependencies;
    this.#next = this.#prepare();
  }

  async execute(): Promise<string> {
    try {
      const token = await withTimeout(this.#freshToken());
      if (token !== NO_CHALLENGE.token) this.#next = this.#prepare();
      return token;
    } catch (error) {
      this.#next = Promise.reject(error);
      this.#next.catch(() => {});
      throw error;
    }
  }

  close(): void {
    clearTimeout(this.#renewal);
    this.#closing.abort();
  }

  async #freshToken(): Promise<string> {
    const waiting = await this.#next.catch(() => null);
    return (waiting && isFresh(waiting) ? waiting : await this.#prepare()).token;
  }

  #prepare(): Promise<Proof> {
    clearTimeout(this.#renewal);
    const proof = this.#prove();
    // A failure in the background is not reported: the next request for a token tries again.
    proof.then(
      ({ expiresAt }) => this.#renewBefore(proof, expiresAt),
      () => {},
    );
    return proof;
  }

  #renewBefore(proof: Promise<Proof>, expiresAt: number): void {
    if (this.#closing.signal.aborted || proof !== this.#next || !Number.isFinite(expiresAt)) return;
    const delay = Math.max(expiresAt - Date.now() - 2 * MARGIN_MS, MARGIN_MS);
    this.#renewal = setTimeout(() => {
      this.#next = this.#prepare();
    }, delay);
  }

  async #prove(): Promise<Proof> {
    const challenge = await this.#dependencies.readChallenge(this.#closing.signal);
    if (challenge === null) return NO_CHALLENGE;
    const arrivedAt = Date.now();
    if (!isChallenge(challenge)) throw new TypeError('The captcha challenge is not one that can be solved.');
    const solution = await this.#dependencies.solve(challenge, this.#closing);
    if (!solution) throw new Error('The captcha challenge was not solved.');
    // `expiresAt` is the server's time, which this device's clock may be hours away from.
    const { lifetime } = challenge.parameters.data ?? {};
    const seconds = typeof lifetime === 'number' ? lifetime : DEFAULT_LIFETIME;
    return { token: btoa(JSON.stringify({ challenge, solution })), expiresAt: arrivedAt + seconds * 1000 };
  }
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha gave no token within 30 seconds.')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function isFresh({ expiresAt }: Proof): boolean {
  return expiresAt - Date.now() > MARGIN_MS;
}

function isChallenge(value: unknown): value is Challenge {
  const parameters = Object(Object(value).parameters);
  return ['algorithm', 'nonce', 'salt', 'keyPrefix'].every((name) => typeof parameters[name] === 'string');
}
