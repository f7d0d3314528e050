import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A busy machine is slow. Queries return as soon as they find an element.
configure({ asyncUtilTimeout: 60_000 });

const FRAME_MS = 17;

// Test files share their worker and its document, so each test leaves both as they were.
afterEach(() => {
  // What is unmounted may store unsaved input.
  cleanup();
  // jsdom draws no frame again if the clock is replaced while one is due.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(FRAME_MS);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  globalThis.sessionStorage?.clear();
  globalThis.localStorage?.clear();
  globalThis.history?.replaceState(null, '', '/');
  // A test that has reloaded the page lets it go without a question.
  globalThis.window?.dispatchEvent(new Event('beforeunload'));
});

// A page may still load code, such as the PDF viewer's, when the last test of a file ends.
afterAll(() => vi.dynamicImportSettled());
