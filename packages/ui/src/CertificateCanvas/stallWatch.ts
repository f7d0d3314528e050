/** A stretch of time, in milliseconds since the epoch. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const BEAT_MS = 4;
// Timers are coarse: only what lies clearly beyond a beat is the machine's doing.
const LATE_MS = 3 * BEAT_MS;

const worker = `
const now = () => performance.timeOrigin + performance.now();
let last = now();
let stalls = [];
setInterval(() => {
  const start = last;
  last = now();
  if (last - start > ${LATE_MS}) stalls.push({ start: start + ${BEAT_MS}, end: last });
}, ${BEAT_MS});
onmessage = () => {
  postMessage(stalls);
  stalls = [];
};`;

/** Watches the machine itself. */
export interface StallWatch {
  /** Gives the stretches since the last question in which the machine let nothing run, not even a thread without work. */
  readonly stalls: () => Promise<readonly Stretch[]>;
  /** Stops watching. */
  readonly stop: () => void;
}

/**
 * Watches from a thread of its own, which has nothing to do but beat: where it misses beats the machine is busy with other
 * things. Work of the page never shows here, since that runs in another thread, on another core.
 */
export function watchStalls(): StallWatch {
  const address = URL.createObjectURL(new Blob([worker], { type: 'text/javascript' }));
  const beating = new Worker(address);
  return {
    stalls: () =>
      new Promise((resolve) => {
        beating.onmessage = ({ data }) => resolve(data);
        beating.postMessage('');
      }),
    stop: () => {
      beating.terminate();
      URL.revokeObjectURL(address);
    },
  };
}

/** Gives the length of a stretch without the stalls inside, in milliseconds. */
export function lengthWithout(stalls: readonly Stretch[], { start, end }: Stretch): number {
  const inside = stalls.map((stall) => Math.min(stall.end, end) - Math.max(stall.start, start));
  return end - start - inside.reduce((sum, length) => sum + Math.max(length, 0), 0);
}
