const LOCK_NAME = 'cpd-session-renewal';
const LEASE_KEY = 'root.renewing';

/** Milliseconds after which the lease of a tab that was closed at work is void. */
const LEASE_MS = 10_000;

/**
 * Milliseconds for which the lock is kept after the work, which itself does not wait for it: each process of a browser
 * reads a copy of the storage, and the next tab must find the new tokens in its own.
 */
const TELLING_MS = 300;

/** Milliseconds in which a tab that took the lease at the same moment shows itself. */
const SETTLING_MS = 50;

/** Milliseconds between looks at a lease whose end was not told. */
const LOOK_AGAIN_MS = 250;

/** Runs a piece of work while no other tab of this browser runs one under the same lock. */
export type TabLock = <T>(work: () => Promise<T>) => Promise<T>;

/** The browser's own locks; where there are none (a page without https), a lease in local storage for a moment. */
export const browserTabLock: TabLock = (work) =>
  globalThis.navigator?.locks ? withWebLock(navigator.locks, work) : withLease(work);

function withWebLock<T>(locks: LockManager, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let result: Promise<T> | undefined;
    const held = locks.request(LOCK_NAME, async () => {
      result = work();
      result.then(resolve, reject);
      await result.catch(() => undefined);
      await delay(TELLING_MS);
    });
    // A sandboxed frame has locks but refuses them; it shares its session with no other tab either.
    held.catch(() => {
      if (!result) work().then(resolve, reject);
    });
  });
}

async function withLease<T>(work: () => Promise<T>): Promise<T> {
  const owner = Math.random().toString(36).slice(2);
  while (!(await takesLease(owner))) await leaseChange();
  try {
    return await work();
  } finally {
    if (isHeldBy(owner)) localStorage.removeItem(LEASE_KEY);
  }
}

/** Tries to take the lease; where the storage refuses, no other tab shares the session, and the work may begin. */
async function takesLease(owner: string): Promise<boolean> {
  try {
    const until = Number(localStorage.getItem(LEASE_KEY)?.split(' ')[1] ?? 0);
    if (until > Date.now()) return false;
    localStorage.setItem(LEASE_KEY, `${owner} ${Date.now() + LEASE_MS}`);
  } catch {
    return true;
  }
  await delay(SETTLING_MS);
  return isHeldBy(owner);
}

function isHeldBy(owner: string): boolean {
  try {
    return localStorage.getItem(LEASE_KEY)?.split(' ')[0] === owner;
  } catch {
    return false;
  }
}

/** Waits until another tab writes to the storage, or long enough to look again. */
function leaseChange(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      window.removeEventListener('storage', settle);
      resolve();
    };
    const timer = setTimeout(settle, LOOK_AGAIN_MS);
    window.addEventListener('storage', settle);
  });
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
