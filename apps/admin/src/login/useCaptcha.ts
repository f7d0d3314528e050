import { readCaptchaChallenge } from '@cpd/api/captcha';
import { ApiError, useClient } from '@cpd/api/client';
import { useEffect, useRef } from 'react';
import type { Captcha } from './captcha/Captcha.ts';
import { openCaptcha } from './captcha/openCaptcha.ts';

/** Browsers do not offer cryptography to pages on plain HTTP, except on localhost. */
export function hasSecureContext(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export const NEEDS_HTTPS = 'Sign-in needs HTTPS. Open this page with an address that begins with https://.';

const CAPTCHA_FAILED = 'The captcha could not be completed. Check your connection and try again.';

/**
 * Runs the captcha while the page is open. Returns a function that requests a token, or one of a harder challenge.
 * @throws ApiError
 */
export function useCaptcha(): (level?: 'hard') => Promise<string> {
  const client = useClient();
  const captcha = useRef<Captcha>(null);
  useEffect(() => {
    const opened = openCaptcha((signal) => readCaptchaChallenge(client, signal));
    captcha.current = opened;
    return () => opened.close();
  }, [client]);
  return async (level) => {
    const harder = level && openCaptcha((signal) => readCaptchaChallenge(client, signal, level));
    try {
      return (await (harder ?? captcha.current)?.execute()) ?? '';
    } catch (cause) {
      throw cause instanceof ApiError
        ? cause
        : new ApiError('malformed', { message: hasSecureContext() ? CAPTCHA_FAILED : NEEDS_HTTPS, cause });
    } finally {
      harder?.close();
    }
  };
}
