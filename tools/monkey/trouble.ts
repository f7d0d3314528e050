import { createHash } from 'node:crypto';
import { type SeededRandom, seededRandom } from './seededRandom.ts';

/** A way for a call to go wrong between browser and backend; a number is an error answer in the backend's place. */
export type Fault = 'dropped before' | 'dropped after' | 'truncated' | 500 | 401 | 429;

/** What happens to one call on its way. */
export interface Trouble {
  /** How long the call is held up, in milliseconds. */
  readonly delayMs: number;
  /** How it goes wrong; undefined where it only takes long, or arrives as it should. */
  readonly fault: Fault | undefined;
}

/** Decides what happens to the next call of a method and path. */
export type TroubleSource = (method: string, path: string) => Trouble;

/** Nothing goes wrong. */
export const noTrouble: Trouble = { delayMs: 0, fault: undefined };

const FAULTS: readonly Fault[] = ['dropped before', 'dropped after', 'truncated', 500, 401, 429];
const LONGEST_DELAY_MS = 1200;
/** How much less often the app's own files go wrong: without them a walk would not come to any call. */
const FILES_SHARE = 0.2;

/**
 * Makes trouble by a seed. Each kind of call has a sequence of its own, so that calls which overtake one another still
 * meet the same trouble when the seed is used again. `share` is how many calls go wrong, and how many take long, from 0 to 1.
 */
export function troubleBySeed(seed: number, share: number): TroubleSource {
  const sources = new Map<string, SeededRandom>();
  return (method, path) => {
    const kind = `${method} ${withoutIds(path)}`;
    const random = sources.get(kind) ?? seededRandom(numberOf(`${seed} ${kind}`));
    sources.set(kind, random);
    const ownShare = path.startsWith('/v1/') ? share : share * FILES_SHARE;
    const isWrong = random.next() < ownShare;
    const fault = random.pick(FAULTS);
    const isSlow = random.next() < ownShare;
    const delayMs = random.whole(50, LONGEST_DELAY_MS);
    return { delayMs: isSlow ? delayMs : 0, fault: isWrong ? fault : undefined };
  };
}

/** The path of a kind of call: ids are drawn anew at every start. */
function withoutIds(path: string): string {
  const [bare = ''] = path.split('?', 1);
  return bare.replaceAll(/[\w-]{16,}/g, ':id');
}

function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
