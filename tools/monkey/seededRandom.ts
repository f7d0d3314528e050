/** A repeatable source of chance, so that every first start shows the same demo data. */
export interface SeededRandom {
  /** Gives the next number from 0 up to, not including, 1. */
  next(): number;
  /** Gives a number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** Gives a whole number from `low` to `high`, both possible. */
  whole(low: number, high: number): number;
  /** Gives one item of a list. @throws RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T;
}

/** Starts a repeatable sequence (mulberry32); equal seeds give equal sequences. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    whole,
    pick<T>(list: readonly T[]): T {
      const [found] = list.slice(whole(0, list.length - 1));
      if (found === undefined) throw new RangeError('Nothing to pick from: the list is empty.');
      return found;
    },
  };
}
