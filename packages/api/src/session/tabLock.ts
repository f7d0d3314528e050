const LOCK_NAME = 'cpd-session-renewal';

/** Milliseconds after which work that hangs no longer holds up the other tabs (rule A19). */
const LOCK_TIMEOUT_MS = 15_000;

/**
 * Milliseconds for which the lock is kept after the work, which itself does not wait for it: each process of a browser
 * reads a copy of the storage, and the next tab must find the new tokens in its own.
 */
const STORAGE_SYNC_MS = 300;

/**
 * Runs a piece of work while no other tab of this browser runs one.
 *
 * @param work Calls what it is given to say that it does not hang: its time then begins again.
 */
export async function withTabLock<T>(work: (extend: () => void) => Promise<T>): Promise<T> {
  const release = await acquireLock();
  let timer = setTimeout(release, LOCK_TIMEOUT_MS);
  const extend = () => {
    clearTimeout(timer);
    timer = setTimeout(release, LOCK_TIMEOUT_MS);
  };
  try {
    return await work(extend);
  } finally {
    clearTimeout(timer);
    setTimeout(release, STORAGE_SYNC_MS);
  }
}

/**
 * Waits for the lock; the answer lets go of it. A page without https has no locks and a sandboxed frame refuses
 * them: there, two tabs may renew at once, and the one that is refused takes over what the other has stored.
 */
function acquireLock(): Promise<() => void> {
  return new Promise((resolve) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    const held = navigator.locks?.request(LOCK_NAME, hold) ?? Promise.reject();
    held.catch(() => resolve(() => undefined));
  });
}
