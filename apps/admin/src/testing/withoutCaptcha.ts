import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Lets the tests of a file sign in without a captcha, and takes away what each has rendered. */
export function withoutCaptcha(): void {
  beforeEach(() => void vi.stubEnv('VITE_CAPTCHA_PROVIDER', 'off'));
  afterEach(() => {
    cleanup();
    vi.unstubAllEnvs();
  });
}
