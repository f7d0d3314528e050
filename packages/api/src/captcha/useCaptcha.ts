import { sentence } from '@cpd/domain/sentence';
import { useEffect, useRef } from 'react';
import { ApiError } from '../http/ApiError.ts';
import { useClient } from '../react/ClientContext.tsx';
import type { Captcha } from './Captcha.ts';
import { readCaptchaChallenge } from './resource.ts';

/** Opens the captcha of an installation and starts it. `readChallenge` requests a proof of work; null if the server has none. */
export type OpenCaptcha = (readChallenge: (signal: AbortSignal) => Promise<unknown>) => Captcha;

/** Browsers do not offer cryptography to pages on plain HTTP, except on localhost. */
export function hasSecureContext(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export const NEEDS_HTTPS = sentence('Sign-in needs HTTPS. Open this page with an address that begins with https://.');

const CAPTCHA_FAILED = sentence('The captcha could not be completed. Check your connection and try again.');

/**
 * Runs the captcha while the page is open. Returns a function that requests a token, or one of a harder challenge.
 * @param open must be stable
 * @throws ApiError
 */
export function useCaptcha(open: OpenCaptcha): (level?: 'hard') => Promise<string> {
  const client = useClient();
  const captcha = useRef<Captcha>(null);
  useEffect(() => {
    const opened = open((signal) => readCaptchaChallenge(client, signal));
    captcha.current = opened;
    return () => opened.close();
  }, [client, open]);
  return async (level) => {
    const harder = level && open((signal) => readCaptchaChallenge(client, signal, level));
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
