import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** Switches the captcha off for the tests of a file, and cleans up after each. */
export function withoutCaptcha(): void {
  beforeEach(() => {
    document.head.innerHTML = '<script id="settings" type="application/json">{"CAPTCHA_PROVIDER":"off"}</script>';
  });
  afterEach(() => {
    cleanup();
    document.head.innerHTML = '';
  });
}
