import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Switches the captcha off for the tests of a file, and cleans up after each. */
export function withoutCaptcha(): void {
  beforeEach(() => void vi.stubEnv('VITE_CAPTCHA_PROVIDER', 'off'));
  afterEach(() => {
    cleanup();
    vi.unstubAllEnvs();
  });
}
