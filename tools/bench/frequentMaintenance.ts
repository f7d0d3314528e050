/** Loaded before a service, has its maintenance of every five minutes run ten times a second, checkpoints among it. */
const FIVE_MINUTES_MS = 5 * 60_000;
const OFTEN_MS = 100;

const setOwnInterval = globalThis.setInterval;

Object.assign(globalThis, {
  setInterval: (work: () => void, milliseconds: number) =>
    setOwnInterval(work, milliseconds === FIVE_MINUTES_MS ? OFTEN_MS : milliseconds),
});

export {};
