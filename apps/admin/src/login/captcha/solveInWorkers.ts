import ProofWorker from 'altcha/workers/pbkdf2?worker';
import { type Challenge, type Solution, solveChallengeWorkers } from 'altcha-lib';

/** Solves a challenge off the main thread and on one core only, so that typing stays smooth meanwhile. */
export function solveInWorkers(challenge: Challenge, signal: AbortSignal): Promise<Solution | null> {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  if (signal.aborted) controller.abort();
  return solveChallengeWorkers({
    challenge,
    controller,
    concurrency: 1,
    createWorker: () => new ProofWorker(),
  });
}
