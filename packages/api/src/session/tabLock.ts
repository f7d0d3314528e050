const LOCK_NAME = 'cpd-session-renewal';

/** Milliseconds after which hanging work no longer blocks other tabs. */
const LOCK_TIMEOUT_MS = 15_000;

/**
 * Milliseconds for which the lock is held after the work has returned: each process of a browser reads a copy of the
 * storage, and the next tab must find the new tokens in its copy.
 */
const STORAGE_SYNC_MS = 300;

/**
 * Runs work while no other tab of this browser does.
 *
 * @param work Receives a function that restarts the timeout.
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
 * Waits for the lock, and returns a function that releases it. Pages without https have no Web Locks, and sandboxed
 * frames reject them. There, two tabs may renew at the same time, and the rejected one uses the tokens that the other
 * has stored.
 */
function acquireLock(): Promise<() => void> {
  return new Promise((resolve) => {
    const holdLock = () => new Promise<void>((release) => resolve(release));
    const lock = navigator.locks?.request(LOCK_NAME, holdLock) ?? Promise.reject();
    lock.catch(() => resolve(() => undefined));
  });
}
