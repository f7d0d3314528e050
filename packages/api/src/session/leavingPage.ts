let isLeaving = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    isLeaving = true;
  });
  // A page may come back from the browser's back-forward cache.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

/** Whether the browser is taking the page away, and cancelling its calls with it. */
export function isLeavingPage(): boolean {
  return isLeaving;
}
